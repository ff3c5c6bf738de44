import { RULES } from './rules.ts';
import { dropSecrets, hideSecrets, secretsIn } from './secrets.ts';
import { readWifiFields } from './wifi-fields.ts';

/** Characters of a name at most: it stands in file names and title bars. */
const LONGEST = 40;

/** How a code is called that holds nothing but a secret. */
const SECRET = 'one-time password';

/**
 * What a code is for, shortly, from the text that it holds: the site, the address, the number, the network … It stands where others read
 * it, in titles and file names, so no secret, nor a link's query, is ever in it.
 */
export function codeName(text: string): string {
  const open = dropSecrets(text);
  const own = nameInKind(open) ?? open;
  const name = (own.trim() === '' && text.trim() !== '' ? SECRET : own).replace(/\s+/g, ' ').trim();
  const characters = [...name.slice(0, 2 * LONGEST + 2)];
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/** How a code is called where anybody may see or hear it: by its text without its secrets, but a Wi-Fi network by its name alone. */
export function publicName(text: string): string {
  const open = dropSecrets(text);
  const network = readWifiFields(open);
  if (network) {
    const name = network.find((field) => field.name === 'S')?.value;
    return name ? `the Wi-Fi network ${name}` : 'a Wi-Fi network';
  }
  return open.trim() === '' && secretsIn(text).length > 0 ? `a ${SECRET}` : hideSecrets(text);
}

/** A name for files: letters, digits, dots and dashes, in every script. */
export function fileNameOf(text: string): string {
  const words = codeName(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return words === '' ? 'code' : words;
}

function nameInKind(text: string): string | null {
  for (const rule of Object.values(RULES)) {
    const name = rule.nameOf?.(text) ?? null;
    if (name !== null) return name;
  }
  return null;
}
