import { PHONE_RULE } from './phone.ts';
import { readLabel } from './punycode.ts';
import { redirectService } from './redirect-service.ts';
import { dropSecrets } from './secrets.ts';
import { SMS_RULE } from './sms.ts';
import { parseUrl } from './url.ts';
import { WIFI_RULE } from './wifi.ts';

/** What makes the address of a link hard to trust, or hard to compare with one that is known. */
export type AddressCaution =
  /** A label of the host mixes the letters of scripts that no language mixes. */
  | { readonly kind: 'mixed-scripts'; readonly host: string }
  /** A label has Greek or Cyrillic letters alone that look like Latin ones. */
  | { readonly kind: 'look-alike'; readonly host: string }
  /** The host has characters beyond ASCII, which phones may show as `written`. */
  | { readonly kind: 'punycode'; readonly host: string; readonly written: string }
  /** A name, or a password, before the host. */
  | { readonly kind: 'user-info'; readonly host: string }
  | { readonly kind: 'ip-address'; readonly host: string }
  | { readonly kind: 'port'; readonly port: string }
  | { readonly kind: 'not-encrypted' }
  /** The link leads on through a service. */
  | { readonly kind: 'redirect'; readonly service: string };

/**
 * Returns the address that people can compare with one they know: the host of a link, with its port, without `www.`;
 * the name of a network; a phone number. Null for other texts. It never has a secret of the text.
 */
export function addressInWords(text: string): string | null {
  const url = webAddress(text);
  if (url) return `${readableHost(url)}${url.port && `:${url.port}`}`.replace(/^www\.(?=.*\.)/, '');
  const open = dropSecrets(text);
  for (const { nameOf } of [WIFI_RULE, PHONE_RULE, SMS_RULE]) {
    const name = nameOf?.(open) ?? null;
    if (name !== null) return name.trim() === '' ? null : name;
  }
  return null;
}

/** Returns what makes the address of a link hard to trust, the worst first; nothing for other texts. */
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

/** A host that could pass for another one stays as it is written in ASCII. */
function readableHost({ hostname }: URL): string {
  const host = hostInWords(hostname);
  return host.split('.').some((label) => isMixed(label) || isLookAlike(label)) ? hostname : host;
}

function hostInWords(hostname: string): string {
  return hostname.replace(/\.$/, '').split('.').map(readLabel).join('.');
}

/** URLs write every form of such an address, numbers of one part among them, in one way. */
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

/** Letters of any other script. */
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

/** Lower-case letters that look like Latin ones: a choice of Unicode's table of confusables (UTS 39). */
const LOOK_ALIKES = /^[аеорсухіјѕԁԛԝһӏгѵ\u03BF\u03BD\u03C1\u03B1\u03B9\u03BA\d-]+$/u;

function isLookAlike(label: string): boolean {
  return /[\p{Script=Greek}\p{Script=Cyrillic}]/u.test(label) && LOOK_ALIKES.test(label);
}
