/** Lists what the service worker stores of a release. */
import { createHash } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join, relative, sep } from 'node:path';
import { HASHED, NOT_FOUND, PAGES } from './hosting.mjs';

/** Large, and not needed before the visitor asks for a scan: stored at first use. */
const LATER = /\.wasm$|\/worker-/;

/** For search engines and other sites: nobody needs them without a network. */
const UNNEEDED = /^(robots\.txt|sitemap\.xml|open-graph\.png)$/;

/**
 * @param {string} folder a built site without its service worker
 * @returns the value of RELEASE in src/app/service-worker.ts
 */
export async function listRelease(folder) {
  const paths = (await listFiles(folder)).filter((path) => !/\.html$/.test(path) && !UNNEEDED.test(path));
  const files = paths.filter((path) => !LATER.test(path)).map((path) => storedFile(folder, path, `/${path}`));
  const pages = [...PAGES, NOT_FOUND].map(async ({ path, file }) => ({
    // Any name leads to the page that all posts share, or all authors.
    ...(await storedFile(folder, file, path.replace(/:\w+/, '-').replace('*', '/404'))),
    pattern: path === NOT_FOUND.path ? '' : `^${path.replace(/:\w+/g, '[^/?]+')}/?(\\?|$)`,
  }));
  return { pages: await Promise.all(pages), files: await Promise.all(files) };
}

/**
 * @param {string} folder
 * @param {string} path the file's in it
 * @param {string} url the address that the server answers with the file
 */
async function storedFile(folder, path, url) {
  if (url.startsWith(HASHED)) return { url, revision: null };
  const content = await readFile(join(folder, path));
  return { url, revision: createHash('sha256').update(content).digest('hex').slice(0, 12) };
}

/** @param {string} folder */
async function listFiles(folder) {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.map((entry) => relative(folder, join(entry.parentPath, entry.name)).split(sep).join('/')).sort();
}
