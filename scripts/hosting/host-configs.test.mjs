import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { SERVER_FILES, STATIC_HOST_FILES } from './host-configs.mjs';
import { CACHE_FOREVER, HEADERS, NOT_FOUND, PAGES } from './hosting.mjs';

for (const [path, content] of Object.entries(SERVER_FILES)) {
  test(`${path} is up to date with hosting.mjs; if not, run node scripts/hosting/hosting-files.mjs`, () => {
    expect(readFileSync(path, 'utf8')).toBe(content());
  });
}

test('a static host finds the file of every page, and the not-found page for other paths', () => {
  for (const { path, file } of PAGES) expect(fileOnStaticHost(path.replace(/:\w+/, '%E4%BA%8C-1'))).toBe(file);
  expect(fileOnStaticHost('/community/post/a/')).toBe('community/post.html');
  for (const path of ['/nowhere', '/community/post/a/b', '/community/author/', '/templates/x', '/assets/none.js'])
    expect(fileOnStaticHost(path), path).toBe(NOT_FOUND.file);
});

test('a static host sends the security headers with every response, and caches only hashed files forever', () => {
  expect(headersOnStaticHost('/')).toEqual(HEADERS);
  expect(headersOnStaticHost('/community/post/a')).toEqual(HEADERS);
  expect(headersOnStaticHost('/service-worker.js')).toEqual(HEADERS);
  expect(headersOnStaticHost('/assets/index-a.js')).toEqual({ ...HEADERS, 'Cache-Control': CACHE_FOREVER });
});

test('no line in the files for static hosts is longer than 2,000 characters', () => {
  for (const content of Object.values(STATIC_HOST_FILES))
    for (const line of content().split('\n')) expect(line.length).toBeLessThanOrEqual(2000);
});

/**
 * Returns the file that Netlify sends for a path, according to Netlify's documentation. For `/x`, this is x.html if it
 * exists, or else the file that the first matching rule names, or else 404.html.
 * @param {string} path
 */
function fileOnStaticHost(path) {
  const rules = STATIC_HOST_FILES._redirects()
    .trim()
    .split('\n')
    .map((line) => line.split(' '));
  const own = fileOf(path);
  if (own) return own;
  for (const [from, to, status] of rules) {
    expect(status).toBe('200');
    if (matches(from, path)) return fileOf(to);
  }
  return NOT_FOUND.file;
}

/** @param {string} path */
function fileOf(path) {
  const name = path === '/' ? 'index.html' : `${path.slice(1)}.html`;
  return PAGES.find(({ file }) => file === name)?.file;
}

/**
 * @param {string} path
 * @returns {Record<string, string>}
 */
function headersOnStaticHost(path) {
  /** @type {Record<string, string>} */
  const headers = {};
  let isMatching = false;
  for (const line of STATIC_HOST_FILES._headers().split('\n')) {
    const [, name, value] = /^ {2}([\w-]+): (.+)$/.exec(line) ?? [];
    if (name === undefined) isMatching = line !== '' && matches(line, path);
    else if (isMatching) headers[name] = headers[name] === undefined ? value : `${headers[name]}, ${value}`;
  }
  return headers;
}

/**
 * Whether a rule's path matches a path. `:name` in a rule stands for one segment, `*` for anything.
 * @param {string} rule
 * @param {string} path
 */
function matches(rule, path) {
  const pattern = rule.replace(/[.+?^$()[\]{}|\\]/g, '\\$&').replace('*', '.*');
  return new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
}
