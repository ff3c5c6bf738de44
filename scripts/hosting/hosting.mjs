/**
 * How the site is served: the file and the headers for each path. `npm run serve`, the build and the security policy in
 * the pages use this file; the examples in `hosting/` repeat it.
 */
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { LANGUAGES } from '../build/words.mjs';

/** The screens of each language, and posts and authors, which only exist in English. */
const SCREENS = [
  { path: '/', file: 'index.html' },
  { path: '/many', file: 'many.html' },
  { path: '/check', file: 'check.html' },
  { path: '/templates', file: 'templates.html' },
  { path: '/analytics', file: 'analytics.html' },
  { path: '/privacy', file: 'privacy.html' },
  { path: '/preview', file: 'preview.html' },
  { path: '/community', file: 'community.html' },
  { path: '/community/post/:slug', file: 'community/post.html' },
  { path: '/community/author/:username', file: 'community/author.html' },
];

/** The not-found page's pattern among the routes, and its file. */
const NOWHERE = { path: '*', file: '404.html' };

/**
 * The pages of each language with their prerendered files. `route` is the path within the language; in it and in `path`,
 * `:name` stands for any one path segment. The file is then served for each such path that has no file of its own.
 * @type {readonly { language: string, route: string, path: string, file: string }[]}
 */
export const PAGES = LANGUAGES.flatMap((language) =>
  SCREENS.filter(({ path }) => language === LANGUAGES[0] || !path.includes(':')).map((screen) =>
    pageIn(language, screen),
  ),
);

/** The pages for all paths that begin as a language's do and are neither a page nor a file. They get status 404. */
export const NOT_FOUND = LANGUAGES.map((language) => ({ ...pageIn(language, NOWHERE), path: `${language.path}404` }));

/** Files below this path have a hash in their names and never change. */
export const HASHED = '/assets/';

/**
 * Files of the build that must not be served by name: pages have one address each, compressed files are chosen by
 * Accept-Encoding, and the files for static hosts are only for these hosts.
 */
export const HIDDEN = /^\/_(headers|redirects)$|\.(html|br|gz)$/;

/** The status of redirects from a page's address with a final slash to the one without. */
export const MOVED = 308;

export const CACHE_FOREVER = 'public, max-age=31536000, immutable';
export const CACHE_CHECKED = 'no-cache';

/** Content types by file ending. @type {Readonly<Record<string, string>>} */
export const TYPES = {
  '.css': 'text/css; charset=utf-8',
  '.html': 'text/html; charset=utf-8',
  '.ico': 'image/vnd.microsoft.icon',
  '.js': 'text/javascript; charset=utf-8',
  '.json': 'application/json',
  '.png': 'image/png',
  '.svg': 'image/svg+xml',
  '.txt': 'text/plain; charset=utf-8',
  '.wasm': 'application/wasm',
  '.webp': 'image/webp',
  '.webmanifest': 'application/manifest+json',
  '.woff': 'font/woff',
  '.woff2': 'font/woff2',
  '.xml': 'application/xml',
};

/** The only inline script. It sets the theme before the first paint. */
const themeScript = /<script>(.*?)<\/script>/s.exec(
  readFileSync(new URL('../../index.html', import.meta.url), 'utf8'),
)?.[1];
if (!themeScript) throw new Error('index.html has lost its theme script');

/** @type {Readonly<Record<string, string>>} */
const DIRECTIVES = {
  'default-src': "'none'",
  // wasm-unsafe-eval allows compiling the WebAssembly of the decoder and of HarfBuzz, but no eval of JavaScript.
  'script-src': `'self' '${sha256(themeScript)}' 'wasm-unsafe-eval'`,
  'style-src': "'self'",
  'img-src': "'self' data: blob:",
  'font-src': "'self'",
  // Sharing fetches the picture's data URL to get its bytes.
  'connect-src': "'self' data:",
  'worker-src': "'self'",
  'manifest-src': "'self'",
  'base-uri': "'none'",
  'form-action': "'none'",
  'require-trusted-types-for': "'script'",
  'trusted-types': 'default dompurify',
};

/** The security policy in each page, for hosts that cannot send headers. */
export const PAGE_POLICY = Object.entries(DIRECTIVES)
  .map((directive) => directive.join(' '))
  .join('; ');

/**
 * Headers of every response.
 * @type {Readonly<Record<string, string>>}
 */
export const HEADERS = {
  // Browsers ignore frame-ancestors in a meta element.
  'Content-Security-Policy': `${PAGE_POLICY}; frame-ancestors 'none'`,
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'no-referrer',
  'Cross-Origin-Opener-Policy': 'same-origin',
  // The camera is for /check. A document keeps the policy with which it was loaded, and /check opens within any page's.
  'Permissions-Policy': 'camera=(self), geolocation=(), microphone=(), payment=(), usb=()',
};

/**
 * Returns the name of the file that is prerendered for this path only, for example for one post. Not every path has
 * such a file.
 * @param {string} pathname
 */
export function ownFile(pathname) {
  return `${pathname.slice(1)}.html`;
}

/**
 * Returns how a path is answered: with the first of `files` that exists, or with a redirect. Null if it belongs to no
 * page. Paths stay percent-encoded as they were sent, so that no input can make decoding fail.
 * @param {string} pathname
 * @returns {{ files: string[] } | { redirect: string } | null}
 */
export function answer(pathname) {
  const page = PAGES.find(({ path }) => new RegExp(`^${patternOf(path)}/?$`).test(pathname));
  if (!page) return null;
  if (pathname !== '/' && pathname.endsWith('/') !== page.path.endsWith('/')) {
    return { redirect: pathname.endsWith('/') ? pathname.slice(0, -1) : `${pathname}/` };
  }
  return { files: page.path === pathname ? [page.file] : [ownFile(pathname), page.file] };
}

/**
 * Returns a regular expression for a page's path without its final slash.
 * @param {string} path
 */
export function patternOf(path) {
  return path.replace(/\/$/, '').replace(/:\w+/g, '[^/?]+');
}

/**
 * Returns the file for a path that is neither a page nor a file, in the language of the path.
 * @param {string} pathname
 */
export function notFoundFile(pathname) {
  const own = NOT_FOUND.findLast(({ path }) => pathname.startsWith(path.slice(0, -'404'.length)));
  return (own ?? NOT_FOUND[0]).file;
}

/**
 * @param {{ tag: string, path: string }} language
 * @param {{ path: string, file: string }} screen
 */
function pageIn(language, { path, file }) {
  const isIn = (/** @type {string} */ start) => language.path + start.slice(1);
  return { language: language.tag, route: path, path: isIn(path), file: isIn(`/${file}`).slice(1) };
}

/** @param {string} text */
function sha256(text) {
  return `sha256-${createHash('sha256').update(text).digest('base64')}`;
}
