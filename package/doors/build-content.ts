// What is built from fields by one rule, so that an application bundles only the rules of the types that it builds.

import {
  type ContentRule,
  type Caution as CoreCaution,
  type DetailField,
  encodeByRule,
  type TypedContent,
} from '#content';
import { type ContentType, demandedSymbol } from '#design';
import { checkChoice, checkNames, checkText } from './checks.ts';
import type { Caution, Content } from './content.ts';

/** A type of content with its rule. */
export interface Kind {
  readonly type: ContentType;
  readonly rule: ContentRule<string>;
}

/** Fields that have other names in `core/`. */
const FIELDS: Readonly<Partial<Record<ContentType, Readonly<Record<string, string>>>>> = {
  vcard: { organisation: 'organization', postcode: 'postalCode', town: 'city' },
  email: { message: 'body' },
};

export interface ContentField {
  readonly name: string;
  /** In `core/`, where `content` is what is typed into the main field. */
  readonly core: string;
  readonly control: DetailField['control'] | null;
  /** The values that it may have. Null: any. */
  readonly choices: readonly string[] | null;
}

/** Returns the fields of a type, the main one first. */
export function fieldsIn({ type, rule }: Kind): ContentField[] {
  const details = Object.entries(rule.fields ?? {}).map(([name, field]: [string, DetailField]) => ({
    name: FIELDS[type]?.[name] ?? name,
    core: name,
    control: field.control,
    choices: field.control === 'choice' ? field.values : null,
  }));
  return [{ name: rule.main, core: 'content', control: null, choices: null }, ...details];
}

export type Values = Readonly<Record<string, string | undefined>>;

/** Returns the text of a type for what was typed into its fields. */
export function buildBy(kind: Kind, values: Values): Content {
  checkValues(kind, values);
  const { text, cautions } = encodeByRule(kind.rule, typedBy(kind, values), false);
  const known = cautions.flatMap((caution) => cautionsIn(kind, caution));
  const field = kind.rule.main;
  const needed: Caution = { field, kind: 'needed', refuses: true };
  const most = mostBytes(text);
  const bytes = new TextEncoder().encode(text).length;
  if (bytes > most) known.push({ field, kind: 'too-many-bytes', most, bytes });
  return { text, cautions: text || known.length > 0 ? known : [needed], code: { ...demandedSymbol(kind.type) } };
}

/** Refuses what is no text, a field that the type does not have, and a choice that is none. */
function checkValues(kind: Kind, values: Values): void {
  const fields = fieldsIn(kind);
  const names = fields.map(({ name }) => name);
  checkNames('fields', values, names);
  for (const { name, choices } of fields) {
    const value = values[name] ?? '';
    checkText(name, value);
    if (choices && value !== '') checkChoice(name, value, choices);
  }
}

/** Data bits of version 40-M, the largest code of the default level (ISO/IEC 18004:2015, Table 7). */
const MOST_BITS = 18_672;

/** Returns how many bytes certainly fit into a code. Texts in other modes than bytes may have more. */
function mostBytes(text: string): number {
  const bitsEach = /^\d*$/.test(text) ? 10 / 3 : /^[\dA-Z $%*+\-./:]*$/.test(text) ? 5.5 : 8;
  // The mode and the count take 20 bits at most, UTF-8 takes 12.
  return Math.floor((MOST_BITS - 20 - (/[^\0-\x7F]/.test(text) ? 12 : 0)) / bitsEach);
}

export function typedBy(kind: Kind, values: Values): TypedContent {
  const given = fieldsIn(kind).filter(({ name }) => (values[name] ?? undefined) !== undefined);
  const named = given.map((field) => [field.core, values[field.name]]);
  const { content = '', ...details } = Object.fromEntries(named) as Record<string, string>;
  return { type: kind.type, content, details };
}

/**
 * Returns a caution of `core/` with the name that its field has here. Nothing is left out here: that happens only to
 * designs that are shared.
 */
export function cautionsIn(from: Kind, caution: CoreCaution): Caution[] {
  const { kind, field } = caution;
  const name = fieldsIn(from).find(({ core }) => core === field)?.name ?? field;
  return kind === 'left-out' ? [] : [{ ...caution, kind, field: name }];
}
