// The names that types and fields have in the package.

import { type ContentVerdict, type Caution as CoreCaution, contentVerdict, ruleOf } from '#content';
import { CONTENT_TYPES as CORE_TYPES, type ContentType } from '#design';
import { buildBy, type ContentField, cautionsIn, fieldsIn, type Kind, typedBy, type Values } from './build-content.ts';
import type { Caution, Content, Parsed } from './content.ts';

export type Type = Parsed['type'];

/** Types that have other names in `core/`. */
const TYPES: Readonly<Partial<Record<ContentType, Type>>> = { vcard: 'contact', url: 'link', twitter: 'x' };

export function typeOf(core: ContentType): Type {
  return TYPES[core] ?? (core as Type);
}

export const CONTENT_TYPES: readonly Type[] = /* @__PURE__ */ CORE_TYPES.map(typeOf);

export function coreTypeOf(type: Type): ContentType {
  return CORE_TYPES.find((core) => typeOf(core) === type)!;
}

function kindOf(core: ContentType): Kind {
  return { type: core, rule: ruleOf(core) };
}

/** Returns the fields of a type, the main one first. */
export function fieldsOf(type: Type): ContentField[] {
  return fieldsIn(kindOf(coreTypeOf(type)));
}

/** Returns the text of a type for what was typed into its fields. */
export function build(type: Type, values: Values): Content {
  return buildBy(kindOf(coreTypeOf(type)), values);
}

/** Returns whether such content can do what it is for. */
export function verdictOf(type: Type, values: Values): ContentVerdict {
  return contentVerdict(typedBy(kindOf(coreTypeOf(type)), values));
}

/** Returns a caution of `core/` with the name that its field has here. */
export function cautionsOf(core: ContentType, caution: CoreCaution): Caution[] {
  return cautionsIn(kindOf(core), caution);
}
