/**
 * Writes the HTML files of all screens, posts and authors into dist/. The built index.html is their template, and the
 * server build in build/prerender renders the pages.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NOT_FOUND, ownFile, PAGE_POLICY, PAGES } from '../hosting/hosting.mjs';
import { closure, readManifest } from './manifest.mjs';

const ENTRY = 'index.html';

/** The script that pages of posts and authors run before all others. */
const EARLY_ENTRY = 'site/app/early-texts.ts';

/** @typedef {typeof import('../../site/app/static-pages.tsx')} ServerBuild */

/**
 * @param {string} language
 * @returns {Promise<ServerBuild>}
 */
export async function loadServerBuild(language) {
  return import(pathToFileURL(resolve('build/prerender', language, 'static-pages.js')).href);
}

/**
 * @param {ServerBuild} server
 * @param {string} language
 * @param {string} languagePath
 */
export async function prerenderPages(server, language, languagePath) {
  const template = (await readFile(`build/client/${language}/index.html`, 'utf8'))
    .replace(/ *<(link rel="(stylesheet|modulepreload)"|script type="module").*>\n/g, '')
    .replace('<html lang="en">', `<html lang="${language}">`)
    .replace('href="/site.webmanifest"', `href="${languagePath}site.webmanifest"`);
  const manifest = readManifest(language);
  const font = (await readdir('dist/assets')).find((name) => /-latin-wght-normal-[\w-]+\.woff2$/.test(name));

  const pages = [...PAGES, ...NOT_FOUND].filter((page) => page.language === language);
  const patterns = pages.map(({ route }) => route);
  if (String(patterns) !== String(server.PATTERNS)) throw new Error(`${patterns} are served, ${server.PATTERNS} exist`);

  for (const { route, file } of pages) await write(file, route, await server.prerenderScreen(route));
  for (const path of await server.publicPaths()) {
    if (!patterns.includes(path)) await write(ownFile(path), path, await server.prerenderAddress(path));
  }

  /**
   * @param {string} file in dist/
   * @param {string} path
   * @param {Awaited<ReturnType<ServerBuild['prerenderScreen']>>} page
   */
  async function write(file, path, page) {
    const needed = closure(manifest, ENTRY, page.source);
    const run = [...(path.startsWith('/community/') ? [EARLY_ENTRY] : []), ENTRY].map((key) => manifest[key].file);
    // The entry's own sheet comes first, because it sets the order of the cascade layers for all others.
    const own = manifest[ENTRY].css ?? [];
    const head = [
      // Pages in Japanese and Chinese wear the system's fonts.
      ...(font && !/^(ja|zh)/.test(language)
        ? [`<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`]
        : []),
      page.head,
      ...[...own, ...missing(needed.styles, own)].map(
        (sheet) => `<link rel="stylesheet" crossorigin href="/${sheet}">`,
      ),
      // The page is painted without its scripts, so they must not delay what it is painted with.
      ...run.map((script) => `<script type="module" crossorigin fetchpriority="low" src="/${script}"></script>`),
      ...missing(needed.scripts, run).map(
        (script) => `<link rel="modulepreload" crossorigin fetchpriority="low" href="/${script}">`,
      ),
    ];
    const html = [
      ['<!--head-->', head.join('\n    ')],
      ['<!--too-old-->', server.TOO_OLD],
      ['<!--page-->', withoutStyles(page.body)],
    ].reduce((text, [marker, content]) => fill(text, marker, content), template);
    await mkdir(dirname(join('dist', file)), { recursive: true });
    await writeFile(join('dist', file), withPolicy(html));
  }
}

/**
 * @param {string[]} needed
 * @param {string[]} present
 */
function missing(needed, present) {
  return needed.filter((file) => !present.includes(file));
}

/**
 * Replaces a marker by text. Throws unless the marker occurs exactly once.
 * @param {string} html
 * @param {string} marker
 * @param {string} text
 */
function fill(html, marker, text) {
  const parts = html.split(marker);
  if (parts.length !== 2) throw new Error(`index.html must contain ${marker} once`);
  return parts.join(text);
}

/**
 * Removes all style attributes: the security policy blocks them in HTML, and browsers would report each one. Hydration
 * does not restore the attributes. So every prerendered element must look right without its style attribute until React
 * renders the element again. The pattern cannot match in text, because React writes quotes in text as entities.
 * @param {string} body
 */
function withoutStyles(body) {
  return body.replace(/ style="[^"]*"/g, '');
}

/**
 * Adds the security policy, before everything to which it applies.
 * @param {string} html
 */
function withPolicy(html) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
}
