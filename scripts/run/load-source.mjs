/** Bundles TypeScript sources for scripts and benchmarks, so that they run what the site runs. */
import { execFileSync } from 'node:child_process';
import { copyFileSync, mkdirSync, rmSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';

/** Packages that look for files in their own folder, and so cannot be bundled. */
const WITH_FILES = ['@undecaf/zbar-wasm', 'harfbuzzjs'];

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

/**
 * Returns the exports of `file` as they are with the sources of a commit: `file` itself is the present one.
 * @param {string} commit
 * @param {string} file path from the project's folder; it names sources by the imports of package.json
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
