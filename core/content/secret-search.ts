import type { Secret } from './content-rule.ts';
import { networkSecretsIn, readWifiFields } from './wifi.ts';

export function moved({ kind, start, end, from, to }: Secret, by: number): Secret {
  return { kind, start: start + by, end: end + by, from: from + by, to: to + by };
}

/** A text in a simpler spelling. `starts` has the original position of each character, then the original length. */
interface Respelled {
  readonly text: string;
  readonly starts: readonly number[];
}

/** Replaces each match by `spell(match)`: one character or none. The pattern is global and matches no empty text. */
function respell(text: string, pattern: RegExp, spell: (match: string) => string): Respelled {
  const starts: number[] = [];
  let plain = '';
  let position = 0;
  const copyTo = (end: number): void => {
    plain += text.slice(position, end);
    for (; position < end; position++) starts.push(position);
  };
  for (const { 0: match, index } of text.matchAll(pattern)) {
    copyTo(index);
    const spelled = spell(match);
    if (spelled !== '') starts.push(index);
    plain += spelled;
    position = index + match.length;
  }
  copyTo(text.length);
  starts.push(text.length);
  return { text: plain, starts };
}

function placesInOriginal({ starts }: Respelled, secrets: readonly Secret[]): Secret[] {
  return secrets.map(({ kind, start, end, from, to }) => ({
    kind,
    start: starts[start],
    end: starts[end],
    from: starts[from],
    to: starts[to],
  }));
}

/**
 * Returns the secrets that can occur anywhere in a text, even percent-encoded in the query of an address: user info of
 * addresses, keys of one-time passwords, and passwords of networks. They may overlap.
 */
export function secretsAnywhere(text: string): Secret[] {
  const plain = plainSecretsIn(text);
  if (!/%[0-7][\da-f]/i.test(text)) return plain;
  // Reads the text as part of a query: `?`, `&` and `#` end a secret, because they separate fields, and `+` is a space.
  const decoded = respell(text, /%[0-7][\da-f]|[?&#+]/gi, (match) =>
    match.startsWith('%') ? String.fromCharCode(Number.parseInt(match.slice(1), 16)) : match === '+' ? ' ' : '\n',
  );
  return [...plain, ...placesInOriginal(decoded, plainSecretsIn(decoded.text))];
}

function plainSecretsIn(text: string): Secret[] {
  return [...userInfoIn(text), ...oneTimeKeysIn(text), ...networksWithin(text)];
}

/** An `otpauth:` address is secret as a whole, because the account to which the key belongs is private too. */
function oneTimeKeysIn(text: string): Secret[] {
  return Array.from(text.matchAll(/otpauth(?:-migration)?:([^\r\n]+)/gi), ({ 0: { length }, 1: hidden, index }) => {
    const to = index + length;
    return { kind: 'one-time-key', start: to - hidden.length, end: to, from: index, to };
  });
}

/** Returns the passwords of networks within another text. A match without a network's name is ordinary prose. */
function networksWithin(text: string): Secret[] {
  return Array.from(text.matchAll(/(?<![a-z])WIFI:[^\r\n]+/gi)).flatMap(({ 0: line, index }) => {
    const isNetwork = readWifiFields(line)?.some(({ name }) => name === 'S');
    const secrets = (isNetwork && networkSecretsIn(line)) || [];
    return secrets.map((secret) => moved(secret, index));
  });
}

/** Returns the secrets in lines that may be folded (RFC 6350, 3.2) or in parts between semicolons (`MECARD:`). */
export function secretsInFields(text: string): Secret[] {
  const pattern = /^\s*BEGIN:/i.test(text) ? /\\[\s\S]|\r?\n[ \t]/g : /\\[\s\S]|;/g;
  const plain = respell(text, pattern, (match) => {
    if (match === ';' || /^\\n$/i.test(match)) return '\n';
    return match.startsWith('\\') ? match.slice(1) : '';
  });
  return placesInOriginal(plain, [...secretsAnywhere(plain.text), ...infoInWebsites(plain.text)]);
}

/** Searches URL fields only, because other fields can contain what looks the same, such as a messenger account. */
function infoInWebsites(text: string): Secret[] {
  return Array.from(text.matchAll(/^(?:\w+\.)?(?:MECARD:)?URL[^:\r\n]*:(.*)$/gim)).flatMap(
    ({ 0: line, 1: value, index }) => {
      const secret = infoOfWhole(value);
      return secret ? [moved(secret, index + line.length - value.length)] : [];
    },
  );
}

/** Matches an address up to its user info or host. Some schemes need no slashes, and two slashes need no scheme. */
const AUTHORITY =
  /(?<![a-z0-9+.-])(https?|ftps?|wss?|sips?):(?:[\t\r\n]*[/\\])*[\t\r\n]*|(?<=[a-z0-9+.-]):(?:[\t\r\n]*[/\\])+[\t\r\n]*|(?<![\w:/\\.~%-])[/\\]{2,}/gi;

/** Words before a colon that rule out user info. Without them, `mail:jane@example.com` would look like a password. */
const NO_USER =
  /^(?:mailto|e-?mail|mail|contact|from|to|cc|via|by|name|web|tel|fax|callto|sms(?:to)?|mms(?:to)?|matmsg|mecard|begin|wifi|sips?|xmpp|acct|im|pres|skype|facetime(?:-audio)?|upi|mid|cid|news|urn|geo|data)$/i;

/**
 * Returns the user names and passwords before the hosts of addresses in a text, such as `user:password` in
 * `https://user:password@host`. All schemes are recognized. Instead of `//`, there may be one slash, backslashes or,
 * after some schemes, nothing. The user info ends at the last @ before the path. Passwords with spaces or slashes,
 * which should have been encoded, are found too.
 */
function userInfoIn(text: string): Secret[] {
  if (!text.includes('@')) return [];
  const whole = infoOfWhole(text);
  if (whole) return [whole];
  const found: Secret[] = [];
  const around = new Surroundings(text);
  let behind = 0;
  for (const { 0: before, 1: scheme = '', index } of text.matchAll(AUTHORITY)) {
    const start = index + before.length;
    if (start < behind) continue;
    const end = endOfInfo(text, start, around);
    if (end === null || end === start) continue;
    const isPlain = /[/\\].*[/\\]/s.test(before) || /^(?:http|ftp|ws)/i.test(scheme);
    if (!isPlain && !text.slice(start, end).includes(':')) continue;
    found.push({ kind: 'user-info', start, end, from: start, to: end + 1 });
    behind = end + 1;
  }
  return found;
}

function endOfInfo(text: string, start: number, around: Surroundings): number | null {
  const authority = around.endOf('authority', start);
  const at = around.lastAtBefore(authority);
  if (at >= start) return at;
  const host = text.slice(start, authority);
  const colon = host.indexOf(':');
  if (colon < 0 || host.startsWith('[') || /^\d{0,5}$/.test(host.slice(colon + 1, colon + 7))) return null;
  // What follows the colon is not a port, so it must be a password with a character that should have been encoded.
  for (const part of ['path', 'word'] as const) {
    const last = around.lastAtBefore(around.endOf(part, start));
    if (last >= start) return last;
  }
  return null;
}

function infoOfWhole(text: string): Secret | null {
  const start = /^[\s/\\]*/.exec(text)?.[0].length ?? 0;
  const trimmed = text.trimEnd();
  const colon = trimmed.indexOf(':', start);
  if (
    colon <= start ||
    /\s/.test(trimmed.slice(start)) ||
    NO_USER.test(trimmed.slice(start, Math.min(colon, start + 20)))
  )
    return null;
  const path = /[/?#\\]/.exec(trimmed.slice(colon + 1));
  const end = path ? colon + 1 + path.index : trimmed.length;
  const at = trimmed.lastIndexOf('@', end - 1);
  if (at <= colon + 1 || /[/?#\\]/.test(trimmed.slice(start, colon))) return null;
  if (!/^[\w-]+(?:\.[\w-]+)+(?::\d+)?$/.test(trimmed.slice(at + 1, end))) return null;
  return { kind: 'user-info', start, end: at, from: start, to: at + 1 };
}

const STOPS = { authority: /[\s/?#\\"<>]/g, path: /[\r\n/?#\\]/g, word: /\s/g } as const;

/** Answers for ascending positions of a text. It remembers results, so that many searches take no longer than one. */
class Surroundings {
  readonly #text: string;
  readonly #ends = { authority: -1, path: -1, word: -1 };
  /** For each position, the last @ before it, or −1. */
  readonly #ats: Int32Array;

  constructor(text: string) {
    this.#text = text;
    this.#ats = new Int32Array(text.length + 1).fill(-1);
    for (let k = 0; k < text.length; k++) this.#ats[k + 1] = text[k] === '@' ? k : this.#ats[k];
  }

  endOf(part: keyof typeof STOPS, start: number): number {
    if (this.#ends[part] < start) {
      const stop = new RegExp(STOPS[part]);
      stop.lastIndex = start;
      this.#ends[part] = stop.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#ends[part];
  }

  lastAtBefore(place: number): number {
    return this.#ats[place];
  }
}
