/**
 * Builds the site into dist/: bundles it, prerenders its pages, adds files for hosts, and writes compressed copies of
 * its files.
 */
import { rename, rmdir, writeFile } from 'node:fs/promises';
import { build } from 'vite';
import { STATIC_HOST_FILES } from '../hosting/host-configs.mjs';
import { writeIcons } from '../pictures/icons.mjs';
import { compressFiles } from './compress.mjs';
import { writeCrawlerFiles } from './crawler-files.mjs';
import { licensesText } from './licenses.mjs';
import { buildServiceWorker } from './offline.mjs';
import { loadServerBuild, prerenderPages } from './prerender.mjs';

process.env.NODE_ENV = 'production';

// The server build comes first, so that dist/ is missing as briefly as possible.
await build({
  logLevel: 'warn',
  publicDir: false,
  build: { ssr: 'site/app/static-pages.tsx', outDir: 'build/prerender' },
});
await build({ logLevel: 'warn' });
for (const list of ['manifest.json', 'modules.json']) await rename(`dist/.vite/${list}`, `build/${list}`);
await rmdir('dist/.vite');

const server = await loadServerBuild();
await prerenderPages(server);
await writeCrawlerFiles(await server.publicPaths(), server.absoluteUrl, 'dist');
await writeIcons('dist');
await writeFile('dist/licenses.txt', licensesText());

await buildServiceWorker('dist');

for (const [name, content] of Object.entries(STATIC_HOST_FILES)) await writeFile(`dist/${name}`, content());
const { files, bytes, compressed } = await compressFiles('dist');
console.log(`dist/: ${files} files, ${kilobytes(bytes)}; ${kilobytes(compressed)} as brotli`);

/** @param {number} count */
function kilobytes(count) {
  return `${(count / 1000).toFixed(0)} kB`;
}
