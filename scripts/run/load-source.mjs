/** Bundles TypeScript sources for scripts and benchmarks, so that they run what the site runs. */
import { mkdirSync } from 'node:fs';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that look for their own files beside them, and so cannot be bundled. */
const WITH_FILES = ['@undecaf/zbar-wasm'];

/**
 * Bundles `file` with all it imports into one file under `build/source`, so that measured speeds are those of the site.
 * @param {string} file path from the project's folder
 * @returns {Promise<string>} URL of the bundle
 */
export async function bundleSource(file) {
  const output = resolve('build/source', `${file.replace(/[\\/]/g, '-').replace(/\.ts$/, '')}.mjs`);
  mkdirSync('build/source', { recursive: true });
  const bundle = await rolldown({ input: resolve(file), external: WITH_FILES, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: output, format: 'esm', codeSplitting: false });
  await bundle.close();
  return pathToFileURL(output).href;
}

/**
 * Returns the exports of `file`, bundled first.
 * @param {string} file path from the project's folder
 */
export async function loadSource(file) {
  return import(await bundleSource(file));
}
