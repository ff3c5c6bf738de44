import { type ContentType, isMoreType, type MoreType, type SpecifiedType } from '#design';
import { contentKindWords } from '#words/content-types';
import { moreWords } from '#words/more-types';

/** A detail field: a field that a type has besides the content. */
export interface FieldWords {
  readonly label: string;
  /** One short sentence below the field. */
  readonly hint?: string;
  /** The labels of a choice, by its values. */
  readonly choices?: Readonly<Record<string, string>>;
}

export interface ContentKindWords {
  readonly button: string;
  readonly input: string;
  readonly placeholder: string;
  /** The label of the content where it is only shown. By default, the input's. */
  readonly held?: string;
  readonly hint?: string;
  /** The line that opens the detail fields. Only specified types with such fields have one. */
  readonly details?: string;
  /** The detail fields, by their names in the design. */
  readonly fields?: Readonly<Record<string, FieldWords>>;
  readonly unnamed: string;
  readonly captions: readonly string[];
  readonly headline: string;
}

const specified: Readonly<Record<SpecifiedType, ContentKindWords>> = contentKindWords;
const more: Readonly<Record<MoreType, ContentKindWords>> = moreWords.types;

/**
 * Returns fields of a type in the order of their words in the catalog, which is that in which readers of the language
 * write names and addresses. The content, which is not among them, comes first.
 */
export function inWrittenOrder<F extends readonly [name: string, ...unknown[]]>(
  type: ContentType,
  fields: readonly F[],
): readonly F[] {
  const order = Object.keys(typeWords(type).fields ?? {});
  return fields.toSorted(([one], [other]) => order.indexOf(one) - order.indexOf(other));
}

export function typeWords(type: ContentType): ContentKindWords {
  return isMoreType(type) ? more[type] : specified[type];
}
