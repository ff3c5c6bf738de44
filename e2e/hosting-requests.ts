import { readdirSync, readFileSync, statSync } from 'node:fs';
import type { Post } from '#community';
import {
  CACHE_CHECKED,
  CACHE_FOREVER,
  HASHED,
  MOVED,
  NOT_FOUND as NOT_FOUND_PAGES,
  PAGES,
  TYPES,
} from '../scripts/hosting/hosting.mjs';

/** A request and the answer that every server must give. */
export interface Exchange {
  readonly method?: 'GET' | 'HEAD' | 'POST' | 'PUT' | 'DELETE' | 'OPTIONS';
  /** Sent exactly as written. */
  readonly path: string;
  /** The headers of the request. Accept-Encoding is sent only if it is given here. */
  readonly sends?: Readonly<Record<string, string>>;
  readonly status: number;
  /** The exact value of each header, or null if it must be absent. Every answer must also have the security headers. */
  readonly headers?: Readonly<Record<string, string | null>>;
  /** A text that the decoded body must contain. */
  readonly contains?: string;
}

const HTML = TYPES['.html'];
const FOUND = { status: 200, headers: { 'content-type': HTML, 'cache-control': CACHE_CHECKED } };
const NOT_FOUND = {
  status: 404,
  headers: { 'content-type': HTML, 'cache-control': CACHE_CHECKED },
  contains: 'Oops! Page not found',
};

/** Path segments as browsers encode them: letters of any language, punctuation, names that look like files. */
const SEGMENTS = ['a', '%E4%BA%8C%E7%BB%B4%E7%A0%81-1', 'user%201', 'a%3Fb', 'a.html', 'a.js', 'a.gz', 'a:b@c;d=e+f,~'];

/** Values of Accept-Encoding, each with the encoding that the answer must have, or null for none. */
const ENCODINGS: readonly (readonly [accepts: string, encoding: string | null])[] = [
  ['br', 'br'],
  ['gzip, deflate, br, zstd', 'br'],
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['br;q=0', null],
  ['gzip;q=0', null],
  ['sbrx', null],
  ['xgzip', null],
  ['identity', null],
];

/**
 * Returns requests for a server that serves `dist/`, grouped by the behavior that they check.
 * @param posts posts of the community; their titles must not contain characters that HTML escapes
 */
export function hostingRequests(posts: readonly Post[]): Readonly<Record<string, readonly Exchange[]>> {
  const addresses = PAGES.flatMap(({ path }) => addressesOf(path));
  const hashed = readdirSync(`dist${HASHED}`).filter((name) => !/\.(br|gz)$/.test(name));
  const plain = ['favicon.svg', 'favicon.ico', 'icon-192.png', 'open-graph.png', 'site.webmanifest', 'licenses.txt'];
  plain.push('robots.txt', 'sitemap.xml', 'service-worker.js');
  const long = 'a'.repeat(5000);
  const script = `${HASHED}${hashed.find((name) => /^index-.*\.js$/.test(name))}`;
  const iconSize = statSync('dist/favicon.svg').size;

  return {
    'every address of a page is answered with that page': [...addresses, `/community/post/${long}`].flatMap((path) => [
      { path, ...FOUND, contains: '<div id="root"><' },
      { path: `${path}?from=print/`, ...FOUND },
      { method: 'HEAD', path, ...FOUND },
    ]),

    'posts and authors have prerendered pages': posts.flatMap(({ title, slug, author }) => [
      { path: `/community/post/${encodeURIComponent(slug)}`, ...FOUND, contains: `>${title}</h1>` },
      { path: `/community/author/${author.username}?from=print/`, ...FOUND, contains: `>${author.name}</h1>` },
    ]),

    'any other address is answered with the not-found page': [
      ...[
        '/nowhere',
        '/xx',
        '/xx/',
        '/xx/many',
        '/Templates',
        '/templates.html',
        '/templates/x',
        '/index.html',
        '/index',
        '/404',
        '/404.html',
      ],
      ...['/community/post', '/community/post/', '/community/post.html', '/community/post/a/b', '/community/author'],
      ...['/assets', '/assets/', '/assets/none.js', '/favicon.svg/', '/.env', '/package.json', `/${long}`],
      ...['/_headers', '/_redirects', '/favicon.svg.br', '/index.html.gz', `${script}.br`],
    ].map((path) => ({ path, ...NOT_FOUND })),

    'a language has a not-found page of its own': NOT_FOUND_PAGES.flatMap(({ path, file }) =>
      [path, path.replace('404', 'nowhere'), path.replace('404', 'community/post/a')].map((path) => ({
        path,
        ...(path === '/community/post/a' ? FOUND : { ...NOT_FOUND, contains: titleOf(file) }),
      })),
    ),

    'an address with a final slash redirects to the one without, and keeps the query': addresses
      .filter((path) => !path.endsWith('/'))
      .flatMap((path) => [
        { path: `${path}/`, status: MOVED, headers: { location: path } },
        { path: `${path}/?q=//x/`, status: MOVED, headers: { location: `${path}?q=//x/` } },
        { path: `${path}/?a?b`, status: MOVED, headers: { location: `${path}?a?b` } },
      ])
      .map((exchange) => ({ ...exchange, headers: { ...exchange.headers, 'cache-control': CACHE_CHECKED } })),

    "a language's home page has its final slash": addresses
      .filter((path) => path !== '/' && path.endsWith('/'))
      .map((path) => ({ path: `${path.slice(0, -1)}?q=//x/`, status: MOVED, headers: { location: `${path}?q=//x/` } })),

    'files with a hash in their name are cached forever': hashed.map((name) => ({
      path: HASHED + name,
      status: 200,
      headers: { 'content-type': typeOf(name), 'cache-control': CACHE_FOREVER, 'content-encoding': null },
    })),

    'other files are revalidated each time': plain.map((name) => ({
      path: `/${name}`,
      status: 200,
      headers: { 'content-type': typeOf(name), 'cache-control': CACHE_CHECKED },
    })),

    'text is compressed if the request allows it, and the Vary header is always sent': [
      { path: '/', status: 200, contains: '<div id="root"><' },
      { path: '/community/post/a', status: 200, contains: '<div id="root"><' },
      { path: script, status: 200, contains: 'import' },
      { path: '/favicon.svg', status: 200, contains: '<svg' },
      { path: '/nowhere', ...NOT_FOUND },
    ].flatMap((asked) => [
      { ...asked, headers: { 'content-encoding': null, vary: 'Accept-Encoding' } },
      ...ENCODINGS.map(([accepts, encoding]) => ({
        ...asked,
        sends: { 'Accept-Encoding': accepts },
        headers: { 'content-encoding': encoding, vary: 'Accept-Encoding' },
      })),
    ]),

    'a request for a part of a file gets that part': [
      { range: 'bytes=0-3', status: 206, given: `bytes 0-3/${iconSize}` },
      { range: 'bytes=4-', status: 206, given: `bytes 4-${iconSize - 1}/${iconSize}`, contains: '</svg>' },
      { range: 'bytes=-7', status: 206, given: `bytes ${iconSize - 7}-${iconSize - 1}/${iconSize}`, contains: 'svg>' },
      { range: `bytes=${iconSize}-`, status: 416, given: `bytes */${iconSize}` },
    ]
      .map(({ range, given, ...answer }): Exchange => {
        const headers = { 'content-range': given, 'cache-control': CACHE_CHECKED, 'content-encoding': null };
        return { path: '/favicon.svg', sends: { Range: range }, headers, ...answer };
      })
      .concat({ path: '/nowhere', sends: { Range: 'bytes=0-3' }, ...NOT_FOUND }),

    'only GET and HEAD are allowed': ['/', '/templates/', '/community/post/a', '/nowhere', script].flatMap((path) =>
      (['POST', 'PUT', 'DELETE', 'OPTIONS'] as const).map((method) => ({
        method,
        path,
        status: 405,
        headers: { allow: 'GET, HEAD', 'cache-control': CACHE_CHECKED, location: null },
      })),
    ),
  };
}

/**
 * Paths that no browser writes. Two servers may answer the same path differently, but no server may fail, redirect to
 * another site, copy the request into the headers of its answer, or show a file from outside `dist/`.
 */
export const HOSTILE_PATHS: readonly string[] = [
  ...['/%', '/%E0%A4%A', '/community/post/%', '/community/post/%00', '/community/post/%ff'],
  ...['/%00', '/assets/%00.js', '/%00/', '/community/%00/'],
  ...['/../package.json', '/..%2fpackage.json', '/assets/..%2f..%2fpackage.json', '/community/post/..%2f..%2findex'],
  ...['/%2e%2e/package.json', '/..%5cpackage.json', '/assets/../../package.json', '/./.././package.json'],
  ...['//example.com/', '//example.com/templates/', '//example.com/../templates/', '//example.com/%2e%2e/templates/'],
  ...['/\\example.com/', '/templates//example.com/', '/%2fexample.com/templates/', '/community/post//example.com/'],
  ...['/community/post/a%0d%0aX-Injected:1/', '/templates/?%0d%0aX-Injected:1', '/community/post/%0aX-Injected:1/'],
];

function addressesOf(path: string): string[] {
  return path.includes(':') ? SEGMENTS.map((segment) => path.replace(/:\w+/, segment)) : [path];
}

function titleOf(file: string): string {
  return String(/<h1[^>]*>[^<]+/.exec(readFileSync(`dist/${file}`, 'utf8')));
}

function typeOf(name: string): string {
  return TYPES[name.slice(name.lastIndexOf('.'))];
}
