import type { ContentRule, EncodedContent } from './content-rule.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?=\S)/i;
const HOST_AND_PORT = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;
/** Schemes followed by a number. Without this list, `tel:112` or `isbn:12345` would look like a host with a port. */
const SCHEME_OF_A_NUMBER =
  /^(?:tel|fax|callto|sips?|(?:sms|mms)(?:to)?|isbn|issn|ismn|ean|gtin|upc|doi|pmid|oclc|lccn):/i;
const SCHEME_THAT_RUNS = /^(?:javascript|data|vbscript):/i;
/** Letters, digits, hyphens, dots and underscores, or an IPv6 address. Other hosts cannot be looked up. */
const HOST_OF_THE_WEB = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
const HAS_USER_INFO = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

export const URL_RULE: ContentRule = { beginsWith: /^\s*https?:\/\//i, encode: encodeUrl, nameOf, isLink: true };

/**
 * Returns a web address, with `https://` added if no scheme was typed. Printable ASCII is kept byte for byte. An
 * address with other characters is percent-encoded, and its host becomes punycode, because scanners show an address
 * with a space or an accent as plain text. Text that is not a web address, or that could run as a program, is only
 * trimmed, with a caution. An address with a user name gets a caution too.
 */
export function encodeUrl(content: string): EncodedContent {
  const typed = content.trim();
  // Browsers ignore control characters inside a scheme, so this check must ignore them too.
  if (SCHEME_THAT_RUNS.test(typed.replace(/[\s\p{C}]/gu, ''))) return withCaution(typed, 'not-opened');
  const address = hasScheme(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  const text = /^[!-~]+$/.test(address) ? address : parsedAddress(address);
  // A space remains only in text that starts with a word and a colon but is not a web address.
  if (text === undefined || text.includes(' ') || hasImpossibleHost(text)) return withCaution(typed, 'no-web-address');
  if (HAS_USER_INFO.test(text)) return withCaution(text, 'user-name');
  return { text, cautions: [] };
}

/** Undefined for other texts. Chromium writes a space in a host as `%20`, so a host with a percent sign is refused. */
function parsedAddress(address: string): string | undefined {
  const url = parseUrl(address);
  return url === null || url.host.includes('%') ? undefined : url.href;
}

function hasImpossibleHost(text: string): boolean {
  if (!/^https?:/i.test(text)) return false;
  const host = parseUrl(text)?.hostname;
  return host === undefined || !HOST_OF_THE_WEB.test(host);
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

function withCaution(text: string, kind: 'not-opened' | 'no-web-address' | 'user-name'): EncodedContent {
  return { text, cautions: [{ field: 'content', kind }] };
}

export function decodePercent(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // The text contains a percent sign that encodes nothing.
    return text;
  }
}
