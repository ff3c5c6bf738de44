/** Reads the bundler's manifest: the scripts (chunks) of the build with their imports and style sheets. */
import { readFileSync } from 'node:fs';

/** @typedef {{ file: string, imports?: string[], dynamicImports?: string[], css?: string[] }} Chunk */

/**
 * @param {string} language
 * @returns {Record<string, Chunk>} chunks by source file
 */
export function readManifest(language) {
  return JSON.parse(readFileSync(`build/client/${language}/.vite/manifest.json`, 'utf8'));
}

/**
 * @param {string} language
 * @returns {{ scripts: string[], styles: string[] }} the files that the home page loads before a visitor touches it,
 * relative to dist/
 */
export function homeFiles(language) {
  return closure(readManifest(language), 'index.html', 'site/app/home-page.tsx');
}

/**
 * @param {string} language
 * @returns {string[]} the scripts that the home page loads at the first touch, relative to dist/
 */
export function touchScripts(language) {
  const { scripts } = closure(readManifest(language), 'site/features/generator/touched.ts');
  const home = homeFiles(language).scripts;
  return scripts.filter((script) => !home.includes(script));
}

/**
 * Returns the scripts and styles that a browser loads before these sources can run. Dynamic imports are not followed.
 * @param {Record<string, Chunk>} manifest
 * @param {...string} sources
 * @returns {{ scripts: string[], styles: string[] }} files relative to dist/
 */
export function closure(manifest, ...sources) {
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
  /** @param {string} key */
  const visit = (key) => {
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The build has no chunk of ${key}`);
    if (scripts.has(chunk.file)) return;
    scripts.add(chunk.file);
    for (const imported of chunk.imports ?? []) visit(imported);
    for (const sheet of chunk.css ?? []) styles.add(sheet);
  };
  for (const source of sources) visit(source);
  return { scripts: [...scripts], styles: [...styles] };
}
