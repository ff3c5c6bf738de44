import type { Caution } from './caution.ts';
import type { Secret } from './secret.ts';
import type { Details } from './typed-content.ts';

/** The text of a code, with cautions about it. */
export interface EncodedContent {
  readonly text: string;
  readonly cautions: readonly Caution[];
}

/** A field beside the content. Its label and hint are in `#words`, under its name. */
export type DetailField = {
  /**
   * Usually two fields share a row, except on phones. A `whole` field always has a row of its own; a `short` one shares
   * its row on phones too.
   */
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
      /** `name` is the name of another detail field. If that field has this `value`, there is no password to type. */
      readonly unless: { readonly name: string; readonly value: string };
    }
  /** The value is `true` or empty. */
  | { readonly control: 'tick' }
  /** The value is one of `values`. Empty means the first of them. */
  | { readonly control: 'choice'; readonly values: readonly string[] }
);

/** The parts of a text that was split into fields. Details may be empty strings. */
export interface ContentParts<Name extends string = string> {
  readonly content: string;
  readonly details: Details<Name>;
}

/**
 * Everything about one content type except its labels and its input. Those are in other modules, because the page needs
 * them before the rules have loaded.
 */
export interface ContentRule<Name extends string = never> {
  /** The detail fields, by their names in `QrDesign.details`, in their order on the page. */
  readonly fields?: Readonly<Record<Name, DetailField>>;
  /**
   * Returns the text for content and details. At least one of these must not be blank, and together they must have at
   * most `LENGTH_MAX` characters. Never throws.
   */
  encode(content: string, details: Details<Name>): EncodedContent;
  /**
   * Matches the beginning of a payload of this type. If the type has fields, content that begins this way counts as a
   * complete payload and is not encoded again.
   */
  readonly beginsWith?: RegExp;
  /**
   * Splits a payload of this type into content and details. May return null if the payload contains something that
   * content and details cannot express. This function need not check that, because `takeApart` encodes the parts again
   * and compares the texts.
   */
  read?(text: string): ContentParts<Name> | null;
  /**
   * Returns the name in a payload of this type; empty if it has no name, null for other texts. The caller must have
   * removed the secrets from the text.
   */
  nameOf?(text: string): string | null;
  /**
   * Returns the secrets that only this type's format reveals; they may overlap. Returns null for other texts. Types
   * without this function have only secrets that can occur in any text (`secretsAnywhere`).
   */
  secretsIn?(text: string): readonly Secret[] | null;
}
