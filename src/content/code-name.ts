import { hidePassword, readWifiFields } from './secrets.ts';

/** Characters of a name at most: it stands in file names and title bars. */
const LONGEST = 40;

/**
 * What a code is for, shortly, from the text that it holds: the site, the address, the number, the network … It stands where others read
 * it, in titles and file names, so no password, nor a link's query, is ever in it.
 */
export function codeName(text: string): string {
  const name = (nameInScheme(text) ?? text).replace(/\s+/g, ' ').trim();
  const characters = [...name];
  return characters.length > LONGEST
    ? `${characters
        .slice(0, LONGEST - 1)
        .join('')
        .trimEnd()}…`
    : name;
}

/**
 * What a code holds, for a file to say beside showing it: dots in the place of a Wi-Fi password. Undefined for what is a secret as a whole.
 */
export function publicText(text: string): string | undefined {
  const isSecret =
    /^otpauth:/i.test(text) || (/^https?:/i.test(text) && URL.canParse(text) && new URL(text).password !== '');
  return isSecret ? undefined : hidePassword(text);
}

/** A name for files: letters, digits, dots and dashes, in every script. */
export function fileNameOf(text: string): string {
  const words = codeName(text)
    .normalize('NFC')
    .replace(/[^\p{L}\p{M}\p{N}.]+/gu, '-')
    .replace(/^[-.]+|[-.]+$/g, '');
  return words === '' ? 'code' : words;
}

function nameInScheme(text: string): string | null {
  const [, scheme = '', rest = ''] = /^([a-z][a-z0-9+.-]*):(.*)$/is.exec(text) ?? [];
  switch (scheme.toLowerCase()) {
    case 'http':
    case 'https':
      return nameOfLink(text);
    case 'mailto':
      return decoded(rest.split('?')[0]);
    case 'tel':
      return rest.split(';')[0];
    case 'sms':
    case 'smsto':
      return rest.split(/[:?;]/)[0] || 'SMS';
    case 'wifi':
      return readWifiFields(text)?.find(({ name }) => name === 'S')?.value || 'Wi-Fi';
    case 'otpauth':
      return 'one-time password';
    case 'mecard':
      return /(?:^|;)N:((?:\\.|[^;])+)/i.exec(rest)?.[1].replace(/\\(.)/g, '$1') ?? 'contact';
    case 'begin':
      return /^(?:FN|SUMMARY)[^:\r\n]*:(.+)$/im.exec(text)?.[1].replace(/\\(.)/g, '$1') ?? null;
    default:
      return null;
  }
}

function nameOfLink(text: string): string | null {
  if (!URL.canParse(text)) return null;
  const { host, pathname } = new URL(text);
  return `${host.replace(/^www\./, '')}${decoded(pathname).replace(/\/$/, '')}`;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A percent sign that means itself.
    return text;
  }
}
