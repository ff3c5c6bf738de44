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
 * Converts the text of a filled template to a value of `field`, such as "WPA2 Personal" to `wpa`. Returns null if the
 * field offers choices and the text matches none of them. `field` is null for the content, which is returned unchanged.
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
