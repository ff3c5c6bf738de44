import { type TableColumns, tableColumns } from '#content';
import type { ColumnRole } from '#content/vocabulary';
import type { ContentType } from '#design';
import { type CellKind, cellKind } from '../cell-kind.ts';
import { columnFor, rolesOf, rolesOfAll } from '../column-roles.ts';
import type { Table } from '../table.ts';
import { guessMoments } from './guess-moments.ts';
import { emptyMapping, type Mapping } from './mapping.ts';
import { compileMapping, planRow } from './plan-row.ts';
import { placeholderOf } from './template.ts';

const SAMPLE_ROWS = 200;

const TRIED_ROWS = 20;

/** A column has a kind if at least this share of its filled cells has it. */
const SHARE = 0.8;

/** The roles of a field's column, the preferred ones first. */
const ROLES = {
  firstName: ['givenName'],
  lastName: ['familyName', 'otherFamilyName'],
  firstNameBesideName: ['givenNameBesideName'],
  name: ['name', 'person'],
  organisation: ['organisation'],
  title: ['jobTitle', 'role'],
  mobile: ['mobile', 'phone', 'otherPhone'],
  workPhone: ['workPhone'],
  email: ['email'],
  website: ['website'],
  street: ['street', 'otherStreet'],
  postcode: ['postcode', 'otherPostcode'],
  town: ['town', 'otherTown'],
  country: ['country', 'otherCountry'],
  note: ['note'],
  network: ['network'],
  password: ['password'],
  security: ['security'],
  hidden: ['hidden'],
  subject: ['subject'],
  message: ['message'],
  fileName: ['fileName', 'number'],
  copies: ['copies'],
  currency: ['currency'],
} as const satisfies Record<string, readonly ColumnRole[]>;

type Role = keyof typeof ROLES;

/**
 * Returns the most likely mapping, of the first type that fits: Wi-Fi, for a network and its password; vCard, for last
 * names, or for names and phone numbers, mail addresses or companies; URL; Email; Phone; else Text, from a column for
 * messages or the first that is not empty. A type that names its columns (`tableColumns`) comes first if it uses more
 * columns, and before Email, Phone and Text if it uses as many.
 */
export function guessMapping(table: Table, seed: string): Mapping {
  const plain = guessPlain(table, seed);
  const kind = guessByColumns(table, seed);
  if (!kind) return plain;
  const [others, own] = [plain, kind.mapping].map((mapping) => columnCount(mapping, table));
  // A title and a date beside a link may be those of a page.
  const isClearer = ['email', 'phone', 'text'].includes(plain.type)
    ? own >= others
    : own - Number(kind.isWeak) > others;
  return isClearer ? kind.mapping : plain;
}

function columnCount({ templates }: Mapping, { columns }: Table): number {
  const used = Object.values(templates).join(' ');
  return columns.filter((name) => used.includes(placeholderOf(name))).length;
}

interface FoundType {
  readonly type: ContentType;
  readonly templates: Readonly<Record<string, string>>;
  readonly used: ReadonlySet<number>;
  /** Whether its columns could be those of other tables too, so that the cells must agree. */
  readonly isWeak: boolean;
}

/**
 * Returns the mapping of the type that finds the most of its columns; null if there is none. By its names it is one even
 * if no row can be expressed: then each row says which cell cannot be read.
 */
function guessByColumns(table: Table, seed: string): (Pick<FoundType, 'isWeak'> & { mapping: Mapping }) | null {
  const found = tableColumns().flatMap(([type, columns]) => findType(table, type, columns) ?? []);
  for (const { type, templates, used, isWeak } of found.toSorted((a, b) => b.used.size - a.used.size)) {
    const others = table.columns.filter((_, column) => !used.has(column));
    const mapping: Mapping = {
      ...emptyMapping(type, seed),
      templates: withCurrency(table, templates),
      fileName: placeholderNamed(table.columns, 'fileName') ?? placeholderNamed(table.columns, 'name') ?? '',
      copies: copiesColumn(table, others),
    };
    if (!isWeak || expressesAny(mapping, table)) return { mapping, isWeak };
  }
  return null;
}

function findType(table: Table, type: ContentType, { roles, needs, weak = [] }: TableColumns): FoundType | null {
  const { columns } = table;
  const used = new Set<number>();
  const templates: Record<string, string> = {};
  const moments = roles.starts ? guessMoments(table) : null;
  for (const column of moments?.columns ?? []) used.add(column);
  let isWeak = moments !== null && !moments.isClear;
  for (const [field, names = []] of Object.entries(roles)) {
    if (field === 'starts' || field === 'ends') {
      const template = moments?.[field] ?? '';
      if (template !== '') templates[field] = template;
      continue;
    }
    const column = columnFor(columns, names, used);
    if (column < 0) continue;
    used.add(column);
    templates[field] = placeholderOf(columns[column]);
    const role = names.find((each) => rolesOf(columns[column]).includes(each));
    if (needs.includes(field) && role && weak.includes(role)) {
      // A name beside a day is not the title of an event.
      if (isWeak) return null;
      isWeak = true;
    }
  }
  return needs.every((field) => field in templates) ? { type, templates, used, isWeak } : null;
}

/** An amount in a currency that the format does not know must not become one in its own. */
function withCurrency(table: Table, templates: Readonly<Record<string, string>>): Record<string, string> {
  const { amount, currency: known } = templates;
  if (amount === undefined || known !== undefined) return { ...templates };
  const currency = placeholderNamed(table.columns, 'currency') ?? currencyInName(table, amount);
  return { ...templates, amount: currency === null ? amount : `${amount} ${currency}` };
}

/** Returns the currency in the name of a column, as in `Betrag (CHF)`, unless its cells have letters or signs too. */
function currencyInName({ columns, rows }: Table, placeholder: string): string | null {
  const column = columns.findIndex((name) => placeholderOf(name) === placeholder);
  const [, currency = ''] = IN_BRACKETS.exec(columns[column] ?? '') ?? [];
  const isBare = rows.slice(0, SAMPLE_ROWS).every(({ cells }) => !/[\p{L}\p{Sc}]/u.test(cells[column] ?? ''));
  return isBare && isCurrency(currency) ? currency : null;
}

function isCurrency(text: string): boolean {
  return /^(?:\p{L}{0,3}\p{Sc}|euros?|[円元])$/iu.test(text) || Intl.supportedValuesOf('currency').includes(text);
}

const IN_BRACKETS = /[([（［【]\s*(?:(?:in|en|em)\s+)?([^)\]）］】]*?)\s*[)\]）］】]/i;

/** Whether one of the first rows has nothing wrong with it, apart from fields that have no column. */
function expressesAny(mapping: Mapping, { columns, rows }: Table): boolean {
  const recipe = compileMapping(mapping, columns);
  return rows.slice(0, TRIED_ROWS).some((row) => {
    const plan = planRow(recipe, row);
    if (plan.is === 'ready') return true;
    if (plan.problem.kind !== 'refused') return false;
    const { caution } = plan.problem;
    // Such a day is one, although not one alone.
    return caution.kind === 'two-days' || !Object.hasOwn(mapping.templates, caution.field);
  });
}

function guessPlain(table: Table, seed: string): Mapping {
  const kinds = table.columns.map((_, column) => kindOf(table, column));
  const copies = copiesColumn(table, table.columns);
  const filled = table.columns.filter((name, column) => kinds[column] !== 'empty' && name !== copies);
  const columns = filled.length > 0 ? filled : table.columns;
  const named = (role: Role): string | null => placeholderNamed(columns, role);
  const ofKind = (kind: CellKind): string | null => {
    const column = kinds.findIndex((each, k) => each === kind && (kind !== 'phone' || mayBePhone(table, k)));
    return column < 0 ? null : placeholderOf(table.columns[column]);
  };
  const fill = (
    type: ContentType,
    templates: Readonly<Record<string, string | null>>,
    fileName: string | null,
  ): Mapping => ({
    ...emptyMapping(type, seed),
    templates: Object.fromEntries(
      Object.entries(templates).filter((each): each is [string, string] => each[1] !== null),
    ),
    fileName: fileName ?? '',
    copies,
  });
  const person = guessName(columns);
  const email = ofKind('email') ?? named('email');
  const phone = named('mobile') ?? ofKind('phone');
  const network = named('network');
  if (network && named('password')) {
    const fields = { password: named('password'), security: named('security'), hidden: named('hidden') };
    return fill('wifi', { content: network, ...fields }, network);
  }
  const [givenName, familyName] = namesOf(columns);
  const isPerson =
    familyName !== null || ((email ?? phone ?? named('organisation')) !== null && named('name') !== null);
  if (person && isPerson) {
    const plain = ['organisation', 'title', 'workPhone', 'street', 'postcode', 'town', 'country', 'note'] as const;
    const fields = Object.fromEntries(plain.map((role) => [role, named(role)]));
    const mobile = phone === fields.workPhone ? null : phone;
    const found = { givenName, familyName, ...fields, mobile, email, website: named('website') };
    return fill('vcard', { content: person, ...found }, person);
  }
  const address = ofKind('address') ?? linksNamed(table);
  const fileName = named('fileName') ?? named('name');
  if (address) return fill('url', { content: address }, fileName);
  if (email)
    return fill('email', { content: email, subject: named('subject'), message: named('message') }, fileName ?? email);
  if (phone) return fill('phone', { content: phone }, fileName ?? person);
  const first = table.columns.find((_, column) => kinds[column] !== 'empty') ?? table.columns[0];
  return fill('text', { content: named('message') ?? placeholderOf(first ?? 'A') }, fileName);
}

/** Placeholders of first and last names, in the order of the columns' language, else of names, else first names. */
export function guessName(columns: readonly string[]): string {
  const [first, last] = namesOf(columns);
  if (last === null) return placeholderNamed(columns, 'name') ?? placeholderNamed(columns, 'firstName') ?? '';
  const names = /\p{Script=Han}/u.test(last) ? [last, first] : [first, last];
  return names.filter((name) => name !== null).join(' ');
}

/** Returns the column with the names of things, such as those that labels are for; null if there is none. */
export function itemColumn(columns: readonly string[]): string | null {
  return columns[columnFor(columns, ['item', 'title'])] ?? null;
}

/** Returns the placeholders of the columns for first and last names. A first name without a last one may be whole. */
function namesOf(columns: readonly string[]): [first: string | null, last: string | null] {
  const besideName = placeholderNamed(columns, 'firstNameBesideName');
  const last = placeholderNamed(columns, 'lastName') ?? (besideName && placeholderNamed(columns, 'name'));
  return [last && placeholderNamed(columns, 'firstName'), last];
}

function placeholderNamed(columns: readonly string[], role: Role): string | null {
  const column = columnFor(columns, ROLES[role]);
  return column < 0 ? null : placeholderOf(columns[column]);
}

/** Whether a cell is written like a link, perhaps with a slip: `http//example.com`. */
const LIKE_LINK = /^[^\s./]+[./]\S+$/;

/** Returns the column that is called links, if one of its cells is written like one. A site may be a place. */
function linksNamed({ columns, rows }: Table): string | null {
  const column = columnFor(columns, ROLES.website);
  const hasLink = rows.slice(0, SAMPLE_ROWS).some(({ cells }) => LIKE_LINK.test((cells[column] ?? '').trim()));
  return hasLink ? placeholderOf(columns[column]) : null;
}

const PHONE_ROLES: readonly ColumnRole[] = ['mobile', 'phone', 'otherPhone', 'workPhone', 'whatsapp', 'promptpay'];

/** Whether a column of what looks like phone numbers is one: by its name, and if that says something else, by a plus. */
function mayBePhone({ columns, rows }: Table, column: number): boolean {
  const roles = rolesOfAll(columns)[column];
  if (roles.some((role) => PHONE_ROLES.includes(role))) return true;
  if (roles.includes('thing')) return false;
  const cells = rows.slice(0, SAMPLE_ROWS).map(({ cells: all }) => (all[column] ?? '').trim());
  const filled = cells.filter((cell) => cell !== '');
  if (filled.every((cell) => cell.startsWith('+'))) return true;
  return roles.length === 0 && !isCounted(filled);
}

/** Whether most cells count on from the one before, such as `0001-01`, `0001-02`. */
function isCounted(cells: readonly string[]): boolean {
  const numbers = cells.map((cell) => Number(cell.replace(/\D/g, '')));
  const steps = numbers.filter((number, k) => k > 0 && number - numbers[k - 1] === 1).length;
  return cells.length >= 3 && 2 * steps > cells.length;
}

function kindOf({ rows }: Table, column: number): CellKind {
  const counts = new Map<CellKind, number>();
  for (const { cells } of rows.slice(0, SAMPLE_ROWS)) {
    const kind = cellKind(cells[column] ?? '');
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
  }
  counts.delete('empty');
  const filled = [...counts.values()].reduce((sum, count) => sum + count, 0);
  if (filled === 0) return 'empty';
  return [...counts].find(([, count]) => count >= SHARE * filled)?.[0] ?? 'words';
}

/** `columns`: those that may be it. */
function copiesColumn(table: Table, columns: readonly string[]): string {
  const name = columns[columnFor(columns, ROLES.copies)];
  const column = name === undefined ? -1 : table.columns.indexOf(name);
  if (name === undefined || kindOf(table, column) !== 'number') return '';
  const isCount = table.rows.slice(0, SAMPLE_ROWS).every(({ cells }) => /^\d{0,3}$/.test((cells[column] ?? '').trim()));
  return isCount ? name : '';
}
