import type { ContentKind, EncodedContent } from './content-kind.ts';
import { parseUrl } from './url.ts';

export const EMAIL_KIND: ContentKind = {
  type: 'email',
  buttonLabel: 'Email',
  inputLabel: 'Email Address',
  placeholder: 'hello@example.com',
  isMultiline: false,
  inputMode: 'email',
  autoComplete: 'email',
};

/**
 * `mailto:` and the addresses (RFC 6068), joined by commas. A list may be separated by commas, semicolons, line breaks or
 * spaces; of `Jane <jane@example.com>` the address is taken; header fields typed behind the last address
 * (`?subject=…`) stay header fields. Content that already starts with `mailto:` comes back trimmed.
 */
export function encodeEmail(content: string): EncodedContent {
  const typed = content.trim();
  if (/^mailto:/i.test(typed)) return { text: typed };
  const [, list = typed, headers = ''] = /^(.*?@[^?@\s,;]+)(\?[\w-]+=.*)$/s.exec(typed) ?? [];
  const addresses = splitAddresses(list);
  if (addresses.length === 0) return { text: typed };
  return { text: `mailto:${addresses.map(encodeAddress).join(',')}${headers.replace(/[^!-~]+/g, percentEncode)}` };
}

function splitAddresses(list: string): string[] {
  // A separator inside quotation marks belongs to the address or to the name before it.
  const entries = list.match(/(?:"(?:\\.|[^"\\])*"|[^,;\r\n])+/g) ?? [];
  return entries.flatMap((entry) => {
    const bracketed = /<(?:mailto:)?([^<>]*@[^<>]*)>\s*$/i.exec(entry)?.[1];
    if (bracketed !== undefined) return bracketed.trim();
    const words = entry.trim().split(/\s+/);
    if (words.every((word) => /^[^@"]+@[^@"]+$/.test(word))) return words;
    return entry.trim() || [];
  });
}

function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return percentEncode(address);
  return `${percentEncode(address.slice(0, at))}@${encodeDomain(address.slice(at + 1))}`;
}

function encodeDomain(domain: string): string {
  if (/^[\w.:[\]-]*$/.test(domain)) return domain;
  // Only a bare host may go through the parser: it would silently drop a path, a query or a port.
  const host = /[\s/\\?#:@%]/.test(domain) ? undefined : parseUrl(`https://${domain}`)?.host;
  return host ?? percentEncode(domain);
}

/** Half a surrogate pair, which UTF-8 cannot hold, becomes U+FFFD. Scanners read a plain `+` as a space: it is encoded. */
function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}
