import { firstValue } from './clean.ts';
import { type ContactLine, nameOfLine, readContactLine, telephone } from './contact-lines.ts';
import { joinName, type NameParts, splitName } from './contact-name.ts';
import { readContact } from './contact-reading.ts';
import type { Details } from './content-kinds.ts';
import type { Caution, ContentParts, ContentRule, DetailField, EncodedContent } from './content-rule.ts';
import { emailCautions, splitAddresses } from './email.ts';
import { findNumbers, readNumber, trunkCautions } from './phone.ts';
import { secretsInFields } from './secret-search.ts';
import { encodeUrl } from './url.ts';

type VcardDetail =
  | 'givenName'
  | 'familyName'
  | 'organisation'
  | 'title'
  | 'mobile'
  | 'workPhone'
  | 'email'
  | 'website'
  | 'street'
  | 'postcode'
  | 'town'
  | 'country'
  | 'note';

/** The properties of RFC 2426 for the detail fields, in their order in the text. */
const PROPERTIES = ['ORG', 'TITLE', 'TEL;TYPE=CELL', 'TEL;TYPE=WORK', 'EMAIL', 'ADR;TYPE=WORK', 'URL', 'NOTE'] as const;

type Property = (typeof PROPERTIES)[number] | 'N';

/** `component` is the index among the parts of an address. Post office box, extension and region have no fields. */
type VcardField = DetailField & { readonly property: Property; readonly component?: number };

const ADDRESS_COMPONENTS = 7;

const FIELDS: Readonly<Record<VcardDetail, VcardField>> = {
  givenName: { control: 'line', autoComplete: 'given-name', property: 'N', width: 'short' },
  familyName: { control: 'line', autoComplete: 'family-name', property: 'N', width: 'short' },
  organisation: { control: 'line', autoComplete: 'organization', property: 'ORG' },
  title: { control: 'line', autoComplete: 'organization-title', property: 'TITLE' },
  mobile: { control: 'line', inputMode: 'tel', autoComplete: 'mobile tel', property: 'TEL;TYPE=CELL' },
  workPhone: {
    control: 'line',
    inputMode: 'tel',
    autoComplete: 'work tel',
    property: 'TEL;TYPE=WORK',
  },
  email: { control: 'line', inputMode: 'email', autoComplete: 'email', property: 'EMAIL' },
  website: { control: 'line', inputMode: 'url', autoComplete: 'url', property: 'URL' },
  street: { ...addressLine(2, 'address-line1'), width: 'whole' },
  postcode: { ...addressLine(5, 'postal-code'), width: 'short' },
  town: { ...addressLine(3, 'address-level2'), width: 'short' },
  country: { ...addressLine(6, 'country-name'), width: 'short' },
  note: { control: 'lines', width: 'whole', property: 'NOTE' },
};

const DETAILS = /* @__PURE__ */ Object.keys(FIELDS) as VcardDetail[];

const BEGINNING = /^\s*(?:BEGIN:VCARD|MECARD:)/i;

export const VCARD_RULE: ContentRule<VcardDetail> = {
  main: 'name',
  sort: 'words',
  fields: FIELDS,
  beginsWith: BEGINNING,
  encode: encodeVcard,
  read: readVcard,
  nameOf,
  secretsIn: (text) => (/^\s*(?:BEGIN|MECARD):/i.test(text) ? secretsInFields(text) : null),
};

const LINE_BREAK = /\r\n?|\n/;
/**
 * Returns a contact as vCard 3.0 (RFC 2426), because phones misread accents in version 4.0. The first line is the name.
 * Each further line is recognized by its label or form, such as `Fax:` or an email address; otherwise it is part of the
 * note. The detail fields follow; one that is filled takes the place of the first line that is the same. Given and family
 * name, if filled, decide how the name is split, and a name of just these two has their order. If there is no name, the
 * value of the first filled detail field is used, such as the organization. Content that is already a vCard or MeCard
 * keeps its fields; its line ends become CRLF.
 */
export function encodeVcard(content: string, details: Details<VcardDetail> = {}, mayBeWhole = true): EncodedContent {
  if (mayBeWhole && BEGINNING.test(content)) {
    return { text: content.trimStart().split(LINE_BREAK).join('\r\n'), cautions: [] };
  }

  const whole = firstValue('content', content);
  const [first = '', ...lines] = whole.text
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const name = nameOfLine(first);
  const compact = lines.map((line) => ({ line, found: readContactLine(line) }));
  const ownNote = compact.filter(({ found }) => found === null).map(({ line }) => line);
  const { values, cautions } = readDetails(details);
  const found = compact.flatMap((each) => each.found ?? []);
  const named = fieldsOfLines(found);
  const replaced = new Map([...named].filter(([, detail]) => isTypedOver(detail, values)));
  const street = [...replaced].find(([, detail]) => detail === 'street')?.[0].parts[2] ?? '';
  const written = { ...values, street: values.street || street };
  const typedName = isJoined(name, values) ? joinName(values.givenName, values.familyName) : name;
  const standIn = DETAILS.map((detail) => values[detail]).find((value) => value !== '') ?? '';
  const note = [...ownNote, values.note].filter((part) => part !== '').join('\n');
  const properties = [
    `N:${nameParts(typedName, values).map(escapeValue).join(';')}`,
    `FN:${escapeValue(typedName || standIn)}`,
    ...found.filter((line) => !replaced.has(line)).map(({ property, parts }) => writeParts(property, parts)),
    ...PROPERTIES.flatMap((property) => writeProperty(property, { ...written, note })),
  ];
  return {
    text: ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD', ''].join('\r\n'),
    cautions: [
      ...whole.cautions,
      ...backslashCautions('content', content),
      ...compact.flatMap(lineCautions),
      ...[...replaced].flatMap(([line, detail]) => replacedCautions(detail, valueIn(line), written[detail])),
      ...cautions,
    ],
    fromText: Object.fromEntries([
      ...namesFromText(name, values),
      ...[...named].filter(([line]) => !replaced.has(line)).map(([line, detail]) => [detail, valueIn(line)]),
      ...(street !== '' && values.street === '' ? [['street', street]] : []),
    ]),
  };
}

/** Tables join the names of East Asia with a space, and in the order of their columns. */
function isJoined(name: string, { givenName, familyName }: Record<VcardDetail, string>): boolean {
  const isFamilyFirst = joinName(givenName, familyName).startsWith(familyName);
  return ['', `${givenName} ${familyName}`, ...(isFamilyFirst ? [`${familyName} ${givenName}`] : [])].includes(name);
}

/** The first line of each property stands in its field; a number without a label in the first field for phones. */
function fieldsOfLines(lines: readonly ContactLine[]): Map<ContactLine, VcardDetail> {
  const named = new Map<ContactLine, VcardDetail>();
  for (const detail of DETAILS) {
    const { property } = FIELDS[detail];
    if (detail === 'postcode' || detail === 'town' || detail === 'country') continue;
    const line =
      lines.find((each) => each.property === property) ??
      (detail === 'mobile' ? lines.find((each) => each.property === 'TEL') : undefined);
    if (line) named.set(line, detail);
  }
  return named;
}

function isTypedOver(detail: VcardDetail, values: Readonly<Record<VcardDetail, string>>): boolean {
  const { property } = FIELDS[detail];
  return DETAILS.some((each) => FIELDS[each].property === property && values[each] !== '');
}

function valueIn({ parts }: ContactLine): string {
  return parts.find((part) => part !== '') ?? '';
}

function replacedCautions(field: VcardDetail, line: string, value: string): Caution[] {
  return line === value ? [] : [{ field, kind: 'instead-of-line', line }];
}

/** A name that is typed into one of its fields is no longer split. */
function namesFromText(name: string, values: Readonly<Record<VcardDetail, string>>): [VcardDetail, string][] {
  if (values.givenName !== '' || values.familyName !== '') return [];
  const [family, given] = splitName(name);
  return [
    ['givenName', given],
    ['familyName', family],
  ];
}

function lineCautions({ line, found }: { readonly line: string; readonly found: readonly ContactLine[] | null }) {
  const isPhone = found?.some(({ property }) => property.startsWith('TEL')) === true;
  return isPhone ? findNumbers(line).flatMap((number) => trunkCautions('content', number)) : [];
}

function readDetails(details: Details<VcardDetail>) {
  const cautions: Caution[] = [];
  const values = Object.fromEntries(
    DETAILS.map((detail) => {
      const typed = details[detail] ?? '';
      if (typed.trim() === '') return [detail, ''];
      const one = FIELDS[detail].control === 'lines' ? { text: typed, cautions: [] } : firstValue(detail, typed);
      const { value, found } = readDetail(detail, one.text);
      cautions.push(...one.cautions, ...found, ...backslashCautions(detail, typed));
      return [detail, value];
    }),
  ) as Record<VcardDetail, string>;
  return { values, cautions };
}

function readDetail(
  detail: VcardDetail,
  typed: string,
): { readonly value: string; readonly found: readonly Caution[] } {
  const field = FIELDS[detail];
  switch (field.control === 'line' ? field.inputMode : undefined) {
    case 'tel': {
      const { number, cautions } = readNumber(detail, typed.trim());
      return { value: telephone(number), found: cautions };
    }
    case 'email': {
      const [address = '', ...others] = splitAddresses(typed);
      const value = others.length === 0 && address.includes('@') ? address : typed.trim();
      return { value, found: emailCautions(detail, [value]) };
    }
    case 'url': {
      const { text, cautions } = encodeUrl(typed);
      return { value: text, found: cautions.map((caution) => ({ ...caution, field: detail })) };
    }
    default:
      return { value: typed, found: [] };
  }
}

function writeProperty(property: Property, values: Readonly<Record<VcardDetail, string>>): string[] {
  const details = DETAILS.filter((detail) => FIELDS[detail].property === property && values[detail] !== '');
  if (details.length === 0) return [];
  const components = details.some((detail) => FIELDS[detail].component !== undefined) ? ADDRESS_COMPONENTS : 1;
  const parts = new Array<string>(components).fill('');
  for (const detail of details) parts[FIELDS[detail].component ?? 0] = escapeValue(values[detail]);
  return [`${property}:${parts.join(';')}`];
}

function writeParts(property: string, parts: readonly string[]): string {
  return `${property}:${parts.map(escapeValue).join(';')}`;
}

function nameParts(name: string, { givenName, familyName }: Readonly<Record<VcardDetail, string>>): NameParts {
  const [family, given, additional, prefix, suffix] = splitName(name);
  if (givenName === '' && familyName === '') return [family, given, additional, prefix, suffix];
  return [familyName, givenName, '', prefix, suffix];
}

/** Scanners on Android take the second backslash of an escaped one and the n after it for a line break. */
function backslashCautions(field: string, value: string): Caution[] {
  return /\\n/i.test(value) ? [{ field, kind: 'backslash-before-n' }] : [];
}

function nameOf(text: string): string | null {
  const [, name] =
    /^\s*MECARD:(?:(?:\\.|[^;\\])*;)*?N:((?:\\.|[^;\\])+)/is.exec(text) ??
    ((/^\s*BEGIN:VCARD/i.test(text) && /^FN[^:\r\n]*:(.+)$/im.exec(text)) || []);
  return name?.replace(/\\(.)/g, '$1') ?? (/^\s*MECARD:/i.test(text) ? '' : null);
}

function readVcard(text: string): ContentParts<VcardDetail> | null {
  const contact = readContact(text);
  if (contact === null) return null;
  const { name, lines, details } = contact;
  const [family = '', first = '', additional = '', prefix = '', suffix = ''] = name;
  const given = [first, additional].filter((part) => part !== '').join(' ');
  const fullName =
    contact.fullName || [prefix, joinName(given, family), suffix].filter((part) => part !== '').join(' ');
  // A name that was taken from another field stays there.
  const isNameless = given === '' && family === '' && Object.values(details).includes(fullName) && lines.length === 0;
  if (isNameless) return { content: '', details };
  if (/[\r\n]/.test(fullName) || (fullName === '' && lines.length > 0)) return null;
  if (![prefix, suffix].every((part) => fullName.includes(part))) return null;
  const [guessedFamily, guessedGiven] = splitName(fullName);
  const isGuessed = name.length === 0 || (family === guessedFamily && given === guessedGiven);
  return {
    content: [fullName, ...lines].join('\n'),
    details:
      isGuessed || (family === '' && given === '') ? details : { ...details, givenName: given, familyName: family },
  };
}

function addressLine(component: number, autoComplete: string): VcardField {
  return { control: 'line', autoComplete, property: 'ADR;TYPE=WORK', component };
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}
