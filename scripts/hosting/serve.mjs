/**
 * Serves the last build on $PORT (default 4173; 0 is any free port), like a static host with the rules of hosting.mjs.
 */
import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { extname, join, relative, sep } from 'node:path';
import Negotiator from 'negotiator';
import send from 'send';
import {
  answer,
  CACHE_CHECKED,
  CACHE_FOREVER,
  HASHED,
  HEADERS,
  HIDDEN,
  MOVED,
  notFoundFile,
  TYPES,
} from './hosting.mjs';

const FOLDER = 'dist';

/** Endings of the files that the build compressed, best encoding first. @type {Readonly<Record<string, string>>} */
const ENCODINGS = { br: '.br', gzip: '.gz', identity: '' };

const files = listFiles();
if (!files.has(notFoundFile('/'))) throw new Error(`${FOLDER} contains no build; npm run build makes one`);
export const server = createServer(respond).listen(Number(process.env.PORT ?? 4173), () => {
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  console.log(`The site is at http://localhost:${port}`);
});

/** @type {import('node:http').RequestListener} */
function respond(request, response) {
  for (const [name, value] of Object.entries(HEADERS)) response.setHeader(name, value);
  response.setHeader('Cache-Control', CACHE_CHECKED);
  if (request.method !== 'GET' && request.method !== 'HEAD') {
    response.writeHead(405, { Allow: 'GET, HEAD' }).end();
    return;
  }
  const [, pathname, query] = /** @type {RegExpExecArray} */ (/^([^?]*)(.*)$/s.exec(request.url ?? ''));
  const { status, name, redirect } = resolve(pathname);
  if (redirect) response.writeHead(status, { Location: redirect + query }).end();
  else sendFile(request, response, status, name);
}

/**
 * Returns the file or the redirect for a path. Pages have one address each, so their files are not served by name.
 * @param {string} pathname
 * @returns {{ status: number, name: string, redirect?: string }}
 */
function resolve(pathname) {
  const page = answer(pathname);
  if (page && 'redirect' in page) return { status: MOVED, name: '', ...page };
  const file = page?.files.find((candidate) => files.has(candidate));
  if (file) return { status: 200, name: file };
  const name = pathname.slice(1);
  if (files.has(name) && !HIDDEN.test(pathname)) return { status: 200, name };
  return { status: 404, name: notFoundFile(pathname) };
}

/**
 * Sends a file in the best encoding that the browser accepts. The library `send` handles ranges and conditional
 * requests, but not encodings.
 * @param {import('node:http').IncomingMessage} request
 * @param {import('node:http').ServerResponse} response
 * @param {number} status
 * @param {string} name one of `files`
 */
function sendFile(request, response, status, name) {
  const available = Object.keys(ENCODINGS).filter((encoding) => files.has(name + ENCODINGS[encoding]));
  const accepted = new Negotiator(request).encodings(available);
  const encoding = available.find((candidate) => accepted.includes(candidate)) ?? 'identity';
  response.statusCode = status;
  response.setHeader('Content-Type', TYPES[extname(name)] ?? 'application/octet-stream');
  response.setHeader('Vary', 'Accept-Encoding');
  if (encoding !== 'identity') response.setHeader('Content-Encoding', encoding);
  if (status === 200 && `/${name}`.startsWith(HASHED)) response.setHeader('Cache-Control', CACHE_FOREVER);
  send(request, `/${name}${ENCODINGS[encoding]}`, {
    root: FOLDER,
    index: false,
    cacheControl: false,
    lastModified: false,
    acceptRanges: status === 200,
  })
    .on('error', ({ status: failure, headers }) => {
      for (const header of ['Content-Type', 'Content-Encoding', 'ETag']) response.removeHeader(header);
      response.setHeader('Cache-Control', CACHE_CHECKED);
      response.writeHead(failure, headers).end();
    })
    .pipe(response);
}

/** @returns {Set<string>} the files that may be sent, percent-encoded as browsers request them */
function listFiles() {
  const entries = readdirSync(FOLDER, { recursive: true, withFileTypes: true });
  const paths = entries.filter((entry) => entry.isFile()).map((entry) => join(entry.parentPath, entry.name));
  return new Set(paths.map((path) => encodeURI(relative(FOLDER, path).split(sep).join('/'))));
}
