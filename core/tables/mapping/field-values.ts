import type { DetailField } from '#content';

/**
 * Spellings that tables use for a choice, by the value of the choice. They are compared with texts in lower case and
 * without spaces.
 */
const CHOICES: Readonly<Record<string, readonly string[]>> = {
  wpa: ['', 'wpa', 'wpa2', 'wpa3', 'wpa/wpa2', 'wpa/wpa2/wpa3', 'wpa2/wpa3', 'wpa-psk', 'wpa2-psk', 'wpa2personal'],
  wep: ['wep'],
  none: ['none', 'open', 'nopass', 'no', '-'],
  sae: ['sae', 'wpa3only', 'wpa3-only'],
};

const YES = ['true', 'yes', 'y', 'x', '1', 'ja', 'oui', 'sí', 'si', 'hidden'];
const NO = ['', 'false', 'no', 'n', '0', '-', 'nein', 'non', 'visible'];

/**
 * Converts `text`, the result of filling a template with a row, to a value of `field`: for example, "WPA2 Personal" to
 * `wpa`. Returns null if the field is a choice or a tick box and `text` matches none of its values. For any other
 * field, and for the content (`field` is null), returns `text` unchanged.
 */
export function fieldValue(field: DetailField | null, text: string): string | null {
  const word = text.replace(/\s/g, '').toLowerCase();
  switch (field?.control) {
    case 'tick':
      if (YES.includes(word)) return 'true';
      return NO.includes(word) ? '' : null;
    case 'choice': {
      const chosen = field.values.find((value) => value === word || CHOICES[value]?.includes(word));
      return chosen ?? null;
    }
    default:
      return text;
  }
}
