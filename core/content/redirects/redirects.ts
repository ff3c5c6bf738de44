// Codes whose target can be changed later: the code holds an address on the visitor's own web site, and the files
// written here make that site lead on to the target. Location headers: RFC 9110, 10.2.2.

import { encodeUrl, parseUrl } from '../url.ts';

export interface TypedRedirect {
  /** The address on the visitor's own web site, which the code holds. */
  readonly address: string;
  readonly target: string;
}

export interface Redirect {
  /** With scheme and host, such as `https://example.com/q/menu`. It has neither a final slash nor a query. */
  readonly address: string;
  /** With `http:` or `https:`, in the characters of RFC 3986 only. */
  readonly target: string;
}

/** The first two concern the address, the others the target. */
export type RedirectProblem =
  /** The address is no web address, or has a user name, a query or a fragment. */
  | 'no-address'
  /** The address has no path, or one that some server would not find. */
  | 'no-path'
  /** The target is no web address. */
  | 'no-target'
  /** The target has more than `TARGET_MAX` characters. */
  | 'long-target'
  /** The target is the address itself. */
  | 'loop'
  /** In a table: the host is not that of the first row. */
  | 'other-host'
  /** In a table: an earlier row has the same address, perhaps in other letters: some servers ignore their case. */
  | 'twice'
  /** In a table: as many rows as can have redirects come before it. */
  | 'too-many';

/** A text file, named by its place in an archive. */
export interface RedirectFile {
  readonly name: string;
  readonly text: string;
}

/** What Cloudflare would leave out of `_redirects`. The other files have all of it. */
export type RedirectCaution =
  /** Only the first `most` of the `rules` are read. */
  | { readonly kind: 'many-rules'; readonly rules: number; readonly most: number }
  /** The rule for `address` has more than `most` characters, because its target is long. */
  | { readonly kind: 'long-rule'; readonly address: string; readonly length: number; readonly most: number };

/** Cloudflare Pages reads 2,000 rules without placeholders, of 1,000 characters each; Netlify names no limits. */
export const HOST_LIMITS = { rules: 2000, characters: 1000 } as const;

/** Characters of a target. nginx allows lines of 4,096 bytes. */
const TARGET_MAX = 2000;

/** Returns what is wrong with a redirect; nothing if it can be used. */
export function redirectProblems(typed: TypedRedirect): readonly RedirectProblem[] {
  return checkRedirect(typed).problems;
}

/** Returns a function that takes the rows of a table in their order: it returns why a row has no redirect, or null. */
export function redirectReader(most = Number.POSITIVE_INFINITY): {
  readonly take: (typed: TypedRedirect) => RedirectProblem | null;
  readonly redirects: ReadonlyMap<string, Redirect>;
} {
  const redirects = new Map<string, Redirect>();
  let host: string | null = null;
  return {
    redirects,
    take(typed) {
      const { redirect, problems } = checkRedirect(typed);
      if (!redirect) return problems[0];
      const url = new URL(redirect.address);
      host ??= url.host;
      if (url.host !== host) return 'other-host';
      if (redirects.has(placeOf(url))) return 'twice';
      if (redirects.size >= most) return 'too-many';
      redirects.set(placeOf(url), redirect);
      return null;
    },
  };
}

interface RefusedRow {
  /** From 0. */
  readonly row: number;
  readonly problem: RedirectProblem;
}

/** Returns the redirects of all rows that can be used together, with the reason for each other row. */
export function readRedirects(rows: readonly TypedRedirect[]): {
  readonly redirects: readonly Redirect[];
  readonly refused: readonly RefusedRow[];
} {
  const { take, redirects } = redirectReader();
  const problems = rows.map(take);
  const refused = problems.flatMap((problem, row) => (problem ? [{ row, problem }] : []));
  return { redirects: [...redirects.values()], refused };
}

function checkRedirect(typed: TypedRedirect): {
  readonly redirect: Redirect | null;
  readonly problems: readonly RedirectProblem[];
} {
  const problems: RedirectProblem[] = [];
  const address = webAddress(typed.address);
  if (!address || address.username || address.password || address.search || address.hash) problems.push('no-address');
  else if (!PATH.test(address.pathname) || OWN_FILE.test(address.pathname)) problems.push('no-path');
  const target = webAddress(typed.target);
  if (!target) problems.push(typed.target.length > TARGET_MAX ? 'long-target' : 'no-target');
  else if (writeTarget(target).length > TARGET_MAX) problems.push('long-target');
  else if (address && placeOf(target) === placeOf(address)) problems.push('loop');
  if (!address || !target || problems.length > 0) return { redirect: null, problems };
  const { protocol, host, pathname } = address;
  return {
    redirect: { address: `${protocol}//${host}${pathname.replace(/\/$/, '')}`, target: writeTarget(target) },
    problems,
  };
}

/**
 * Unreserved characters (RFC 3986, 2.3), which need no encoding anywhere. Hosts such as GitHub Pages leave out folders
 * whose names begin with an underscore or a dot, and names on Windows do not end with a dot.
 */
const PATH = /^(?:\/[a-z\d~](?:[\w.~-]*[\w~-])?)+\/?$/i;

/** A folder of this name would be in the place of one of the files. */
const OWN_FILE = /^\/[^/]*\.txt(?:\/|$)/i;

/** Cautions about addresses that browsers open nevertheless. */
const OPENED: readonly string[] = ['space-in-link', 'user-name'];

function webAddress(typed: string): URL | null {
  if (typed.length > TARGET_MAX) return null;
  const { text, cautions } = encodeUrl(typed);
  if (!/^https?:\/\//i.test(text) || cautions.some(({ kind }) => !OPENED.includes(kind))) return null;
  return parseUrl(text);
}

/** Returns a URL without empty query and fragment, and without characters that only `URL` allows in them. */
function writeTarget(url: URL): string {
  const whole = new URL(url.href);
  if (whole.search === '') whole.search = '';
  if (whole.hash === '') whole.hash = '';
  return whole.href.replace(/[^\w!#$%&'()*+,./:;=?@[\]~-]/g, (character) => {
    return `%${character.charCodeAt(0).toString(16).toUpperCase()}`;
  });
}

/** Two URLs with the same place are answered by the same rule. */
function placeOf({ host, pathname }: URL): string {
  return `${host}${pathname.replace(/\/$/, '')}`.toLowerCase();
}

/**
 * Returns the files for redirects of one host: a page for each, and the same as rules for five servers. A server needs
 * either the pages or its rules. The rules add the query of a request to the target's own; Netlify and Cloudflare do so
 * only if the target has none. Pages pass on nothing.
 */
export function redirectFiles(redirects: readonly Redirect[]): readonly RedirectFile[] {
  const rules = redirects.map(({ address, target }) => ({ path: new URL(address).pathname, target }));
  const file = (name: string, lines: readonly string[]) => ({ name, text: `${lines.join('\n')}\n` });
  return [
    file('_redirects', rules.map(hostRule)),
    file('htaccess.txt', ['RewriteEngine On', ...rules.flatMap(apacheRules)]),
    file('nginx.txt', rules.map(nginxRule)),
    file('caddy.txt', [CADDY_QUERY, ...rules.map(caddyRule)]),
    ...rules.map(({ path, target }) => ({ name: `${path.slice(1)}/index.html`, text: page(target) })),
  ];
}

/** Returns which redirects of one host a static host would leave out. The rules with a long target come last. */
export function redirectCautions(redirects: readonly Redirect[]): readonly RedirectCaution[] {
  const rules = redirects.length;
  const { rules: mostRules, characters: most } = HOST_LIMITS;
  const tooMany = rules > mostRules ? [{ kind: 'many-rules', rules, most: mostRules } as const] : [];
  const tooLong = redirects.flatMap(({ address, target }) => {
    const { length } = hostRule({ path: new URL(address).pathname, target });
    return length > most ? [{ kind: 'long-rule', address, length, most } as const] : [];
  });
  return [...tooMany, ...tooLong];
}

interface Rule {
  readonly path: string;
  readonly target: string;
}

// Status 302 everywhere: browsers keep a 301 for good, and the target is to be changed later.

/** Netlify and Cloudflare, which pass on the query by themselves. */
function hostRule({ path, target }: Rule): string {
  return `${path} ${target} 302`;
}

/**
 * `mod_alias` would encode the target's percent signs again. In `mod_rewrite`, `$` and `%` name parts of the request,
 * and the flag QSA would add the query behind the fragment.
 */
function apacheRules({ path, target }: Rule): string[] {
  const to = target.replace(/[$%]/g, '\\$&');
  const lines = [withQuery(to, '?%{QUERY_STRING}', '&%{QUERY_STRING}'), to].map((each) => {
    return `RewriteRule "^/?${path.slice(1).replaceAll('.', '\\.')}$" "${each}" [R=302,L,NE]`;
  });
  return ['RewriteCond %{QUERY_STRING} .', ...lines];
}

/** A dollar sign begins a variable, and cannot be escaped in any other way. */
function nginxRule({ path, target }: Rule): string {
  const to = target.replaceAll('$', '%24');
  return `location = ${path} { if ($args) { return 302 "${withQuery(to, '?$args', '&$args')}"; } return 302 "${to}"; }`;
}

/** Caddy 2.6 has no placeholder for a query with its question mark. */
const CADDY_QUERY = `map {query} {first_query} {further_query} {
	~(.+) "?\${1}" "&\${1}"
	default "" ""
}`;

function caddyRule({ path, target }: Rule): string {
  return `redir ${path} "${withQuery(target, '{first_query}', '{further_query}')}" 302`;
}

/** Inserts a query before the fragment: `first` if the target has no query, otherwise `further`. */
function withQuery(target: string, first: string, further: string): string {
  const at = target.search(/#|$/);
  const start = target.slice(0, at);
  return start + (start.includes('?') ? further : first) + target.slice(at);
}

function page(target: string): string {
  const escaped = target.replaceAll('&', '&amp;');
  return `<!doctype html>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${new URL(target).host}</title>
<meta http-equiv="refresh" content="0; url=${escaped}">
<link rel="canonical" href="${escaped}">
<p><a href="${escaped}">${escaped}</a></p>
`;
}
