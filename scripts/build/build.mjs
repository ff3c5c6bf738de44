/**
 * Builds the site into dist/: bundles it, prerenders its pages, adds files for hosts, and writes compressed copies of
 * its files.
 */
import { rename, rmdir, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { build } from 'vite';
import { CACHE_FOREVER, HASHED, HEADERS, PAGES } from '../hosting/hosting.mjs';
import { compressFiles } from './compress.mjs';
import { writeCrawlerFiles } from './crawler-files.mjs';
import { writeIcons } from './icons.mjs';
import { licensesText } from './licenses.mjs';
import { buildServiceWorker } from './offline.mjs';
import { loadServerBuild, prerenderPages } from './prerender.mjs';

// `npm test` tries the build.
const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
process.env.NODE_ENV = 'production';

// The server build comes first, so that dist/ is missing as briefly as possible.
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'site/app/static-pages.tsx', outDir: 'build/prerender' },
});
await build({ logLevel: 'warn' });
await rename('dist/.vite/manifest.json', 'build/manifest.json');
await rmdir('dist/.vite');

const server = await loadServerBuild();
await prerenderPages(server);
await writeCrawlerFiles(await server.publicPaths(), server.absoluteUrl, 'dist');
await writeIcons('dist');
await writeFile('dist/licenses.txt', licensesText());

await buildServiceWorker('dist');

await writeFile('dist/_headers', headersFile());
await writeFile('dist/_redirects', redirectsFile());
const { files, bytes, compressed } = await compressFiles('dist', values.try ? 9 : 11);
console.log(`dist/: ${files} files, ${kilobytes(bytes)}; ${kilobytes(compressed)} as brotli`);

/** @param {number} count */
function kilobytes(count) {
  return `${(count / 1000).toFixed(0)} kB`;
}

// Static hosts such as Netlify and Cloudflare Pages read the two files below. They find `x.html` for `/x` without a
// rule, answer with 404.html if they find nothing, and check each file again by default.

function headersFile() {
  const headers = Object.entries(HEADERS).map(([name, value]) => `  ${name}: ${value}\n`);
  return `/*\n${headers.join('')}\n${HASHED}*\n  Cache-Control: ${CACHE_FOREVER}\n`;
}

/** There is no rule that removes final slashes: hosts that ignore final slashes in rules would redirect forever. */
function redirectsFile() {
  return PAGES.filter(({ path }) => path.includes(':'))
    .flatMap(({ path, file }) => ['', '/'].map((slash) => `${path}${slash} /${file.replace(/\.html$/, '')} 200\n`))
    .join('');
}
