// What is built from fields by one rule, so that an application bundles only the rules of the types that it builds.

import {
  type ContentRule,
  type Caution as CoreCaution,
  type DetailField,
  encodeByRule,
  type TypedContent,
} from '#content';
import { type ContentType, demandedSymbol } from '#design';
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
}

/** Returns the fields of a type, the main one first. */
export function fieldsIn({ type, rule }: Kind): ContentField[] {
  const details = Object.entries(rule.fields ?? {}).map(([name, { control }]: [string, DetailField]) => ({
    name: FIELDS[type]?.[name] ?? name,
    core: name,
    control,
  }));
  return [{ name: rule.main, core: 'content', control: null }, ...details];
}

export type Values = Readonly<Record<string, string | undefined>>;

/** Returns the text of a type for what was typed into its fields. */
export function buildBy(kind: Kind, values: Values): Content {
  const { text, cautions } = encodeByRule(kind.rule, typedBy(kind, values), false);
  const known = cautions.flatMap((caution) => cautionsIn(kind, caution));
  const needed: Caution = { field: kind.rule.main, kind: 'needed', refuses: true };
  return { text, cautions: text || known.length > 0 ? known : [needed], code: { ...demandedSymbol(kind.type) } };
}

export function typedBy(kind: Kind, values: Values): TypedContent {
  const given = fieldsIn(kind).filter(({ name }) => values[name] !== undefined);
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
