/** Loads a folder of `src/` through its door where no build is at hand: scripts and benchmarks run what the site runs. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that look for files of their own beside them. */
const WITH_FILES = ['@undecaf/zbar-wasm'];

/**
 * The names that `file` exports, bundled into one file first, so that measured speeds are those of the site.
 * @param {string} file A path from the project's folder.
 */
export async function loadSource(file) {
  const output = resolve('build/source', `${file.replace(/[\\/]/g, '-').replace(/\.ts$/, '')}.mjs`);
  mkdirSync('build/source', { recursive: true });
  const bundle = await rolldown({ input: resolve(file), external: WITH_FILES, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: output, format: 'esm', codeSplitting: false });
  await bundle.close();
  return import(pathToFileURL(output).href);
}
