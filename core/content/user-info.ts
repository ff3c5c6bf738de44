import type { Secret } from './secret.ts';

/** Matches an address up to its user info or host. Some schemes need no slashes, and two slashes need no scheme. */
const AUTHORITY =
  /(?<![a-z0-9+.-])(https?|ftps?|wss?|sips?):(?:[\t\r\n]*[/\\])*[\t\r\n]*|(?<=[a-z0-9+.-]):(?:[\t\r\n]*[/\\])+[\t\r\n]*|(?<![\w:/\\.~%-])[/\\]{2,}/gi;

/**
 * Words before a colon that rule out user info: schemes, and labels in front of email addresses. Without this list,
 * `mail:jane@example.com` would look like a user name with a password.
 */
const NO_USER =
  /^(?:mailto|e-?mail|mail|contact|from|to|cc|via|by|name|web|tel|fax|callto|sms(?:to)?|mms(?:to)?|matmsg|mecard|begin|wifi|sips?|xmpp|acct|im|pres|skype|facetime(?:-audio)?|upi|mid|cid|news|urn|geo|data)$/i;

/**
 * Returns the user names and passwords before the hosts of addresses in a text, such as `user:password` in
 * `https://user:password@host`. All schemes are recognized. Instead of `//`, there may be one slash, backslashes or,
 * after some schemes, nothing. The user info ends at the last @ before the path. Passwords with spaces or slashes,
 * which should have been encoded, are found too.
 */
export function userInfoIn(text: string): Secret[] {
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

/** Returns the position of the @ that ends the user info, or null if there is none. */
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

/** Returns the secret of a text that consists only of `user:password@host`, with or without a path. */
export function infoOfWhole(text: string): Secret | null {
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

/**
 * Finds, for ascending positions of a text, where the authority, the path or the word ends, and the last @ before a
 * position. It remembers results, so that many searches take no longer than one.
 */
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

  /** Returns the first position from `start` on at which a part of this kind ends. */
  endOf(part: keyof typeof STOPS, start: number): number {
    if (this.#ends[part] < start) {
      const stop = new RegExp(STOPS[part]);
      stop.lastIndex = start;
      this.#ends[part] = stop.exec(this.#text)?.index ?? this.#text.length;
    }
    return this.#ends[part];
  }

  /** Returns the position of the last @ before a position; −1 if there is none. */
  lastAtBefore(place: number): number {
    return this.#ats[place];
  }
}
