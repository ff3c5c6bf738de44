import { assert, constantFrom, property, string } from 'fast-check';
import { describe, expect, it } from 'vitest';
import { readRedirects, redirectCautions, redirectFiles, redirectProblems } from './index.ts';

const ADDRESS = 'https://example.com/q/menu';
const TARGET = 'https://shop.example/menu';

function filesFor(target: string, address = ADDRESS): Record<string, string> {
  const { redirects } = readRedirects([{ address, target }]);
  return Object.fromEntries(redirectFiles(redirects).map(({ name, text }) => [name, text]));
}

describe('an address and a target', () => {
  it.each([
    ['example.com/q/menu', 'shop.example', []],
    ['https://example.com/q/menu/', 'http://10.0.0.1:8080/a b', []],
    ['http://example.com/~jane/v1.2', 'https://user@shop.example/', []],
    ['', '', ['no-address', 'no-target']],
    ['example.com', TARGET, ['no-path']],
    ['https://example.com/', TARGET, ['no-path']],
    ['https://example.com/q/../..', TARGET, ['no-path']],
    ['https://example.com/q//menu', TARGET, ['no-path']],
    ['https://example.com/q/menü', TARGET, ['no-path']],
    ['https://example.com/q/a;b', TARGET, ['no-path']],
    ['https://example.com/q/$x', TARGET, ['no-path']],
    ['https://example.com/_q', TARGET, ['no-path']],
    ['https://example.com/.htaccess', TARGET, ['no-path']],
    ['https://example.com/README.txt/x', TARGET, ['no-path']],
    ['https://example.com/q?x', TARGET, ['no-address']],
    ['https://example.com/q#x', TARGET, ['no-address']],
    ['https://jane@example.com/q', TARGET, ['no-address']],
    ['https://example.com/q\nX: y', TARGET, ['no-address']],
    ['mailto:a@example.com', TARGET, ['no-address']],
    [ADDRESS, 'javascript:alert(1)', ['no-target']],
    [ADDRESS, 'java\nscript:alert(1)', ['no-target']],
    [ADDRESS, 'data:text/html,x', ['no-target']],
    [ADDRESS, 'ftp://shop.example/', ['no-target']],
    [ADDRESS, '/menu', ['no-target']],
    [ADDRESS, `${TARGET}\nHeader: x`, ['no-target']],
    [ADDRESS, `https://shop.example/${'x'.repeat(2000)}`, ['long-target']],
    [ADDRESS, `https://shop.example/${'é'.repeat(700)}`, ['long-target']],
    [ADDRESS, 'http://EXAMPLE.com/q/menu/?x#y', ['loop']],
  ] as const)('%j → %j has the problems %j', (address, target, problems) => {
    expect(redirectProblems({ address, target })).toEqual(problems);
  });

  it.each([
    ['https://shop.example/?#', 'https://shop.example/'],
    ['https://shop.example/a?b=?', 'https://shop.example/a?b=?'],
    ['https://shop.example/%20/100%?a=$1&b=%{x}', 'https://shop.example/%20/100%?a=$1&b=%%7Bx%7D'],
    [`https://shop.example/'"<>{}|^\`?'"<>{}|^\`\\#'"<>{}|^\``, undefined],
  ])('the target %j is written as %j', (typed, written) => {
    const [{ target }] = readRedirects([{ address: ADDRESS, target: typed }]).redirects;
    if (written !== undefined) expect(target).toBe(written);
    expect(target).toMatch(/^[\w!#$%&'()*+,./:;=?@[\]~-]+$/);
    // Browsers read it as the same address.
    expect(decodeURIComponent(new URL(target).search.replace(/%(?![\dA-F]{2})/g, '%25'))).toBe(
      decodeURIComponent(new URL(typed).search.replace(/%(?![\dA-F]{2})/g, '%25')),
    );
  });
});

it('rows of another host and rows with an address that was there before are refused, others are kept', () => {
  const rows = ['a.example/1', 'a.example/2', 'b.example/3', 'A.example/1/', '', 'https://a.example/4'];
  const { redirects, refused } = readRedirects(rows.map((address) => ({ address, target: TARGET })));
  expect(redirects.map(({ address }) => address)).toEqual(['1', '2', '4'].map((path) => `https://a.example/${path}`));
  expect(refused).toEqual([
    { row: 2, problem: 'other-host' },
    { row: 3, problem: 'twice' },
    { row: 4, problem: 'no-address' },
  ]);
});

const ruleTo = (length: number) => [
  { address: 'https://example.com/q', target: `https://shop.example/${'x'.repeat(length - 21)}` },
];
const rules = (count: number) =>
  Array.from({ length: count }, (_, k) => ({ address: `https://example.com/${k}`, target: TARGET }));

describe('what Cloudflare would leave out', () => {
  it.each([
    ['2,000 rules', rules(2000), []],
    ['2,501 rules', rules(2501), [{ kind: 'many-rules', rules: 2501, most: 2000 }]],
    ['a rule of 1,000 characters', ruleTo(993), []],
    [
      'a target of 1,536 characters',
      ruleTo(1536),
      [{ kind: 'long-rule', address: 'https://example.com/q', length: 1543, most: 1000 }],
    ],
  ])('%s', (_, redirects, cautions) => {
    expect(redirectCautions(redirects)).toEqual(cautions);
  });
});

it('the files are a page and rules, in which each target is escaped', () => {
  expect(filesFor('https://shop.example/a;b?c=$1&d=%20#e')).toEqual({
    _redirects: '/q/menu https://shop.example/a;b?c=$1&d=%20#e 302\n',
    'htaccess.txt': String.raw`RewriteEngine On
RewriteCond %{QUERY_STRING} .
RewriteRule "^/?q/menu$" "https://shop.example/a;b?c=\$1&d=\%20&%{QUERY_STRING}#e" [R=302,L,NE]
RewriteRule "^/?q/menu$" "https://shop.example/a;b?c=\$1&d=\%20#e" [R=302,L,NE]
`,
    'nginx.txt': `location = /q/menu { if ($args) { return 302 "https://shop.example/a;b?c=%241&d=%20&$args#e"; } return 302 "https://shop.example/a;b?c=%241&d=%20#e"; }\n`,
    'caddy.txt': expect.stringMatching(/\nredir \/q\/menu "https:[^"]*c=\$1&d=%20\{further_query\}#e" 302\n$/),
    'q/menu/index.html': expect.stringContaining('content="0; url=https://shop.example/a;b?c=$1&amp;d=%20#e"'),
  });
});

it('whatever is typed, each redirect is one rule without quotes, braces or blanks in it', () => {
  const counts = (text: string) => ['"', '{', '}', '\n'].map((mark) => text.split(mark).length - 1);
  const [plain, others] = [filesFor('https://shop.example/'), ['htaccess.txt', 'nginx.txt', 'caddy.txt']];
  assert(
    property(string({ unit: constantFrom(...'"\'`{}$%;:\\ \t\r\n/.?#<>&a1é') }), (path) => {
      const target = `https://shop.example/${path}`;
      if (redirectProblems({ address: ADDRESS, target }).length > 0) return;
      const files = filesFor(target);
      expect(files._redirects.split(/\s/)).toEqual(['/q/menu', expect.any(String), '302', '']);
      for (const name of others) expect(counts(files[name])).toEqual(counts(plain[name]));
    }),
  );
});
