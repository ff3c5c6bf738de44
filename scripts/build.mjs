/** Builds the site into dist/: bundles it, prerenders its pages and compresses every file once and for all. */
import { rename, rm, rmdir } from 'node:fs/promises';
import { build } from 'vite';
import { compressFiles } from './compress.mjs';
import { prerenderPages } from './prerender.mjs';

process.chdir(new URL('..', import.meta.url).pathname);
process.env.NODE_ENV = 'production';
await rm('build', { recursive: true, force: true });

// The server build first: dist/ is away as short a time as possible.
await build({ logLevel: 'warn', publicDir: false, build: { ssr: 'src/app/prerender.tsx', outDir: 'build/prerender' } });
await build({ logLevel: 'warn' });
for (const list of ['manifest.json', 'modules.json']) await rename(`dist/.vite/${list}`, `build/${list}`);
await rmdir('dist/.vite');

const pages = await prerenderPages();
const { files, bytes, compressed } = await compressFiles('dist');
console.log(`dist/: ${pages} pages, ${files} files, ${kilobytes(bytes)}; ${kilobytes(compressed)} as brotli`);

/** @param {number} count */
function kilobytes(count) {
  return `${(count / 1000).toFixed(0)} kB`;
}
