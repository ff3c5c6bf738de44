import type { ContentRule, EncodedContent } from './content-rule.ts';
import { decodePercent } from './decode-percent.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?=\S)/i;
const HOST_AND_PORT = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;
/**
 * What follows these is a short number too, and yet they are schemes: neither `tel:112` nor `isbn:12345` is a host with
 * a port.
 */
const SCHEME_OF_A_NUMBER =
  /^(?:tel|fax|callto|sips?|(?:sms|mms)(?:to)?|isbn|issn|ismn|ean|gtin|upc|doi|pmid|oclc|lccn):/i;
const SCHEME_THAT_RUNS = /^(?:javascript|data|vbscript):/i;
const HAS_USER_INFO = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

/** The address of a page, or of anything else. */
export const URL_RULE: ContentRule = { beginsWith: /^\s*https?:\/\//i, encode: encodeUrl, nameOf };

/**
 * A web address: `https://` where no scheme was typed, ASCII byte for byte, anything else percent-encoded with its host
 * in punycode, because scanners show an address with a space or an accent as plain text. What is no address at all
 * stays as typed, with a caution.
 */
export function encodeUrl(content: string): EncodedContent {
  const typed = content.trim();
  // Browsers skip control characters inside a scheme, and so must the check.
  if (SCHEME_THAT_RUNS.test(typed.replace(/[\s\p{C}]/gu, ''))) return withCaution(typed, 'not-opened');
  const address = hasScheme(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  const text = /^[!-~]+$/.test(address) ? address : parsedAddress(address);
  // A space is left only in what is no web address but happens to start with a word and a colon.
  if (text === undefined || text.includes(' ')) return withCaution(typed, 'no-web-address');
  if (HAS_USER_INFO.test(text)) return withCaution(text, 'user-name');
  return { text, cautions: [] };
}

/** Undefined where it is none. Chromium takes spaces in a host, which the URL standard does not. */
function parsedAddress(address: string): string | undefined {
  const url = parseUrl(address);
  return url === null || url.host.includes('%') ? undefined : url.href;
}

/** The host and the path of a web address: its query may identify a visitor. */
function nameOf(text: string): string | null {
  const url = /^\s*https?:/i.test(text) ? parseUrl(text) : null;
  return url && `${url.host.replace(/^www\./, '')}${decodePercent(url.pathname).replace(/\/$/, '')}`;
}

/** The address as the URL standard reads it, or null where it is none. */
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
