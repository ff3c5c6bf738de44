/** Lists what the service worker keeps of a release. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { NOT_FOUND, PAGES } from './hosting.mjs';

/** Large, and not needed before the visitor asks for a scan. */
const LATER = /\.wasm$|worker/;

/** For search engines, other sites and installers: nobody needs them without a network. */
const UNNEEDED = /^(robots\.txt|sitemap\.xml|open-graph\.png|icon-.*\.png|favicon\.ico)$/;

/**
 * @param {string} folder a built site without its service worker
 * @returns the value of RELEASE in src/app/service-worker.ts
 */
export async function listRelease(folder) {
  const hash = createHash('sha256');
  /** @type {string[]} */
  const files = [];
  /** @type {string[]} */
  const later = [];
  for (const path of (await listFiles(folder)).sort()) {
    hash.update(path).update(await readFile(join(folder, path)));
    if (path.endsWith('.html') || UNNEEDED.test(path)) continue;
    (LATER.test(path) ? later : files).push(`/${path}`);
  }
  const pages = [...PAGES, NOT_FOUND].map(({ path }) => ({
    pattern: path,
    address: path.replace(/:\w+/, '-').replace('*', '/404'),
  }));
  return { version: hash.digest('hex').slice(0, 12), pages, files, later };
}

/** @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/'));
}
