/**
 * Writes the HTML files of all screens, posts and authors into dist/, from the built index.html and the server build in
 * build/prerender.
 */
import { mkdir, readdir, readFile, writeFile } from 'node:fs/promises';
import { dirname, join, resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { NOT_FOUND, ownFile, PAGE_POLICY, PAGES } from '../hosting/hosting.mjs';
import { closure, readManifest } from './manifest.mjs';

const ENTRY = 'index.html';

/** Runs in the pages of posts and authors before anything else. */
const EARLY_ENTRY = 'src/app/early-texts.ts';

/** @typedef {typeof import('../../src/app/static-pages.tsx')} ServerBuild */

/** @returns {Promise<ServerBuild>} */
export async function loadServerBuild() {
  return import(pathToFileURL(resolve('build/prerender/static-pages.js')).href);
}

/** @param {ServerBuild} server */
export async function prerenderPages(server) {
  const template = (await readFile('dist/index.html', 'utf8')).replace(/ *<link rel="stylesheet".*>\n/g, '');
  const manifest = readManifest();
  const font = (await readdir('dist/assets')).find((name) => /-latin-wght-normal-[\w-]+\.woff2$/.test(name));

  const pages = [...PAGES, NOT_FOUND];
  const patterns = pages.map(({ path }) => path);
  if (String(patterns) !== String(server.PATTERNS)) throw new Error(`${patterns} are served, ${server.PATTERNS} exist`);

  for (const { path, file } of pages) await write(file, path, await server.prerenderScreen(path));
  for (const path of await server.publicPaths()) {
    if (!patterns.includes(path)) await write(ownFile(path), path, await server.prerenderAddress(path));
  }

  /**
   * @param {string} file in dist/
   * @param {string} path
   * @param {Awaited<ReturnType<ServerBuild['prerenderScreen']>>} page
   */
  async function write(file, path, page) {
    const inTemplate = closure(manifest, ENTRY);
    const needed = closure(manifest, ENTRY, page.source);
    const early = path.startsWith('/community/') ? [`/${manifest[EARLY_ENTRY].file}`] : [];
    const head = [
      ...(font ? [`<link rel="preload" href="/assets/${font}" as="font" type="font/woff2" crossorigin>`] : []),
      ...missing(needed.scripts, inTemplate.scripts).map(
        (script) => `<link rel="modulepreload" crossorigin href="/${script}">`,
      ),
      ...early.map((script) => `<script type="module" crossorigin src="${script}"></script>`),
      page.head,
    ];
    // The entry's own sheet comes first, because it states the order of the cascade layers for the components' sheets.
    const own = manifest[ENTRY].css ?? [];
    const styles = [...own, ...missing(needed.styles, own)]
      .map((sheet) => `  <link rel="stylesheet" crossorigin href="/${sheet}">\n  `)
      .join('');
    const html = [
      ['<!--head-->', head.join('\n    ')],
      ['</head>', `${styles}</head>`],
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
 * Puts text in the place of a marker that must be there once.
 * @param {string} html
 * @param {string} marker
 * @param {string} text
 */
function fill(html, marker, text) {
  const parts = html.split(marker);
  if (parts.length !== 2) throw new Error(`index.html must hold ${marker} once`);
  return parts.join(text);
}

/**
 * The security policy blocks style attributes in HTML, and would report each. React sets styles through the style
 * object, which is allowed, when it renders in the browser; what it hydrates keeps the attributes as they are. So no
 * prerendered element may need its style attribute, and here they all go. (In text, React writes a quote as an entity.)
 * @param {string} body
 */
function withoutStyles(body) {
  return body.replace(/ style="[^"]*"/g, '');
}

/**
 * The policy must stand before everything that it rules.
 * @param {string} html
 */
function withPolicy(html) {
  const meta = `<meta http-equiv="Content-Security-Policy" content="${PAGE_POLICY}">`;
  return html.replace('<meta charset="utf-8">', (charset) => `${charset}\n    ${meta}`);
}
