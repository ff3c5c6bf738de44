/**
 * Builds the service worker. It lists the files that are stored at the first visit, so all files of the release must be
 * written first.
 */
import { readdirSync } from 'node:fs';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { NOT_FOUND, PAGES, patternOf } from '../hosting/hosting.mjs';
import { LANGUAGES } from './words.mjs';

/** Not at the first visit, but after the first code: what tests a further one, and the face of its caption. */
const LATER =
  /^(?:judge-worker|zxing_reader|harfbuzz|site-lettering|familjen-grotesk-latin-[47]00-normal)-.*\.(?:js|wasm|woff)$/;

/** Large, and not needed before a visitor scans a code or adds a caption. They are stored when they are first used. */
const WHEN_USED = /^(?:(?:judge|codes)-worker-|harfbuzz|site-lettering|read-workbook|jschardet|pdf-pages)/;

/**
 * Writes service-worker.js into a folder that contains all other files of the site, and into the folder of each other
 * language. Each stores the files of its own language.
 * @param {string} folder
 */
export async function buildServiceWorkers(folder) {
  for (const { tag, path } of LANGUAGES) await buildServiceWorker(folder, tag, path);
}

/**
 * @param {string} folder
 * @param {string} language
 * @param {string} languagePath
 */
async function buildServiceWorker(folder, language, languagePath) {
  const [notFound] = NOT_FOUND.filter((page) => page.language === language);
  const pages = PAGES.filter((page) => page.language === language);
  const assets = readdirSync(`build/client/${language}/assets`);
  const stored = assets.filter((name) => /\.(css|js|png|svg|woff2)$/.test(name) && !WHEN_USED.test(name));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SCREENS: JSON.stringify(
        pages.map(({ path }) => ({ url: addressOf(path), pattern: `^${patternOf(path)}/?(\\?|$)` })),
      ),
      NOT_FOUND: JSON.stringify(notFound.path),
      OTHER_LANGUAGES: JSON.stringify(
        LANGUAGES.map(({ path }) => path).filter((path) => path.startsWith(languagePath) && path !== languagePath),
      ),
      LATER: JSON.stringify(assets.filter((name) => LATER.test(name)).map((name) => `/assets/${name}`)),
    },
    build: {
      outDir: 'build/service-worker',
      rolldownOptions: {
        input: 'site/app/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
  /** The address under which each page's file is stored. All posts share one page, and so do all authors. */
  const addresses = new Map([...pages, notFound].map(({ path, file }) => [file, addressOf(path)]));
  const { warnings } = await injectManifest({
    swSrc: 'build/service-worker/service-worker.js',
    swDest: `${folder}${languagePath}service-worker.js`,
    globDirectory: folder,
    globPatterns: [
      ...['*.{ico,png,svg,txt}', 'community/*', `${languagePath.slice(1)}site.webmanifest`, ...addresses.keys()],
      ...stored.map((name) => `assets/${name}`),
    ],
    // These files are only for search engines and other sites, so nobody needs them offline.
    globIgnores: ['robots.txt', 'open-graph.png'],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: addresses.get(entry.url) ?? `/${entry.url}` })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** @param {string} path */
function addressOf(path) {
  return path.replace(/:\w+/, '-');
}
