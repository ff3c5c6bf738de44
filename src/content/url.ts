import type { ContentRule, EncodedContent } from './content-rule.ts';
import { decodePercent } from './decode-percent.ts';

const SCHEME = /^[a-z][a-z0-9+.-]*:(?=\S)/i;
const HOST_AND_PORT = /^[a-z0-9.-]+:\d{1,5}(?:[/?#]|$)/i;
/** Schemes that are followed by a number, so that `tel:112` or `isbn:12345` is not a host with a port. */
const SCHEME_OF_A_NUMBER =
  /^(?:tel|fax|callto|sips?|(?:sms|mms)(?:to)?|isbn|issn|ismn|ean|gtin|upc|doi|pmid|oclc|lccn):/i;
const SCHEME_THAT_RUNS = /^(?:javascript|data|vbscript):/i;
/** Letters, digits, hyphens, dots and underscores, or an IPv6 address: no other host can be looked up. */
const HOST_OF_THE_WEB = /^(?:[a-z0-9._-]+|\[[0-9a-f:.]+\])$/;
const HAS_USER_INFO = /^[a-z][a-z0-9+.-]*:\/\/[^/?#]*@/i;

/** The address of a page, or of anything else. */
export const URL_RULE: ContentRule = { beginsWith: /^\s*https?:\/\//i, encode: encodeUrl, nameOf };

/**
 * Returns a web address: `https://` is added if no scheme was typed, ASCII stays byte for byte, and anything else is
 * percent-encoded with its host in punycode, because scanners show an address with a space or an accent as plain text.
 * Text that is not an address stays as typed, with a caution.
 */
export function encodeUrl(content: string): EncodedContent {
  const typed = content.trim();
  // Browsers skip control characters inside a scheme, and so must the check.
  if (SCHEME_THAT_RUNS.test(typed.replace(/[\s\p{C}]/gu, ''))) return withCaution(typed, 'not-opened');
  const address = hasScheme(typed) ? typed : `https://${typed.replace(/^\/+/, '')}`;
  const text = /^[!-~]+$/.test(address) ? address : parsedAddress(address);
  // A space is left only in text that is not a web address but starts with a word and a colon.
  if (text === undefined || text.includes(' ') || hasImpossibleHost(text)) return withCaution(typed, 'no-web-address');
  if (HAS_USER_INFO.test(text)) return withCaution(text, 'user-name');
  return { text, cautions: [] };
}

/** Undefined if it is not an address. Chromium accepts spaces in a host, which the URL standard does not. */
function parsedAddress(address: string): string | undefined {
  const url = parseUrl(address);
  return url === null || url.host.includes('%') ? undefined : url.href;
}

/** Whether this is a web address whose host no server can have, such as the formula `=1+1` after `https://`. */
function hasImpossibleHost(text: string): boolean {
  if (!/^https?:/i.test(text)) return false;
  const host = parseUrl(text)?.hostname;
  return host === undefined || !HOST_OF_THE_WEB.test(host);
}

/** The host and the path of a web address. Its query may identify a visitor and is dropped. */
function nameOf(text: string): string | null {
  const url = /^\s*https?:/i.test(text) ? parseUrl(text) : null;
  return url && `${url.host.replace(/^www\./, '')}${decodePercent(url.pathname).replace(/\/$/, '')}`;
}

/** Returns the address as the URL standard reads it, or null if it is not one. */
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
