/**
 * Builds the package `quietzone`, its doors and its command, in build/package, and packs it as
 * build/quietzone-<version>.tgz. Fails if what an application bundles of it is over its budget.
 */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { basename, extname, join, resolve } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as esbuild from 'esbuild';
import { rolldown } from 'rolldown';
import { DOORS, writeTypes } from './package-types.mjs';
import { compileWords } from './words.mjs';

const OUT = 'build/package';

const require = createRequire(import.meta.url);

/** The query of an import that becomes a `data:` URL. */
const INLINED = '?url&inline';

/**
 * Bytes of an import, minified and compressed by the bundler that makes more of it.
 * @type {Readonly<Record<string, number>>}
 */
const BUDGETS = {
  "export * from './index.js'": 15_000,
  "export { svg } from './index.js'": 14_850,
  "export { wifi } from './content.js'": 4_600,
};

const manifest = JSON.parse(readFileSync('package/npm/package.json', 'utf8'));

/** Packages that users install themselves, and Node's modules. */
const EXTERNAL = new RegExp(`^(?:${Object.keys(manifest.peerDependencies).join('|')})(?:/|$)|^node:`);

rmSync(OUT, { recursive: true, force: true });
compileWords();
await bundleDoors();
await writeTypes(join(OUT, 'dist'));
cpSync('package/npm/package.json', join(OUT, 'package.json'));
for (const name of ['README.md', 'looks.svg', 'reference.md', 'npm/check.schema.json'])
  cpSync(`package/${name}`, join(OUT, basename(name)));
cpSync('LICENSE', join(OUT, 'LICENSE'));
execFileSync('npm', ['pack', `./${OUT}`, '--pack-destination', 'build', '--silent'], { stdio: 'inherit' });

for (const source of new Set([...Object.keys(BUDGETS), ...DOORS.map((door) => `export * from './${door}.js'`)])) {
  const bytes = await weigh(source);
  const isOver = bytes > BUDGETS[source];
  console.log(`${bytes} bytes: ${source}${isOver ? `, over its budget of ${BUDGETS[source]}` : ''}`);
  if (isOver) process.exitCode = 1;
}

/**
 * Reports all but that a directive might be lost: `'use client'` stays at the beginning of its file, as a test says.
 * @type {NonNullable<import('rolldown').InputOptions['onLog']>}
 */
function onLog(level, log, report) {
  if (log.code !== 'MODULE_LEVEL_DIRECTIVE') report(level, log);
}

/** Bundles the doors and the command with all that they need of other packages, and writes the licenses. */
async function bundleDoors() {
  const bundle = await rolldown({
    input: {
      ...Object.fromEntries(DOORS.map((door) => [door, `package/doors/${door}.ts`])),
      command: 'package/command/index.ts',
      'batch-worker': 'package/command/batch-worker.ts',
      'decode-image': 'package/command/decode-image.ts',
      'qrcode-browser': 'package/doors/qrcode-browser.ts',
    },
    external: EXTERNAL,
    platform: 'neutral',
    resolve: { mainFields: ['module', 'main'] },
    treeshake: { propertyReadSideEffects: false },
    plugins: [
      { name: 'inlined', resolveId: pathOfInlined, load: inline },
      { name: 'harfbuzz', transform: takeBytes },
    ],
    onLog,
  });
  const draft = (await bundle.generate()).output.filter((chunk) => chunk.type === 'chunk');
  const light = modulesOf(draft, 'package/doors/index.ts');
  const command = modulesOf(draft, 'package/command/index.ts');
  const { output } = await bundle.write({
    dir: join(OUT, 'dist'),
    chunkFileNames: 'shared/[name].js',
    // Names, lines and comments stay. Some bundlers don't put constants where they are used.
    minify: { compress: true, mangle: false, codegen: false },
    banner: ({ moduleIds }) => (moduleIds.some((id) => id.endsWith('react-canvas.ts')) ? "'use client';" : ''),
    // Node takes half a millisecond for each file, and `quietzone make` would load eighteen.
    codeSplitting: {
      groups: [
        { name: 'checks', test: /package\/doors\/(?:checks|errors)\.ts$/, priority: 3 },
        { name: 'light', test: (id) => light.has(id), priority: 2 },
        { name: 'command', test: (id) => command.has(id) },
        // A file of its own with `'use client'`, and not with what server components need too.
        { name: 'react-code', test: /react-code\.ts$/, priority: 1 },
        { name: 'react-canvas', test: /react-canvas\.ts$/ },
        // Bundlers leave a file out as a whole, but not all that a file computes when it is loaded.
        { name: 'more-content', test: /core\/content\/(?:more|redirects|vocabulary)\/|@noble|@scure/ },
      ],
    },
  });
  await bundle.close();
  const modules = output.flatMap((chunk) => (chunk.type === 'chunk' ? chunk.moduleIds : []));
  const foreign = modules.flatMap((id) => /.*\/node_modules\/((?:@[^/]+\/)?[^/]+)/.exec(id)?.[1] ?? []);
  writeFileSync(join(OUT, 'licenses.txt'), [...new Set(foreign)].sort().map(licenseOf).join(''));
}

/**
 * Returns the paths of the modules that one of them needs, without itself and those that it imports later: these would
 * wait for the command to end if they shared its file.
 * @param {readonly import('rolldown').OutputChunk[]} chunks
 * @param {string} path
 */
function modulesOf(chunks, path) {
  const needed = new Set(chunks.filter(({ facadeModuleId }) => facadeModuleId === resolve(path)));
  for (const { imports } of needed) {
    for (const chunk of chunks) if (imports.includes(chunk.fileName)) needed.add(chunk);
  }
  return new Set([...needed].flatMap(({ moduleIds }) => moduleIds.filter((id) => id !== resolve(path))));
}

/**
 * Returns the path of a file that is imported as a `data:` URL, as Vite does.
 * @param {string} source
 */
function pathOfInlined(source) {
  return source.endsWith(INLINED) ? require.resolve(source.slice(0, -INLINED.length)) + INLINED : null;
}

/** @param {string} id */
function inline(id) {
  if (!id.endsWith(INLINED)) return null;
  const path = id.slice(0, -INLINED.length);
  const type = extname(path) === '.wasm' ? 'application/wasm' : 'font/woff';
  return `export default 'data:${type};base64,${readFileSync(path, 'base64')}'`;
}

/**
 * HarfBuzz loads a file from beside its own code, by Node's modules or by `fetch`. Bundlers for browsers fail at the
 * former and lose the file. Here it gets the bytes instead.
 * @param {string} code
 * @param {string} id
 */
function takeBytes(code, id) {
  if (id.endsWith('harfbuzzjs/dist/index.mjs')) {
    const wasm = `import wasm from 'harfbuzzjs/dist/harfbuzz.wasm${INLINED}';\n`;
    const bytes = "Uint8Array.from(atob(wasm.slice(wasm.indexOf(',') + 1)), (c) => c.charCodeAt(0))";
    return wasm + replaced(code, /await createHarfBuzz\(\)/, `await createHarfBuzz({ wasmBinary: ${bytes} })`);
  }
  if (!id.endsWith('harfbuzzjs/dist/harfbuzz.js')) return null;
  const isNode = /var ENVIRONMENT_IS_NODE=[^;]+;if\(ENVIRONMENT_IS_NODE\)\{[^}]+\}[^}]+\}/;
  const place = /new URL\("harfbuzz.wasm",import.meta.url\).href/;
  return replaced(replaced(code, isNode, 'var ENVIRONMENT_IS_NODE=false;var require;'), place, '""');
}

/**
 * @param {string} text
 * @param {RegExp} pattern that must match
 * @param {string} by
 */
function replaced(text, pattern, by) {
  if (!pattern.test(text)) throw new Error(`Not found in HarfBuzz: ${pattern}`);
  return text.replace(pattern, by);
}

/**
 * @param {string} name of a package
 * @returns {string} its license, with its name and version
 */
function licenseOf(name) {
  const folder = join('node_modules', name);
  const { version, license, author } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'));
  const file = readdirSync(folder).find((each) => /^licen[cs]e/i.test(each));
  // Some packages only name their license. Those with a codec of others name that one too.
  const own = file ? readFileSync(join(folder, file), 'utf8').trim() : `Copyright ${author?.name ?? author}`;
  const codec = join(folder, 'codec/LICENSE.codec.md');
  const text = existsSync(codec) ? `${own}\n\n${readFileSync(codec, 'utf8').trim()}` : own;
  return `${name} ${version} (${license})\n\n${text}\n\n\n`;
}

/**
 * Returns the bytes of what an application bundles for an import, minified and compressed: by rolldown or by esbuild,
 * whichever makes more of it.
 * @param {string} source
 */
async function weigh(source) {
  const input = join(OUT, 'dist', 'weighed.mjs');
  writeFileSync(input, source);
  const bundle = await rolldown({ input, external: EXTERNAL, onLog });
  const { output } = await bundle.generate({ minify: true, codeSplitting: false });
  await bundle.close();
  const { outputFiles } = await esbuild.build({
    entryPoints: [input],
    bundle: true,
    minify: true,
    format: 'esm',
    external: [...Object.keys(manifest.peerDependencies), 'node:*'],
    write: false,
  });
  rmSync(input);
  return Math.max(...[output[0].code, outputFiles[0].contents].map((code) => gzipSync(code, { level: 9 }).length));
}
