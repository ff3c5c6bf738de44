import type { Details } from './content-kinds.ts';
import type { Caution, ContentParts, ContentRule, DetailField, EncodedContent } from './content-rule.ts';
import { emailCautions, splitAddresses } from './email.ts';
import { isPhoneNumber, readNumber, splitExtension } from './phone.ts';
import { secretsInFields } from './secret-search.ts';
import { encodeUrl } from './url.ts';

type VcardDetail =
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

type Property = (typeof PROPERTIES)[number];

/** `component` is the index among the parts of an address. Post office box, extension and region have no fields. */
type VcardField = DetailField & { readonly property: Property; readonly component?: number };

const ADDRESS_COMPONENTS = 7;

const FIELDS: Readonly<Record<VcardDetail, VcardField>> = {
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
  country: { ...addressLine(6, 'country-name'), width: 'whole' },
  note: { control: 'lines', width: 'whole', property: 'NOTE' },
};

const DETAILS = Object.keys(FIELDS) as VcardDetail[];

const BEGINNING = /^\s*(?:BEGIN:VCARD|MECARD:)/i;

export const VCARD_RULE: ContentRule<VcardDetail> = {
  sort: 'words',
  fields: FIELDS,
  beginsWith: BEGINNING,
  encode: encodeVcard,
  read: readVcard,
  nameOf,
  secretsIn: (text) => (/^\s*(?:BEGIN|MECARD):/i.test(text) ? secretsInFields(text) : null),
};

const LINE_BREAK = /\r\n?|\n/;
const LABEL = /^(?:e-?mail|mail(?:to)?|tel(?:ephone)?|phone|mobile|cell|web(?:site)?|url)\s*:\s*/i;
const EMAIL = /^[^\s@]+@[\p{L}\p{N}.-]+\.[\p{L}\p{N}-]{2,}$/u;
const WEB_ADDRESS = /^https?:\/\/\S+$/i;
/** A host, with an optional port and path. Its last label must be lower case, so that `St.Gallen` does not match. */
const DOMAIN = /^(?:[\p{L}\p{N}_-]+\.)+[a-z]{2,}(?::\d+)?(?:[/?#]\S*)?$/u;

/**
 * Returns a contact as vCard 3.0 (RFC 2426), because phones misread accents in version 4.0. The first line is the name.
 * Each further line is recognized by its form as an email address, a phone number or a web address; otherwise it is
 * part of the note. The detail fields follow. If there is no name, the value of the first filled detail field is used,
 * such as the organization. Content that is already a vCard or MeCard keeps its fields; its line ends become CRLF.
 */
export function encodeVcard(content: string, details: Details<VcardDetail> = {}): EncodedContent {
  if (BEGINNING.test(content)) return { text: content.trimStart().split(LINE_BREAK).join('\r\n'), cautions: [] };

  const [name = '', ...lines] = content
    .split(LINE_BREAK)
    .map((line) => line.trim())
    .filter((line) => line !== '');
  const compact = lines.map((line) => ({ line, property: recognize(line) }));
  const ownNote = compact.filter(({ property }) => property === null).map(({ line }) => line);
  const { values, cautions } = readDetails(details);
  const standIn = DETAILS.map((detail) => values[detail]).find((value) => value !== '') ?? '';
  const note = [...ownNote, values.note].filter((part) => part !== '').join('\n');
  const properties = [
    structuredName(name),
    `FN:${escapeValue(name === '' ? standIn : name)}`,
    ...compact.flatMap(({ property }) => property ?? []),
    ...PROPERTIES.flatMap((property) => writeProperty(property, { ...values, note })),
  ];
  return {
    text: ['BEGIN:VCARD', 'VERSION:3.0', ...properties, 'END:VCARD', ''].join('\r\n'),
    cautions: [...backslashCautions('content', content), ...cautions],
  };
}

function readDetails(details: Details<VcardDetail>) {
  const cautions: Caution[] = [];
  const values = Object.fromEntries(
    DETAILS.map((detail) => {
      const typed = details[detail] ?? '';
      if (typed.trim() === '') return [detail, ''];
      const { value, found } = readDetail(detail, typed);
      cautions.push(...found, ...backslashCautions(detail, typed));
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

/** Matches titles before a name, with abbreviations that belong to them, such as `med.` in `Prof. Dr. med.` */
const NAME_PREFIX = /^(?:(?:Dr|Prof|Mr|Mrs|Ms|Mx|Rev|Mag|Ing|Dipl\.-Ing)\.\s+(?:(?:\p{Ll}+\.)+\s+)*)+(?=\S)/u;

/** Accepts `Doe, Jane`, `Dr. Jane Doe` and `Jane Doe, PhD`. A single word is the family name after a title only. */
function structuredName(name: string): string {
  const [prefix = ''] = NAME_PREFIX.exec(name) ?? [];
  const [before = '', ...behind] = name.slice(prefix.length).split(',');
  const words = before.trim().split(/\s+/);
  const afterComma = behind.join(',').trim();
  const isFamilyFirst = words.length === 1 && afterComma !== '';
  const family = isFamilyFirst || prefix !== '' || words.length > 1 ? (words.pop() ?? '') : '';
  const given = isFamilyFirst ? afterComma : words.join(' ');
  const suffix = isFamilyFirst ? '' : afterComma;
  return `N:${[family, given, '', prefix.trim(), suffix].map(escapeValue).join(';')}`;
}

function recognize(line: string): string | null {
  const value = line.replace(LABEL, '');
  if (WEB_ADDRESS.test(value) || DOMAIN.test(value)) return `URL:${escapeValue(encodeUrl(value).text)}`;
  if (EMAIL.test(value)) return `EMAIL:${escapeValue(value)}`;
  return isPhoneNumber(splitExtension(value).main) ? `TEL:${escapeValue(telephone(value))}` : null;
}

/** Numbers copied from other programs may contain direction marks and no-break spaces. */
function telephone(value: string): string {
  return value.replace(/\p{Cf}/gu, '').replace(/\s/g, ' ');
}

/** Scanners on Android take the second backslash of an escaped one and the n after it for a line break. */
function backslashCautions(field: string, value: string): Caution[] {
  return /\\n/i.test(value) ? [{ field, kind: 'backslash-before-n' }] : [];
}

function nameOf(text: string): string | null {
  const [, name] =
    /^\s*MECARD:(?:(?:\\.|[^;\\])*;)*?N:((?:\\.|[^;\\])+)/is.exec(text) ??
    ((/^\s*BEGIN:/i.test(text) && /^(?:FN|SUMMARY)[^:\r\n]*:(.+)$/im.exec(text)) || []);
  return name?.replace(/\\(.)/g, '$1') ?? (/^\s*MECARD:/i.test(text) ? '' : null);
}

function readVcard(text: string): ContentParts<VcardDetail> | null {
  const details: Partial<Record<VcardDetail, string>> = {};
  let content = '';
  for (const line of text.trim().split(LINE_BREAK)) {
    const colon = line.indexOf(':');
    const [property, value] = [line.slice(0, colon), line.slice(colon + 1)];
    if (property === 'FN') content = unescapeValue(value);
    const names = DETAILS.filter((detail) => FIELDS[detail].property === property);
    if (names.length === 0 && !STRUCTURE.includes(property)) return null;
    const parts = [...value.matchAll(/((?:\\.|[^;\\]|\\$)*)(?:;|$)/gs)].map(([, part]) => unescapeValue(part));
    for (const name of names) details[name] = parts[FIELDS[name].component ?? 0] ?? '';
  }
  const isNameless = text.includes(`\n${structuredName('')}`);
  return { content: isNameless ? '' : content, details };
}

const STRUCTURE = ['BEGIN', 'VERSION', 'N', 'FN', 'END'];

function addressLine(component: number, autoComplete: string): VcardField {
  return { control: 'line', autoComplete, property: 'ADR;TYPE=WORK', component };
}

function escapeValue(value: string): string {
  return value.replace(/[\\;,]/g, '\\$&').replace(/\r\n?|\n/g, '\\n');
}

function unescapeValue(value: string): string {
  return value.replace(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));
}
