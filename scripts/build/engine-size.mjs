// Bundles, minifies and compresses the engine, and prints its size. Fails if the compressed engine has more than 10,000
// bytes, or if the engine imports anything.

import { resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import { rolldown } from 'rolldown';

const BUDGET = 10_000;

const bundle = await rolldown({
  input: resolve(import.meta.dirname, '../../core/engine/index.ts'),
  logLevel: 'silent',
});
const { output } = await bundle.generate({ format: 'esm', minify: true });
await bundle.close();

const imports = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.imports : []));
const code = output.map((chunk) => (chunk.type === 'chunk' ? chunk.code : '')).join('');
const bytes = gzipSync(code, { level: 9 }).length;
console.log(`Engine: ${code.length} bytes minified, ${bytes} compressed, budget ${BUDGET}.`);
if (imports.length > 0) console.error(`The engine must import nothing, but imports ${imports.join(', ')}.`);
if (bytes > BUDGET) console.error(`The engine is ${bytes - BUDGET} bytes over its budget.`);
process.exitCode = bytes > BUDGET || imports.length > 0 ? 1 : 0;
