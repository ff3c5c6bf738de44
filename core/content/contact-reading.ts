import { telephone } from './contact-lines.ts';
import { decodePercent, encodeUrl } from './url.ts';

interface Property {
  readonly name: string;
  /** In capitals, such as `;TYPE=CELL`. */
  readonly parameters: string;
  readonly parts: readonly string[];
}

/** What a contact contains, by fields. `lines` are the numbers and addresses for which there is no field of their own. */
export interface ReadContact {
  readonly fullName: string;
  /** The parts of N; empty if there is no N. */
  readonly name: readonly string[];
  readonly lines: readonly string[];
  readonly details: Readonly<Record<string, string>>;
}

/** Properties about the file, not about the person. */
const OF_THE_FILE =
  /^(?:BEGIN|END|VERSION|PRODID|REV|UID|KIND|SOURCE|CLASS|MAILER|SORT-STRING|SOUND|X-AB.*|X-PHONETIC.*|X-EVOLUTION.*|X-MS-.*)$/;

/** Reads a vCard 2.1, 3.0 or 4.0 or a MeCard; null if it contains what has no place here, or is several contacts. */
export function readContact(text: string): ReadContact | null {
  const properties = /^\s*MECARD:/i.test(text) ? meCardProperties(text) : vcardProperties(text);
  if (properties === null || properties.filter(({ name }) => name === 'BEGIN').length > 1) return null;
  const details: Record<string, string> = {};
  const lines: string[] = [];
  let fullName = '';
  let name: readonly string[] = [];

  let hasBareNumber = false;
  const several = new Set<string>();

  /** Fills a field. Several values are lines, because a filled field takes the place of the first line. */
  function add(field: string, value: string, label = ''): void {
    if (value === '') return;
    const first = details[field];
    if (first && !several.has(field)) lines.push(`${label}${first}`);
    if (first) several.add(field);
    if (first) lines.push(`${label}${value}`);
    else details[field] = value;
  }

  function addPhone(parameters: string, value: string): void {
    const number = telephone(value.replace(/^tel:/i, ''));
    const isA = (type: string): boolean => new RegExp(`[;=,"]${type}(?=$|[;,"])`).test(parameters);
    if (isA('FAX')) lines.push(`Fax: ${number}`);
    else if (isA('CELL') || isA('IPHONE')) add('mobile', number, 'Mobile: ');
    else if (isA('WORK')) add('workPhone', number, 'Work: ');
    else if (isA('HOME')) lines.push(`Home: ${number}`);
    else {
      lines.push(number);
      hasBareNumber = true;
    }
  }

  function addAddress(parts: readonly string[]): boolean {
    const [box = '', extended = '', street = '', town = '', region = '', postcode = '', country = ''] = parts;
    const join = (...words: string[]): string => words.filter((word) => word !== '').join(', ');
    if (parts.every((part) => part === '')) return true;
    if (['street', 'town', 'postcode', 'country'].some((field) => details[field])) return false;
    Object.assign(details, { street: join(box, extended, street), town: join(town, region), postcode, country });
    return true;
  }

  for (const { name: property, parameters, parts } of properties) {
    const [value = ''] = parts;
    switch (property) {
      case 'FN':
        fullName = value;
        break;
      case 'N':
        name = parts;
        break;
      case 'ORG':
        add('organisation', parts.filter((part) => part !== '').join(', '));
        break;
      case 'TITLE':
      case 'ROLE':
        if (details.title && value !== details.title) return null;
        add('title', value);
        break;
      case 'EMAIL':
        add('email', value);
        break;
      case 'URL':
        add('website', value === '' ? '' : encodeUrl(value).text);
        break;
      case 'NOTE':
        details.note = [details.note, parts.join(';')].filter(Boolean).join('\n');
        break;
      case 'TEL':
        if (value !== '') addPhone(parameters, value);
        break;
      case 'ADR':
        if (!addAddress(parts)) return null;
        break;
      default:
        if (!OF_THE_FILE.test(property)) return null;
    }
  }
  // A number without a label would stand in the field.
  if (hasBareNumber && details.mobile && !several.has('mobile')) {
    lines.push(`Mobile: ${details.mobile}`);
    several.add('mobile');
  }
  for (const field of several) delete details[field];
  return { fullName, name, lines, details };
}

function vcardProperties(text: string): Property[] | null {
  const properties: Property[] = [];
  // A line that begins with a space continues the one before; in version 2.1, so does a line after an equals sign.
  const unfolded = text
    .trim()
    .replace(/\r\n?/g, '\n')
    .replace(/\n[ \t]/g, '');
  const lines = (/QUOTED-PRINTABLE/i.test(text) ? unfolded.replace(/=\n/g, '') : unfolded).split('\n');
  for (const line of lines) {
    const [, name, parameters = '', written = ''] =
      /^(?:[\w-]+\.)?([\w-]+)((?:;(?:"[^"]*"|[^":])*)?):(.*)$/s.exec(line) ?? [];
    if (name === undefined || /ENCODING=B/i.test(parameters)) return null;
    const value = /QUOTED-PRINTABLE/i.test(parameters) ? decodeQuoted(written) : written;
    properties.push({ name: name.toUpperCase(), parameters: parameters.toUpperCase(), parts: splitParts(value) });
  }
  return properties;
}

function meCardProperties(text: string): Property[] | null {
  const properties: Property[] = [];
  const fields = text.trim().slice('MECARD:'.length);
  for (const [, field] of fields.matchAll(/((?:\\.|[^;\\])+);?/gs)) {
    const [, name, value = ''] = /^\s*([\w-]+):(.*)$/s.exec(field) ?? [];
    if (name === undefined) return null;
    const parts = splitParts(value, /,/);
    const isDivided = /^N$/i.test(name) || (/^ADR$/i.test(name) && parts.length === 7);
    const whole = splitParts(value, /;/)[0] ?? '';
    const address = /^ADR$/i.test(name) ? ['', '', whole] : [whole];
    properties.push({ name: name.toUpperCase(), parameters: '', parts: isDivided ? parts : address });
  }
  return properties;
}

/** Splits a value at separators without a backslash before them, and removes the escapes. */
function splitParts(value: string, separator = /;/): string[] {
  const parts = [''];
  for (const [piece] of value.matchAll(/\\.|[^\\]|\\$/gs)) {
    if (separator.test(piece) && piece.length === 1) parts.push('');
    else parts[parts.length - 1] += /^\\n$/i.test(piece) ? '\n' : piece.length > 1 ? piece.slice(1) : piece;
  }
  return parts;
}

function decodeQuoted(value: string): string {
  return decodePercent(value.replaceAll('%', '%25').replace(/=([\da-f]{2})/gi, '%$1'));
}
