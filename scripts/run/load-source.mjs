/** Bundles TypeScript sources for scripts and benchmarks, so that they run the same code as the site. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

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
  const bundle = await rolldown({ input: resolve(file), external: WITH_FILES, platform: 'node', logLevel: 'silent' });
  await bundle.write({ file: output, format: 'esm', codeSplitting: false });
  await bundle.close();
  return pathToFileURL(output).href;
}

/**
 * Bundles `file` and returns its exports.
 * @param {string} file path relative to the project
 */
export async function loadSource(file) {
  return import(await bundleSource(file));
}

/**
 * Returns the exports of `file`, bundled with the sources of a commit. `file` itself is taken from the working tree.
 * @param {string} commit
 * @param {string} file path relative to the project; it must import sources through the `#` names of package.json
 */
export async function loadCommit(commit, file) {
  const folder = `build/source/${commit}`;
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const archive = execFileSync('git', ['archive', commit, 'src', 'package.json'], { maxBuffer: 2 ** 30 });
  execFileSync('tar', ['-x', '-C', folder], { input: archive });
  mkdirSync(dirname(`${folder}/${file}`), { recursive: true });
  copyFileSync(file, `${folder}/${file}`);
  return loadSource(`${folder}/${file}`);
}
