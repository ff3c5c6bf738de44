import type { DetailField } from '#content';
import { keysOf, NO, OPEN, wordKey, YES } from '#content/vocabulary';

/**
 * Converts the result of a template, for example "WPA2 Personal" to `wpa`. Returns null if a choice or tick box has no
 * such value. The content (`field` is null) and all other fields stay unchanged.
 */
export function fieldValue(field: DetailField | null, text: string): string | null {
  switch (field?.control) {
    case 'tick': {
      const word = signOf(text);
      if (YES_SIGNS.has(word)) return 'true';
      return NO_SIGNS.has(word) ? '' : null;
    }
    case 'choice': {
      const word = text.slice(0, LONGEST).normalize('NFKC').replace(/\s/g, '').toLowerCase();
      return (
        field.values.find((value) => value === word) ?? securityOf(word, field.values) ?? (word === '' ? '' : null)
      );
    }
    default:
      return text;
  }
}

const LONGEST = 100;

const MARKS = /^[✓✔☑✗✘☐○×-]$/u;

/** The key of a word, or a mark as it is. */
function signOf(text: string): string {
  const sign = text.slice(0, LONGEST).trim();
  return MARKS.test(sign) ? sign : wordKey(sign);
}

const YES_SIGNS = new Set([...keysOf(YES), '✓', '✔', '☑', '○']);
const NO_SIGNS = new Set([...keysOf(NO), '✗', '✘', '☐', '×', '-', '']);
const OPEN_KEYS = keysOf(OPEN);

/** What routers, Windows and macOS add to WPA: who it is for, and how it encrypts. */
const BESIDE_WPA =
  /personal|personnel|pessoal|persönlich|privat|パーソナル|個人用?|個人級|个人[级版]?|psk|presharedkey|aes|tkip|ccmp|gcmp|mixed|mode|auto|transition/g;

/** Returns the kind of security that `word` names, or null. WPA for companies needs more than a password. */
function securityOf(word: string, values: readonly string[]): string | null {
  const plain = word.replace(/[^\p{L}\p{N}]/gu, '');
  const names: [string, boolean][] = [
    ['none', word === '-' || OPEN_KEYS.has(wordKey(word))],
    ['sae', /^(?:wpa3only|onlywpa3|nurwpa3|(?:wpa3)?sae)$/.test(plain)],
    ['wep', /^wep(?:40|64|104|128|open|shared)?$/.test(plain)],
    ['wpa', (word === '' || plain !== '') && /^(?:wpa[123]*)*$/.test(plain.replace(BESIDE_WPA, ''))],
  ];
  return names.find(([value, isNamed]) => isNamed && values.includes(value))?.[0] ?? null;
}
