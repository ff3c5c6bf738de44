import type { CautionFacts, ContentRule, EncodedContent } from './content-rule.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?=\S)/i;
const HOST_AND_PORT = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;
/** Schemes followed by a number. Without this list, `tel:112` or `isbn:12345` would look like a host with a port. */
const SCHEME_OF_A_NUMBER =
  /^(?:tel|fax|callto|sips?|(?:sms|mms)(?:to)?|isbn|issn|ismn|ean|gtin|upc|doi|pmid|oclc|lccn):/i;
const SCHEME_THAT_RUNS = /^(?:javascript|data|vbscript):/i;
/** Letters, digits, hyphens, dots and underscores, or an IPv6 address. Other hosts cannot be looked up. */
const HOST_OF_THE_WEB = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
const HAS_USER_INFO = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

export const URL_RULE: ContentRule = {
  main: 'url',
  beginsWith: /^\s*https?:\/\//i,
  encode: encodeUrl,
  nameOf,
  isLink: true,
};

/**
 * Returns a web address, with `https://` added if no scheme was typed. Printable ASCII is kept byte for byte. An
 * address with other characters is percent-encoded, and its host becomes punycode, because scanners show an address
 * with a space or an accent as plain text. A line break or tab ends the address. Text that is not a web address, has a
 * slip in its scheme or host, or could run as a program, is only trimmed, with a caution. An address with a user name,
 * with a space, or with a host that only a private network knows gets a caution too.
 */
export function encodeUrl(content: string): EncodedContent {
  const typed = content.trim();
  // Browsers ignore control characters inside a scheme, so this check must ignore them too.
  if (SCHEME_THAT_RUNS.test(typed.replace(/[\s\p{C}]/gu, ''))) return withCaution(typed, { kind: 'not-opened' });
  if (isOnDevice(typed)) return withCaution(typed, { kind: 'on-a-device' });
  const links = splitLinks(typed);
  if (links !== null) {
    const { text, cautions } = encodeUrl(links.first);
    const others = links.others.slice(0, AFTER_MAX);
    return { text, cautions: [{ field: 'content', kind: 'several-links', link: links.first, others }, ...cautions] };
  }
  const plain = withPlainMarks(typed);
  if (plain !== null) return withCaution(encodeAddress(typed).text, { kind: 'marks-in-link', ...plain });
  const mended = mendLink(typed);
  if (mended !== null) return withCaution(typed, { kind: 'link-slip', mended });
  const [head, after] = cutAt(typed, /[\r\n\t]/);
  if (after !== '' && isLink(head)) {
    const caution = { field: 'content', kind: 'end-left-out', after: after.slice(0, AFTER_MAX) } as const;
    const { text, cautions } = encodeUrl(head);
    return { text, cautions: [{ ...caution, mended: head + after.replace(/\s+/g, '') }, ...cautions] };
  }
  return encodeAddress(typed);
}

/** Characters of what followed a link that a sentence shows. */
const AFTER_MAX = 40;

/** Before a second link in the same cell. */
const BETWEEN_LINKS = /(?<![\s,;|])(?:\s+(?:and|or|und|oder|et|ou|y|o|e)\s+|[\s,;|]+)(?=(?:https?:\/\/|www\.)[^\s/])/i;

/** Null if there is only one link. A link after a comma may be a parameter of the first. */
function splitLinks(typed: string): { readonly first: string; readonly others: string } | null {
  const between = BETWEEN_LINKS.exec(typed) ?? /(?<![\s,;|])(?:,|;|\s\|)\s+(?=\S+\.\S)/.exec(typed);
  if (between === null) return null;
  const first = typed.slice(0, between.index);
  const others = typed.slice(between.index + between[0].length);
  const isParameter = !/\s/.test(between[0]) && /[?#]/.test(first);
  return isLink(first) && !isParameter && isLink(others.split(/[\s,;|]+/, 1)[0]) ? { first, others } : null;
}

/** Hyphens, dashes, slashes and colons of word processors, for which there are marks of ASCII. */
const LOOK_ALIKES: readonly (readonly [marks: RegExp, ascii: string])[] = [
  [/[\u00AD\u2010-\u2015\u2043\u2212\uFE58\uFE63\uFF0D]/g, '-'],
  [/[\u2044\u2215\u29F8\uFF0F]/g, '/'],
  [/[\u2236\uA789\uFE55\uFF1A]/g, ':'],
  [/[\u2024\uFF0E]/g, '.'],
];

/** Returns a web address with plain marks up to its query; null if it has no others, or needs them as a title. */
function withPlainMarks(typed: string): { readonly mark: string; readonly mended: string } | null {
  const [address] = typed.split(/[?#]/, 1);
  const plain = LOOK_ALIKES.reduce((text, [marks, ascii]) => text.replace(marks, ascii), address);
  if (plain === address || /\s/.test(address)) return null;
  // The addresses of Wikipedia's articles are their titles.
  if (/\/wiki\//.test(address) && address.replace(/[–—]/g, '-') === plain) return null;
  const at = address.split('').findIndex((unit, k) => unit !== plain[k]);
  const mended = plain + typed.slice(address.length);
  const isWeb = /^https?:\/\//i.test(plain) || !hasScheme(plain);
  if (!isWeb || encodeAddress(mended).cautions.some(({ kind }) => kind === 'no-web-address')) return null;
  return { mark: address[at], mended };
}

function encodeAddress(typed: string): EncodedContent {
  const address = hasScheme(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  const text = /^[!-~]+$/.test(address) ? address : parsedAddress(address);
  const [head, after] = cutAt(typed, /\s/);
  const beforeSpace = after !== '' && isLink(head) ? head : undefined;
  // A space remains only in text that starts with a word and a colon but is not a web address.
  if (text === undefined || !hasScheme(text) || text.includes(' ') || hasImpossibleHost(text)) {
    return withCaution(typed, { kind: 'no-web-address' }, beforeSpace);
  }
  if (HAS_USER_INFO.test(text)) return withCaution(text, { kind: 'user-name' });
  if (beforeSpace !== undefined) return withCaution(text, { kind: 'space-in-link' }, beforeSpace);
  // As it is typed: in the code, a host of other letters begins with "xn--".
  const host = /^https?:\/\/([^/?#:]+)(?:[/?#]|$)/i.exec(address)?.[1] ?? '.';
  if (!/[.。]|^localhost$/i.test(host)) return withCaution(text, { kind: 'no-domain', host });
  return { text, cautions: [] };
}

function cutAt(text: string, mark: RegExp): [head: string, after: string] {
  const at = text.search(mark);
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at).trim()];
}

/** Whether the text before a space is an address by itself, not a word of a sentence. */
function isLink(head: string): boolean {
  return (
    /^(?:https?:\/\/)?[^\s/?#:@]+\.[^\s/?#:@.]{2,}(?:[/?#:]|$)/i.test(head) && encodeAddress(head).cautions.length === 0
  );
}

/** Undefined for other texts. Chromium writes a space in a host as `%20`, so a host with a percent sign is refused. */
function parsedAddress(address: string): string | undefined {
  const url = parseUrl(address);
  return url === null || url.host.includes('%') ? undefined : url.href;
}

function hasImpossibleHost(text: string): boolean {
  if (!/^https?:/i.test(text)) return false;
  const host = parseUrl(text)?.hostname;
  if (host === undefined || !HOST_OF_THE_WEB.test(host)) return true;
  if (host.startsWith('[')) return false;
  // The parser reads numbers such as 3.50 as IPv4 addresses.
  if (/^\d+(?:\.\d+){3}$/.test(host) && !text.includes(host)) return true;
  // RFC 1035, 2.3.4
  const labels = host.replace(/\.$/, '').split('.');
  return host.length > 253 || labels.some((label) => label.length > 63 || /^$|^-|-$/.test(label));
}

/** Returns host and path of a web address. The query is dropped, because it may identify a visitor. */
function nameOf(text: string): string | null {
  const url = /^\s*https?:/i.test(text) ? parseUrl(text) : null;
  return url && `${url.host.replace(/^www\./, '')}${decodePercent(url.pathname).replace(/\/$/, '')}`;
}

export function parseUrl(address: string): URL | null {
  try {
    return new URL(address);
  } catch {
    return null;
  }
}

function hasScheme(typed: string): boolean {
  return SCHEME.test(typed) && (SCHEME_OF_A_NUMBER.test(typed) || !HOST_AND_PORT.test(typed));
}

function withCaution(text: string, facts: CautionFacts, mended?: string): EncodedContent {
  return { text, cautions: [{ field: 'content', ...facts, ...(mended !== undefined && { mended }) }] };
}

export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text contains a percent sign that encodes nothing.
    return text;
  }
}

/** A path on a disk or in an office network, perhaps in the quotation marks in which Windows copies it. */
const ON_A_DEVICE =
  /^["“']?(?:[a-z]:[\\/](?![\\/])|\\\\[^\\]|(?:file|blob|content|about|chrome|edge|(?:chrome|moz)-extension):|~\/|\/(?:Users|home|Volumes|storage|sdcard|mnt)\/)/i;

function isOnDevice(typed: string): boolean {
  return ON_A_DEVICE.test(typed);
}

/** `http` or `https` with a letter missing, doubled or swapped, and what separates it from the host, once or more. */
const SCHEMES =
  /^(?:(h{0,2}t{1,3}p{1,2}s{0,2}|httsp|htpts?|hptts?|thtps?)(?:\s*(?:[:;.,]\s*)?[/\\]+|\s*[:;]\s*))+(?=[^\s/\\])/i;

/** Endings that do not exist. */
const ENDING_SLIP = /\.(?:con|cmo|ocm|vom|xom|cpm|coom|comm)$/i;

/**
 * Returns the address that was probably meant instead of one with a slip, such as `https://https://…`, `http//…`,
 * `https:\\…`, `ttps://…` or `www,example.com`; null if there is no slip or no probable address.
 */
function mendLink(typed: string): string | null {
  const [prefix = '', word = ''] = SCHEMES.exec(typed) ?? [];
  const isRight = /^https?:\/\/$/i.test(prefix);
  const scheme = prefix === '' || isRight ? prefix : /s/i.test(word) ? 'https://' : 'http://';
  const behind = typed.slice(prefix.length);
  const isWeb = prefix !== '' || /^www\b/i.test(behind);
  const host = /^[^/?#\\]*/.exec(behind)?.[0] ?? '';
  const path = behind.slice(host.length);
  const mendedHost = mendHost(host, isWeb);
  const isHost = /^(?:[\p{L}\p{N}_-]+\.)+\p{L}{2,}(?::\d+)?$/u.test(mendedHost);
  // Browsers read a backslash before the query as a slash; scanners show the address as text.
  const hasBackslashes = path.startsWith('\\') || (prefix !== '' && !isRight);
  const mendedPath = isHost && hasBackslashes ? path.replace(/^[^?#]*/, (part) => part.replaceAll('\\', '/')) : path;
  const mended = scheme + mendedHost + mendedPath;
  if (mended === typed || !(isHost || (!isRight && prefix !== ''))) return null;
  return scheme === '' ? `https://${mended}` : mended;
}

function mendHost(host: string, isWeb: boolean): string {
  if (/[@[]/.test(host)) return host;
  const whole = isWeb ? host.replace(/(?<!\s)\s+(?=\.)|(?<=\.)\s+/g, '') : host;
  return whole
    .replace(/[,.]+/g, '.')
    .replace(/^\.(?=.)/, '')
    .replace(ENDING_SLIP, '.com');
}
