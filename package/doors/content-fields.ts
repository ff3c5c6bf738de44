// The names that types and fields have in the package, and what is built from them.

import {
  type ContentVerdict,
  type Caution as CoreCaution,
  contentVerdict,
  type DetailField,
  detailFields,
  encodeContent,
  mainField,
  type TypedContent,
} from '#content';
import { CONTENT_TYPES as CORE_TYPES, type ContentType, demandedSymbol } from '#design';
import type { Caution, Content, Parsed } from './content.ts';

export type Type = Parsed['type'];

/** Types that have other names in `core/`. */
const TYPES: Readonly<Partial<Record<ContentType, Type>>> = { vcard: 'contact', url: 'link', twitter: 'x' };

/** Fields that have other names in `core/`. */
const FIELDS: Readonly<Partial<Record<ContentType, Readonly<Record<string, string>>>>> = {
  vcard: { organisation: 'organization', postcode: 'postalCode', town: 'city' },
  email: { message: 'body' },
};

export function typeOf(core: ContentType): Type {
  return TYPES[core] ?? (core as Type);
}

export const CONTENT_TYPES: readonly Type[] = CORE_TYPES.map(typeOf);

export function coreTypeOf(type: Type): ContentType {
  return CORE_TYPES.find((core) => typeOf(core) === type)!;
}

export interface ContentField {
  readonly name: string;
  /** In `core/`, where `content` is what is typed into the main field. */
  readonly core: string;
  readonly control: DetailField['control'] | null;
}

/** Returns the fields of a type, the main one first. */
export function fieldsOf(type: Type): ContentField[] {
  const core = coreTypeOf(type);
  const details = detailFields(core).map(([name, { control }]) => ({
    name: FIELDS[core]?.[name] ?? name,
    core: name,
    control,
  }));
  return [{ name: mainField(core), core: 'content', control: null }, ...details];
}

type Values = Readonly<Record<string, string | undefined>>;

/** Returns the text of a type for what was typed into its fields. */
export function build(type: Type, values: Values): Content {
  const typed = typedOf(type, values);
  const { text, cautions } = encodeContent(typed, false);
  const known = cautions.flatMap((caution) => cautionsOf(typed.type, caution));
  const needed: Caution = { field: fieldsOf(type)[0].name, kind: 'needed', refuses: true };
  return {
    text,
    cautions: text || known.length > 0 ? known : [needed],
    code: { ...demandedSymbol(typed.type) },
  };
}

/** Returns whether such content can do what it is for. */
export function verdictOf(type: Type, values: Values): ContentVerdict {
  return contentVerdict(typedOf(type, values));
}

function typedOf(type: Type, values: Values): TypedContent {
  const given = fieldsOf(type).filter(({ name }) => values[name] !== undefined);
  const named = given.map((field) => [field.core, values[field.name]]);
  const { content = '', ...details } = Object.fromEntries(named) as Record<string, string>;
  return { type: coreTypeOf(type), content, details };
}

/**
 * Returns a caution of `core/` with the name that its field has here. Nothing is left out here: that happens only to
 * designs that are shared.
 */
export function cautionsOf(core: ContentType, caution: CoreCaution): Caution[] {
  const { kind, field } = caution;
  return kind === 'left-out' ? [] : [{ ...caution, kind, field: nameOf(typeOf(core), field) }];
}

function nameOf(type: Type, field: string): string {
  return fieldsOf(type).find(({ core }) => core === field)?.name ?? field;
}
