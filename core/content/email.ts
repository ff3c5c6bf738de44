import { firstValue } from './clean.ts';
import type { Details } from './content-kinds.ts';
import type { Caution, ContentParts, ContentRule, EncodedContent } from './content-rule.ts';
import { secretsInFields } from './secret-search.ts';
import { decodePercent, parseUrl } from './url.ts';

type EmailDetail = 'cc' | 'subject' | 'message';

const BEGINNING = /^\s*(?:mailto:(?!\s)|MATMSG:)/i;

export const EMAIL_RULE: ContentRule<EmailDetail> = {
  main: 'to',
  fields: {
    cc: { control: 'line', inputMode: 'email', width: 'whole' },
    subject: { control: 'line', width: 'whole' },
    message: { control: 'lines', width: 'whole' },
  },
  beginsWith: BEGINNING,
  encode: encodeEmail,
  read: readMail,
  nameOf,
  secretsIn: (text) => (/^\s*MATMSG:/i.test(text) ? secretsInFields(text) : null),
};

/** The header fields of RFC 6068 for the detail fields, in their order in the text. */
const HEADERS: Readonly<Record<EmailDetail, string>> = { cc: 'cc', subject: 'subject', message: 'body' };

const DETAILS = /* @__PURE__ */ Object.keys(HEADERS) as EmailDetail[];

/**
 * Returns a `mailto:` address (RFC 6068) with the recipients joined by commas. They may be typed with commas,
 * semicolons, line breaks or spaces between them. Labels and names before an address are dropped. Header fields
 * typed after the last address (`?subject=…`) are kept, unless a detail field replaces them. Content that already
 * starts with `mailto:` or `MATMSG:` is only trimmed.
 */
export function encodeEmail(content: string, details: Details<EmailDetail> = {}, mayBeWhole = true): EncodedContent {
  const typed = content.trim();
  if (mayBeWhole && BEGINNING.test(typed)) return { text: typed, cautions: [] };
  const headed = mayBeWhole ? /^(.*?@[^?@\s,;]+)(\?[\w-]+=.*)$/s.exec(typed) : null;
  const [, all = typed, typedHeaders = ''] = headed ?? [];
  const { text: list, cautions: several } = firstValue('content', all);
  const addresses = splitAddresses(list);
  const carbonCopies = splitAddresses(details.cc ?? '');
  const headers = mergeHeaders(typedHeaders, {
    cc: carbonCopies.map(encodeAddress).join(','),
    // A line break in a subject would begin another header field.
    subject: percentEncode((details.subject ?? '').replace(/[\r\n]+/g, ' ')),
    message: percentEncode((details.message ?? '').replace(/\r\n?|\n/g, '\r\n')),
  });
  const isAnything = addresses.length > 0 || headers !== '';
  return {
    text: isAnything ? `mailto:${addresses.map(encodeAddress).join(',')}${headers}` : typed,
    cautions: [
      ...several,
      ...emailCautions('content', addresses.length > 0 || typed === '' ? addresses : [typed]),
      ...emailCautions('cc', carbonCopies),
    ],
  };
}

/** A filled detail field replaces typed header fields of its name. The values of `fields` must be encoded already. */
function mergeHeaders(typed: string, fields: Readonly<Record<EmailDetail, string>>): string {
  const filled = DETAILS.filter((name) => fields[name] !== '');
  const isReplaced = (header: string): boolean =>
    filled.some((name) => header.toLowerCase().startsWith(`${HEADERS[name]}=`));
  const typedHeaders = typed === '' ? [] : typed.slice(1).split('&');
  const headers = [
    ...typedHeaders.filter((header) => !isReplaced(header)).map((header) => header.replace(/[^!-~]+/g, percentEncode)),
    ...filled.map((name) => `${HEADERS[name]}=${fields[name]}`),
  ];
  return headers.length > 0 ? `?${headers.join('&')}` : '';
}

export function emailCautions(field: string, addresses: readonly string[]): Caution[] {
  const address = addresses.find((entry) => !entry.includes('@'));
  return address === undefined ? [] : [{ field, kind: 'no-at-sign', address }];
}

export function splitAddresses(list: string): string[] {
  return splitEntries(list).flatMap((entry) => {
    const trimmed = entry.trim();
    const inBrackets = trimmed.endsWith('>') ? trimmed.slice(trimmed.lastIndexOf('<'), -1) : '';
    if (/^<[^>]*$/.test(inBrackets) && inBrackets.includes('@'))
      return inBrackets.replace(/^<(?:mailto:)?/i, '').trim();
    if (trimmed.includes('"')) return trimmed;
    const addresses = withoutLabel(trimmed).split(/\s+/).flatMap(addressIn);
    return addresses.length > 0 ? addresses : trimmed || [];
  });
}

/** Drops a label such as `Email:`, and the spaces around an @, which are slips. */
function withoutLabel(entry: string): string {
  const [before = '', ...behind] = entry.split(/(?<!\s)\s*[@＠]\s*/u);
  return [before.replace(/^.*[:：]/su, ''), ...behind].join('@');
}

/** Returns the address in a word, without brackets around it and a period behind it. */
function addressIn(word: string): string[] {
  const address = word.replace(/^[(<]+/, '').replace(/(?<![.,;:!?)>])[.,;:!?)>]+$/, '');
  return /^[^@]+@[^@]+$/.test(address) ? [address] : [];
}

function splitEntries(list: string): string[] {
  const quoted = /"(?:\\.|[^"\\])*("?)/y;
  const entries: string[] = [];
  let start = 0;
  // The position up to which a search found no closing quotation mark. A quotation mark before this position starts no
  // new search, because that search would find none either.
  let unclosed = 0;
  for (let k = 0; k < list.length; k++) {
    if (list[k] === '"' && k >= unclosed) {
      quoted.lastIndex = k;
      const isClosed = quoted.exec(list)?.[1] === '"';
      if (isClosed) k = quoted.lastIndex - 1;
      else unclosed = quoted.lastIndex;
    } else if (/[,;\r\n]/.test(list[k])) {
      entries.push(list.slice(start, k));
      start = k + 1;
    }
  }
  return [...entries, list.slice(start)];
}

function encodeAddress(address: string): string {
  const at = address.lastIndexOf('@');
  if (at < 0) return percentEncode(address);
  return `${percentEncode(address.slice(0, at))}@${encodeDomain(address.slice(at + 1))}`;
}

function encodeDomain(domain: string): string {
  if (/^[\w.:[\]-]*$/.test(domain)) return domain;
  // Only a bare host may be parsed as a URL, because the parser would drop a path, a query or a port without notice.
  const host = /[\s/\\?#:@%]/.test(domain) ? undefined : parseUrl(`https://${domain}`)?.host;
  return host ?? percentEncode(domain);
}

/** Percent-encodes a plus sign too, because scanners read it as a space. A lone surrogate becomes U+FFFD. */
function percentEncode(text: string): string {
  return encodeURIComponent(text.replace(/\p{Surrogate}/gu, '\uFFFD'));
}

function nameOf(text: string): string | null {
  if (!/^\s*mailto:/i.test(text)) return null;
  return decodePercent(text.trim().slice('mailto:'.length).split('?')[0]);
}

function readMail(text: string): ContentParts<EmailDetail> | null {
  try {
    return /^\s*MATMSG:/i.test(text) ? readMatmsg(text) : readMailto(text);
  } catch {
    // `decodeURIComponent` throws if a percent sign does not begin a valid escape.
    return null;
  }
}

/** Reads header fields in any order and case. Returns null for fields that have no place here, such as `bcc`. */
function readMailto(text: string): ContentParts<EmailDetail> | null {
  const [, to, headers = ''] = /^mailto:([^?]*)(?:\?(.*))?$/is.exec(text.trim()) ?? [];
  if (to === undefined) return null;
  const details: Partial<Record<EmailDetail, string>> = {};
  const recipients = to === '' ? [] : [to];
  for (const header of headers === '' ? [] : headers.split('&')) {
    const [, key = '', value = ''] = /^([\w-]+)=(.*)$/s.exec(header) ?? [];
    const name = DETAILS.find((detail) => HEADERS[detail] === key.toLowerCase());
    if (key.toLowerCase() === 'to') recipients.push(value);
    else if (name === undefined || details[name] !== undefined) return null;
    else details[name] = decodeURIComponent(value).replace(/\r\n?/g, '\n');
  }
  const addresses = recipients.flatMap((list) => list.split(',')).map((address) => decodeURIComponent(address).trim());
  return { content: addresses.join(', '), details };
}

const MATMSG_FIELDS: Readonly<Record<string, EmailDetail | 'to'>> = {
  TO: 'to',
  CC: 'cc',
  SUB: 'subject',
  BODY: 'message',
};

function readMatmsg(text: string): ContentParts<EmailDetail> | null {
  const values: Partial<Record<EmailDetail | 'to', string>> = {};
  for (const [, field] of text
    .trim()
    .slice('MATMSG:'.length)
    .matchAll(/((?:\\.|[^;\\])+);?/gs)) {
    const [, key = '', value = ''] = /^\s*(\w+):(.*)$/s.exec(field) ?? [];
    const name = MATMSG_FIELDS[key.toUpperCase()];
    if (name === undefined || values[name] !== undefined) return null;
    values[name] = value.replace(/\\(.)/gs, '$1').replace(/\r\n?/g, '\n');
  }
  const { to = '', ...details } = values;
  return { content: to, details };
}
