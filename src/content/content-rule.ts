import type { Caution } from './caution.ts';
import type { Secret } from './secret.ts';
import type { Details } from './typed-content.ts';

/** The text of a code, with cautions about it. */
export interface EncodedContent {
  readonly text: string;
  readonly cautions: readonly Caution[];
}

/** A field beside the content. Its label and its hint are in the words, by its name. */
export type DetailField = {
  /** Fields share a row of two where there is room; a `whole` one never does, and a `short` one on phones too. */
  readonly width?: 'whole' | 'short';
} & (
  | {
      readonly control: 'line';
      readonly inputMode?: 'url' | 'email' | 'tel' | 'text';
      readonly autoComplete?: string;
    }
  | { readonly control: 'lines' }
  | {
      readonly control: 'password';
      /** The field is not needed if the other field has this value, because then there is no password. */
      readonly unless: { readonly name: string; readonly value: string };
    }
  /** The value is `true`, or the field is empty. */
  | { readonly control: 'tick' }
  /** The value is one of `values`. An empty field means the first one. */
  | { readonly control: 'choice'; readonly values: readonly string[] }
);

/** The parts of a text that was split into fields; details may be empty strings. */
export interface ContentParts<Name extends string = string> {
  readonly content: string;
  readonly details: Details<Name>;
}

/**
 * Everything about one kind of content except the labels of its input, which the page needs before the rules have
 * loaded.
 */
export interface ContentRule<Name extends string = never> {
  /** By their names in `QrDesign.details`, in the order of the page. */
  readonly fields?: Readonly<Record<Name, DetailField>>;
  /**
   * Encodes content and details as text. Content and details are not all blank and have at most `LENGTH_MAX`
   * characters. Never throws.
   */
  encode(content: string, details: Details<Name>): EncodedContent;
  /**
   * The beginning of a payload of this kind. Content that begins this way is already a payload and stays as it is, if
   * the kind has fields.
   */
  readonly beginsWith?: RegExp;
  /**
   * Reads a payload of this kind back into content and details. Null if it contains something that these cannot
   * express. The result need not be checked here: `takeApart` encodes it again.
   */
  read?(text: string): ContentParts<Name> | null;
  /** Returns the name of a payload of this kind without its secrets. Empty if it has no name, null for other texts. */
  nameOf?(text: string): string | null;
  /**
   * Returns the secrets that can only be found by knowing the form of this kind; they may overlap. Null for other
   * texts. A kind without this function has only secrets that may stand in any text (`secretsAnywhere`).
   */
  secretsIn?(text: string): readonly Secret[] | null;
}
