import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { compileWords } from '../build/words.mjs';

/** Packages that load files from their own folder, and so cannot be bundled. */
const WITH_FILES = ['@undecaf/zbar-wasm', 'harfbuzzjs'];

/**
 * Bundles `file` with everything it imports into one file in `build/source`. A bundle runs as fast as the site does.
 * @param {string} file path relative to the project
 * @returns {Promise<string>} URL of the bundle
 */
export async function bundleSource(file) {
  const output = resolve('build/source', `${file.replace(/[\\/]/g, '-').replace(/\.ts$/, '')}.mjs`);
  mkdirSync('build/source', { recursive: true });
  compileWords();
  const bundle = await rolldown({ input: resolve(file), external: WITH_FILES, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: output, format: 'esm', codeSplitting: false });
  await bundle.close();
  return pathToFileURL(output).href;
}
