import { decode } from 'punycode/punycode.es6.js';
import { ALL_RULES } from './rules.ts';
import { dropSecrets } from './secrets.ts';
import { parseUrl } from './url.ts';
import { networkInText } from './wifi.ts';

/** A reason why the address of a link is hard to trust, or hard to compare with a known one. */
export type AddressCaution =
  /** A label of the host mixes letters of scripts that no language mixes. */
  | { readonly kind: 'mixed-scripts'; readonly host: string }
  /** A label consists only of Greek or Cyrillic letters that look like Latin ones. */
  | { readonly kind: 'look-alike'; readonly host: string }
  /** The host has characters beyond ASCII. Phones may show it as `written`, in punycode. */
  | { readonly kind: 'punycode'; readonly host: string; readonly written: string }
  /** There is a user name or password before the host. */
  | { readonly kind: 'user-info'; readonly host: string }
  | { readonly kind: 'ip-address'; readonly host: string }
  | { readonly kind: 'port'; readonly port: string }
  | { readonly kind: 'not-encrypted' }
  /** The link goes through a service that redirects to other addresses. */
  | { readonly kind: 'redirect'; readonly service: string };

/** Returns what people can compare: host, network name or phone number, never a secret. Null for other texts. */
export function addressInWords(text: string): string | null {
  const url = webAddress(text);
  if (url) return `${readableHost(url)}${url.port && `:${url.port}`}`.replace(/^www\.(?=.*\.)/, '');
  const open = dropSecrets(text);
  for (const [, { nameOf, hasKnownName }] of ALL_RULES) {
    const name = (hasKnownName && nameOf?.(open)) ?? null;
    if (name !== null) return name.trim() === '' ? null : name;
  }
  return null;
}

export type AddressKind = 'host' | 'number' | 'network';

/** Returns what the result of `addressInWords` is: a host of the web, a phone number, or the name of a network. */
export function addressKind(text: string): AddressKind {
  if (webAddress(text)) return 'host';
  return networkInText(text) ? 'network' : 'number';
}

/**
 * Returns a web address as people read it: its host in its own script, and letters beyond ASCII instead of their
 * percent-encoding. A host that could be mistaken for another stays in punycode. Returns other texts unchanged.
 */
export function readableAddress(text: string): string {
  const url = webAddress(text);
  if (!url) return text;
  const [authority = ''] = /^\s*https?:[^?#]*?\/\/[^/?#]*/i.exec(text) ?? [];
  const at = authority.toLowerCase().lastIndexOf(url.hostname);
  const readable =
    at < 0 ? authority : authority.slice(0, at) + readableHost(url) + authority.slice(at + url.hostname.length);
  return readable + text.slice(authority.length).replace(/(?:%[89a-f][\da-f])+/gi, readLetters);
}

/** Characters that are invisible or could hide others stay encoded. */
function readLetters(encoded: string): string {
  try {
    const letters = decodeURIComponent(encoded);
    return /[\p{C}\p{Z}]/u.test(letters) ? encoded : letters;
  } catch {
    return encoded;
  }
}

/** Returns reasons to distrust the address of a link, the worst first; none for other texts. */
export function addressCautions(text: string): readonly AddressCaution[] {
  const url = webAddress(text);
  if (!url) return [];
  const { hostname: written, port, username, password, protocol } = url;
  const host = hostInWords(written);
  const cautions: AddressCaution[] = [];
  if (username !== '' || password !== '') cautions.push({ kind: 'user-info', host });
  const labels = host.split('.');
  if (labels.some(isMixed)) cautions.push({ kind: 'mixed-scripts', host });
  if (labels.some(isLookAlike)) cautions.push({ kind: 'look-alike', host });
  if (/(^|\.)xn--/.test(written)) cautions.push({ kind: 'punycode', host, written });
  if (isIpAddress(written)) cautions.push({ kind: 'ip-address', host });
  if (port !== '') cautions.push({ kind: 'port', port });
  if (protocol === 'http:') cautions.push({ kind: 'not-encrypted' });
  const service = redirectService(text.trim());
  if (service !== null) cautions.push({ kind: 'redirect', service });
  return cautions;
}

function webAddress(text: string): URL | null {
  const url = /^\s*https?:/i.test(text) ? parseUrl(text.trim()) : null;
  return url && url.hostname !== '' ? url : null;
}

function readableHost({ hostname }: URL): string {
  const host = hostInWords(hostname);
  return host.split('.').some((label) => isMixed(label) || isLookAlike(label)) ? hostname : host;
}

function hostInWords(hostname: string): string {
  return hostname.replace(/\.$/, '').split('.').map(readLabel).join('.');
}

const MOST_CHARACTERS = 63;

/** Returns a label of a host as people read it: `xn--mnchen-3ya` as `münchen`. Other labels are returned unchanged. */
function readLabel(label: string): string {
  if (!/^xn--/i.test(label) || label.length > MOST_CHARACTERS) return label;
  try {
    const decoded = decode(label.slice(4).toLowerCase());
    // Encoders never use this form for a label that consists of ASCII characters.
    return /[^\0-\x7f]/.test(decoded) ? decoded : label;
  } catch {
    return label;
  }
}

/** `URL` has already normalized other spellings of IP addresses, such as a single number. */
function isIpAddress(hostname: string): boolean {
  return hostname.startsWith('[') || /^\d+(\.\d+){3}$/.test(hostname);
}

const SCRIPTS = {
  Latin: /\p{Script=Latin}/u,
  Greek: /\p{Script=Greek}/u,
  Cyrillic: /\p{Script=Cyrillic}/u,
  Han: /\p{Script=Han}/u,
  Kana: /[\p{Script=Hiragana}\p{Script=Katakana}]/u,
  Hangul: /\p{Script=Hangul}/u,
  Bopomofo: /\p{Script=Bopomofo}/u,
} as const;

/** Matches a letter of a script that `SCRIPTS` lacks. */
const OTHER =
  /(?![\p{Script=Latin}\p{Script=Greek}\p{Script=Cyrillic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}\p{Script=Bopomofo}\p{Script=Common}\p{Script=Inherited}])\p{L}/u;

/** The scripts that Japanese, Korean and Chinese mix (UTS 39, 5.2, "Highly Restrictive"). */
const LANGUAGES = [
  ['Latin', 'Han', 'Kana'],
  ['Latin', 'Han', 'Hangul'],
  ['Latin', 'Han', 'Bopomofo'],
] as const;

function isMixed(label: string): boolean {
  const found = Object.entries(SCRIPTS).flatMap(([name, script]) => (script.test(label) ? [name] : []));
  if (OTHER.test(label)) found.push('other');
  return found.length > 1 && !LANGUAGES.some((language) => found.every((name) => language.some((own) => own === name)));
}

/** Lower-case letters that look like Latin ones: a selection from Unicode's table of confusables (UTS 39). */
const LOOK_ALIKES = /^[аеорсухіјѕԁԛԝһӏгѵ\u03BF\u03BD\u03C1\u03B1\u03B9\u03BA\d-]+$/u;

function isLookAlike(label: string): boolean {
  return /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(label) && LOOK_ALIKES.test(label);
}

/**
 * Hosts that redirect to other addresses: well-known providers of short links and of codes whose target can be changed
 * later. A code with such a link stops working when the service does. The list cannot be complete; other hosts get no
 * caution.
 */
const REDIRECT_HOSTS: ReadonlySet<string> = new Set([
  'bit.ly',
  'bitly.com',
  'j.mp',
  'tinyurl.com',
  't.co',
  'goo.gl',
  'ow.ly',
  'is.gd',
  'v.gd',
  'buff.ly',
  'rebrand.ly',
  'cutt.ly',
  'rb.gy',
  'shorturl.at',
  'tiny.cc',
  't.ly',
  'lnkd.in',
  'dub.sh',
  'short.io',
  'bl.ink',
  'qrco.de',
  'qrs.ly',
  'scnv.io',
  'me-qr.com',
  'qrfy.io',
  'qr.page',
  'flowcode.com',
  'flow.page',
  'q-r.to',
  'page.link',
]);

/**
 * Returns the host of a known redirect service; null for other texts. Compares whole labels, so `notbit.ly` is none.
 */
export function redirectService(text: string): string | null {
  return hostAmong(text, REDIRECT_HOSTS);
}

/** Hosts of links to chats and groups, which their members can leave, rename and close. */
const MESSENGER_HOSTS: ReadonlySet<string> = new Set([
  'wa.me',
  'whatsapp.com',
  't.me',
  'telegram.me',
  'signal.me',
  'signal.group',
  'm.me',
  'messenger.com',
  'discord.gg',
  'discord.com',
  'line.me',
  'lin.ee',
  'viber.com',
]);

/** Returns whether a code with this text works without a redirect service or a messenger, as far as known. */
export function neverExpires(text: string): boolean {
  const link = text.trim();
  return redirectService(link) === null && hostAmong(link, MESSENGER_HOSTS) === null;
}

function hostAmong(text: string, hosts: ReadonlySet<string>): string | null {
  const host = /^https?:/i.test(text) ? (parseUrl(text)?.hostname ?? '') : '';
  const labels = host.split('.');
  const candidates = labels.slice(0, -1).map((_, k) => labels.slice(k).join('.'));
  return candidates.find((candidate) => hosts.has(candidate)) ?? null;
}
