/** Serves the last build on $PORT (4173 when not set; 0 is any free one), as any static host with the rules of hosting.mjs would. */
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import { answer, CACHE_CHECKED, CACHE_FOREVER, HASHED, HEADERS, HIDDEN, MOVED, NOT_FOUND, TYPES } from './hosting.mjs';

/** Prepared by the build, best first. */
const ENCODINGS = [
  { token: 'br', suffix: '.br' },
  { token: 'gzip', suffix: '.gz' },
];

/** @typedef {{ body: Buffer, tag: string }} File */

const server = siteServer('dist').listen(Number(process.env.PORT ?? 4173), () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`The site is at http://localhost:${port}`);
});

/**
 * A server for a folder's files as they are now: they are kept in memory, so a build meanwhile disturbs nobody.
 * @param {string} folder
 */
function siteServer(folder) {
  const files = readFiles(folder);
  return createServer((request, response) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...HEADERS, 'Cache-Control': CACHE_CHECKED, Allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname, query] = /** @type {string} */ (request.url).split(/(?=\?)/, 2);
    const { status, name, redirect } = resolve(files, pathname);
    if (redirect) {
      const location = redirect + (query ?? '');
      response.writeHead(status, { ...HEADERS, 'Cache-Control': CACHE_CHECKED, Location: location }).end();
      return;
    }
    const encoding = ENCODINGS.find(
      ({ token, suffix }) => request.headers['accept-encoding']?.includes(token) && files.has(name + suffix),
    );
    const { body, tag } = /** @type {File} */ (files.get(name + (encoding?.suffix ?? '')));
    /** @type {Record<string, string | number>} */
    const headers = {
      ...HEADERS,
      'Cache-Control': status === 200 && `/${name}`.startsWith(HASHED) ? CACHE_FOREVER : CACHE_CHECKED,
      ETag: tag,
      Vary: 'Accept-Encoding',
    };
    if (status === 200 && request.headers['if-none-match'] === tag) {
      response.writeHead(304, headers).end();
      return;
    }
    headers['Content-Type'] = TYPES[extname(name)] ?? 'application/octet-stream';
    headers['Content-Length'] = body.length;
    if (encoding) headers['Content-Encoding'] = encoding.token;
    response.writeHead(status, headers).end(request.method === 'HEAD' ? undefined : body);
  });
}

/**
 * @param {string} folder
 * @returns {Map<string, File>} by path, percent-encoded as browsers send it
 */
function readFiles(folder) {
  /** @type {Map<string, File>} */
  const files = new Map();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const path = join(entry.parentPath, entry.name);
    const body = readFileSync(path);
    const tag = `"${createHash('sha256').update(body).digest('base64url').slice(0, 16)}"`;
    files.set(encodeURI(relative(folder, path).split(sep).join('/')), { body, tag });
  }
  if (!files.has(NOT_FOUND.file)) throw new Error(`${folder} holds no build; npm run build makes one`);
  return files;
}

/**
 * Pages have one address each, so neither their files nor the compressed ones can be asked for by name.
 * @param {Map<string, File>} files
 * @param {string} pathname
 * @returns {{ status: number, name: string, redirect?: string }}
 */
function resolve(files, pathname) {
  const page = answer(pathname);
  if (page && 'redirect' in page) return { status: MOVED, name: '', ...page };
  const file = page?.files.find((candidate) => files.has(candidate));
  if (file) return { status: 200, name: file };
  const name = pathname.slice(1);
  if (files.has(name) && !HIDDEN.test(pathname)) return { status: 200, name };
  return { status: 404, name: NOT_FOUND.file };
}
