/**
 * Builds the site into dist/: bundles it, prerenders its pages, adds files for hosts, and writes compressed copies of
 * its files.
 */
import { cp, readFile, rm, writeFile } from 'node:fs/promises';
import { parseArgs } from 'node:util';
import { createBuilder } from 'vite';
import { CACHE_FOREVER, HASHED, HEADERS, NOT_FOUND, PAGES } from '../hosting/hosting.mjs';
import { compressFiles } from './compress.mjs';
import { writeCrawlerFiles } from './crawler-files.mjs';
import { writeIcons } from './icons.mjs';
import { licensesText } from './licenses.mjs';
import { buildServiceWorkers } from './offline.mjs';
import { loadServerBuild, prerenderPages } from './prerender.mjs';
import { LANGUAGES } from './words.mjs';

// `npm test` tries the build.
const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
process.env.NODE_ENV = 'production';

// Each language is built by itself. Files without words are equal in all, and so are their names, which have hashes. The
// builder bundles the workers once: they have no words, and take longer than all else of a language.
const COMMON = { logLevel: /** @type {const} */ ('warn'), publicDir: /** @type {const} */ (false) };
const toServe = await createBuilder(COMMON, true);
const toPrerender = await createBuilder({ ...COMMON, build: { ssr: 'site/app/static-pages.tsx' } }, true);
for (const folder of ['build/client', 'build/prerender']) await rm(folder, { recursive: true, force: true });
for (const { tag } of LANGUAGES) {
  process.env.SITE_LANGUAGE = tag;
  await buildInto(`build/client/${tag}`, toServe, toServe.environments.client);
  await buildInto(`build/prerender/${tag}`, toPrerender, toPrerender.environments.ssr);
}

await rm('dist', { recursive: true, force: true });
await cp('public', 'dist', { recursive: true });
/** @type {string[]} */
const addresses = [];
for (const { tag, path } of LANGUAGES) {
  await cp(`build/client/${tag}/assets`, 'dist/assets', { recursive: true });
  const server = await loadServerBuild(tag);
  await prerenderPages(server, tag, path);
  await writeFile(`dist${path}site.webmanifest`, await webManifest(tag, path, server.APP));
  addresses.push(...(await server.publicPaths()).map((each) => server.pageUrl(each)));
}
await writeCrawlerFiles(addresses, 'dist');
await writeIcons('dist');
await writeFile('dist/licenses.txt', licensesText());

await buildServiceWorkers('dist');

await writeFile('dist/_headers', headersFile());
await writeFile('dist/_redirects', redirectsFile());
const { files, bytes, compressed } = await compressFiles('dist', values.try ? 6 : 11);
console.log(`dist/: ${files} files, ${kilobytes(bytes)}; ${kilobytes(compressed)} as brotli`);

/**
 * @param {string} folder
 * @param {import('vite').ViteBuilder} builder
 * @param {import('vite').BuildEnvironment} environment
 */
async function buildInto(folder, builder, environment) {
  environment.config.build.outDir = folder;
  await builder.build(environment);
}

/**
 * Returns the file by which browsers install the site as an app: that of `public/` in this language.
 * @param {string} lang
 * @param {string} path
 * @param {{ name: string, description: string }} words
 */
async function webManifest(lang, path, words) {
  const file = JSON.parse(await readFile('public/site.webmanifest', 'utf8'));
  return JSON.stringify({ ...file, ...words, lang, id: path, start_url: path, scope: path });
}

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

/**
 * There is no rule that removes final slashes: hosts that ignore final slashes in rules would redirect forever. Some
 * hosts find the 404.html of a folder by themselves, and leave its rule out.
 */
function redirectsFile() {
  const shells = PAGES.filter(({ path }) => path.includes(':')).flatMap(({ path, file }) =>
    ['', '/'].map((slash) => `${path}${slash} /${file.replace(/\.html$/, '')} 200\n`),
  );
  const [, ...others] = NOT_FOUND;
  return [...shells, ...others.map(({ path, file }) => `${path.replace(/404$/, '*')} /${file} 404\n`)].join('');
}
