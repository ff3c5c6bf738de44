/**
 * Builds the service worker. It lists the files that are stored at the first visit, so all files of the release must be
 * written first.
 */
import { readdirSync } from 'node:fs';
import { build } from 'vite';
import { injectManifest } from 'workbox-build';
import { NOT_FOUND, PAGES } from '../hosting/hosting.mjs';

/** The address under which each page's file is stored. All posts share one page, and so do all authors. */
const ADDRESSES = new Map([...PAGES, NOT_FOUND].map(({ path, file }) => [file, addressOf(path)]));

/** The pages. `pattern` matches a requested path with its query; the first page whose pattern matches is used. */
const SCREENS = PAGES.map(({ path }) => ({
  url: addressOf(path),
  pattern: `^${path.replace(/:\w+/g, '[^/?]+')}/?(\\?|$)`,
}));

/** Not at the first visit, but after the first code: what tests a further one, and the face of its caption. */
const LATER =
  /^(?:judge-worker|zxing_reader|harfbuzz|site-lettering|familjen-grotesk-latin-[47]00-normal)-.*\.(?:js|wasm|woff)$/;

/**
 * Writes service-worker.js into a folder that contains all other files of the site.
 * @param {string} folder
 */
export async function buildServiceWorker(folder) {
  const later = readdirSync(`${folder}/assets`).filter((name) => LATER.test(name));
  await build({
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    define: {
      SCREENS: JSON.stringify(SCREENS),
      NOT_FOUND: JSON.stringify(addressOf(NOT_FOUND.path)),
      LATER: JSON.stringify(later.map((name) => `/assets/${name}`)),
    },
    build: {
      outDir: 'build/service-worker',
      rolldownOptions: {
        input: 'site/app/service-worker.ts',
        output: { entryFileNames: 'service-worker.js', format: 'iife' },
      },
    },
  });
  const { warnings } = await injectManifest({
    swSrc: 'build/service-worker/service-worker.js',
    swDest: `${folder}/service-worker.js`,
    globDirectory: folder,
    globPatterns: ['**/*.{css,ico,js,png,svg,txt,webmanifest,woff2}', ...ADDRESSES.keys()],
    globIgnores: [
      // These files are large, and not needed before a visitor scans a code or adds a caption. They are stored when
      // they are first used.
      ...[
        '**/*.wasm',
        'assets/{judge,codes}-worker-*',
        'assets/{harfbuzz,site-lettering,read-workbook,jschardet,pdf-pages}*',
      ],
      // These files are only for search engines and other sites, so nobody needs them offline.
      ...['robots.txt', 'open-graph.png'],
    ],
    dontCacheBustURLsMatching: /^assets\//,
    manifestTransforms: [
      (entries) => ({
        manifest: entries.map((entry) => ({ ...entry, url: ADDRESSES.get(entry.url) ?? `/${entry.url}` })),
      }),
    ],
  });
  if (warnings.length > 0) throw new Error(warnings.join('\n'));
}

/** @param {string} path */
function addressOf(path) {
  return path === NOT_FOUND.path ? '/404' : path.replace(/:\w+/, '-');
}
