import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { bracketedElements, GS1_TEXT, hasCheckDigit } from '../gs1-elements.ts';
import { decodePercent, parseUrl } from '../url.ts';
import { Answer } from './answer.ts';
import { dayOf, readDay } from './day.ts';

// GS1 Digital Link Standard: URI Syntax, and GS1 General Specifications, section 3

/** A product as a GS1 Digital Link. */
export interface Gs1Fields {
  readonly gtin: string;
  readonly host: string;
  readonly lot?: string;
  readonly serial?: string;
  /** Such as `2026-12-31`, or `2026-12` for a whole month. */
  readonly expiry?: string;
  /** Further application identifiers: `(3103)000750`. */
  readonly further?: string;
}

type Gs1Detail = Exclude<keyof Gs1Fields, 'gtin'>;

export const GS1_RULE: ContentRule<Gs1Detail> = {
  main: 'gtin',
  isLink: true,
  sort: 'sign',
  fields: {
    host: { control: 'line', inputMode: 'url' },
    lot: { control: 'line', inputMode: 'text' },
    serial: { control: 'line', inputMode: 'text' },
    expiry: { control: 'line', inputMode: 'text', isDay: true },
    further: { control: 'line', inputMode: 'text', width: 'whole' },
  },
  columns: {
    needs: ['content'],
    weak: ['gtin'],
    roles: {
      content: ['gtin'],
      host: ['host'],
      lot: ['lot'],
      serial: ['serial'],
      expiry: ['expiry'],
    },
  },
  beginsWith: /^\s*https:\/\/[^\s?#]+\/01\/\d{14}(?:[/?]|$)/i,
  encode: encodeGs1,
  read: readGs1,
  readPasted,
  nameOf: (text) => readGs1(text)?.content ?? null,
};

/** The parts of a path that may follow the GTIN, in their order, with their longest values. */
const QUALIFIERS: ReadonlyMap<string, number> = new Map([
  ['22', 20],
  ['10', 20],
  ['21', 20],
  ['235', 28],
]);

/** The most usual of the further application identifiers that a GTIN may have, with the form of their values. */
const ATTRIBUTES: readonly (readonly [ai: RegExp, has: (value: string) => boolean])[] = [
  [/^1[13567]$/, (value) => /^\d{6}$/.test(value) && dayOrMonth(value) !== null],
  [/^20$/, (value) => /^\d\d$/.test(value)],
  [/^2(?:4[013]|51)$/, (value) => value.length <= 30],
  [/^242$/, (value) => /^\d{1,6}$/.test(value)],
  [/^30$/, (value) => /^\d{1,8}$/.test(value)],
  // Measures, whose last digit is the number of decimals.
  [/^3(?:1[0-6]|2\d|3[0-7]|4\d|5[0-7]|6\d)[0-5]$/, (value) => /^\d{6}$/.test(value)],
  // Countries, by their numbers.
  [/^42[246]$/, (value) => /^\d{3}$/.test(value)],
  [/^71[0-7]$/, (value) => value.length <= 20],
  [/^8005$/, (value) => /^\d{6}$/.test(value)],
  [/^9\d$/, (value) => value.length <= 90],
];

function encodeGs1(content: string, details: Details<Gs1Detail>): EncodedContent {
  const answer = new Answer();
  const bracketed = readPasted(content);
  if (bracketed) return encodeGs1(bracketed.content, { ...details, ...bracketed.details });
  const gtin = gtinOf(answer, content);
  const host = hostOf(answer, details.host ?? '');
  const values = new Map<string, string>(readBrackets(answer, details.further ?? ''));
  const expiry = expiryOf(answer, details.expiry ?? '');
  const own = { '10': ['lot', details.lot], '21': ['serial', details.serial], '17': ['expiry', expiry] } as const;
  for (const [ai, [field, typed = '']] of Object.entries(own)) {
    if (typed.trim() !== '') setOnce(answer, values, ai, typed.trim(), field);
  }
  const path = [...QUALIFIERS].flatMap(([ai, most]) => {
    const value = values.get(ai);
    if (value === undefined) return [];
    const field = ai === '10' ? 'lot' : ai === '21' ? 'serial' : 'further';
    if (!GS1_TEXT.test(value) || value.length > most) answer.refuse(field, { kind: 'not-gs1-text', most });
    return [ai, escapeValue(value)];
  });
  if (values.has('21') && values.has('235')) answer.refuse('further', { kind: 'not-together', ai: '235', other: '21' });
  const query = [...values]
    .filter(([ai]) => !QUALIFIERS.has(ai))
    .map(([ai, value]) => {
      const [, has] = ATTRIBUTES.find(([known]) => known.test(ai)) ?? [];
      if (!has) answer.refuse('further', { kind: 'unknown-ai', ai });
      else if (!has(value) || !GS1_TEXT.test(value)) answer.refuse('further', { kind: 'not-an-ai-value', ai });
      return `${ai}=${escapeValue(value)}`;
    });
  const link = [host, '01', gtin, ...path].join('/');
  return answer.with(query.length > 0 ? `${link}?${query.join('&')}` : link);
}

/** Returns a GTIN of 8, 12 or 13 digits with zeros before it. Refuses a wrong check digit. */
function gtinOf(answer: Answer, typed: string): string {
  const digits = typed.replace(/[\s-]/g, '');
  if (digits === '') return answer.refuse('content', { kind: 'needed' });
  if (!/^(?:\d{8}|\d{12,14})$/.test(digits)) return answer.refuse('content', { kind: 'not-a-gtin' });
  const gtin = digits.padStart(14, '0');
  return hasCheckDigit(gtin)
    ? answer.understand('content', typed, gtin)
    : answer.refuse('content', { kind: 'check-digit' });
}

/** Scheme and host are in capitals, which make a smaller code and mean the same. A path keeps its letters. */
function hostOf(answer: Answer, typed: string): string {
  const address = typed
    .trim()
    .replace(/^https?:\/\//i, '')
    .replace(/\/+$/, '');
  if (address === '') return answer.refuse('host', { kind: 'needed' });
  const url = parseUrl(`https://${address}`);
  const isPlain = url && url.search === '' && url.hash === '' && url.username === '' && url.hostname.includes('.');
  if (!isPlain) return answer.refuse('host', { kind: 'not-a-host' });
  return `HTTPS://${url.host.toUpperCase()}${url.pathname.replace(/\/$/, '')}`;
}

/** Returns `YYMMDD`. The day of a month is `00`. */
function expiryOf(answer: Answer, typed: string): string {
  const given = typed.trim();
  if (given === '') return '';
  const date = dayOrMonth(given) ?? dayOf(answer, 'expiry', given);
  if (date === '') return '';
  if (!date.startsWith('20')) return answer.refuse('expiry', { kind: 'not-a-day' });
  return answer.understand('expiry', typed, date.slice(2).replaceAll('-', '').padEnd(6, '0'), date);
}

/** Returns a month of `2026-12`, `12/2026` and `261200`, and a day of `261231` and as `readDay`; null for others. */
function dayOrMonth(typed: string): string | null {
  const spread = spreadDigits(typed).replace(
    /^(\d?\d)[./-](20\d\d)$/,
    (_, month, year) => `${year}-${month.padStart(2, '0')}`,
  );
  const date = /^20\d\d-(?:0[1-9]|1[0-2])$/.test(spread) ? spread : readDay(spread);
  return date?.startsWith('20') ? date : null;
}

function spreadDigits(date: string): string {
  return date.replace(/^(\d\d)(\d\d)(\d\d)$/, '20$1-$2-$3').replace(/-00$/, '');
}

/** Reads `(22)2A(3103)000750`. */
function readBrackets(answer: Answer, typed: string): Map<string, string> {
  const values = new Map<string, string>();
  for (const [ai, value] of bracketedElements(typed.trim()) ?? []) setOnce(answer, values, ai, value, 'further');
  if (typed.trim() !== '' && values.size === 0) answer.refuse('further', { kind: 'not-bracketed' });
  return values;
}

function setOnce(answer: Answer, values: Map<string, string>, ai: string, value: string, field: string): void {
  if (values.has(ai)) answer.refuse(field, { kind: 'ai-twice', ai });
  values.set(ai, value);
}

/** Unlike `encodeURIComponent`, also escapes what GS1 reserves. */
function escapeValue(value: string): string {
  return encodeURIComponent(value).replace(/[!'()*]/g, (mark) => `%${mark.charCodeAt(0).toString(16).toUpperCase()}`);
}

/** Sorts elements into the fields; the date of expiry as `2026-12-31`, or a month. */
function partsOf(elements: readonly [string, string][], host?: string): ContentParts<Gs1Detail> | null {
  const [[first, gtin], ...others] = elements;
  if (first !== '01' || new Set(elements.map(([ai]) => ai)).size < elements.length) return null;
  const take = (ai: string): string => others.find(([own]) => own === ai)?.[1] ?? '';
  const further = others.filter(([ai]) => !['10', '21', '17'].includes(ai)).map(([ai, value]) => `(${ai})${value}`);
  const expiry = spreadDigits(take('17'));
  const details = { lot: take('10'), serial: take('21'), expiry, further: further.join('') };
  return { content: gtin, details: host === undefined ? details : { ...details, host } };
}

function readGs1(text: string): ContentParts<Gs1Detail> | null {
  const [, before, path, query = ''] =
    /^https:\/\/([^\s?#]+?)\/(01\/\d{14}[^?#]*)(?:\?([^#]*))?$/i.exec(text.trim()) ?? [];
  if (!before) return null;
  const steps = path.split('/');
  const isKnown = steps.every((ai, k) => k < 2 || k % 2 > 0 || QUALIFIERS.has(ai));
  if (steps.length % 2 > 0 || !isKnown) return null;
  const inPath = steps.flatMap((ai, k): [string, string][] => (k % 2 > 0 ? [] : [[ai, decodePercent(steps[k + 1])]]));
  const inQuery = query
    .split('&')
    .filter(Boolean)
    .map((part): [string, string] => {
      const [ai, ...value] = part.split('=');
      return [ai, decodePercent(value.join('='))];
    });
  const [host, ...rest] = before.split('/');
  return partsOf([...inPath, ...inQuery], [host.toLowerCase(), ...rest].join('/'));
}

function readPasted(text: string): ContentParts<Gs1Detail> | null {
  const elements = bracketedElements(text.trim());
  return elements && partsOf(elements);
}
