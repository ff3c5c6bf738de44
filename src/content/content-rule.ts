import type { Caution } from './caution.ts';
import type { Secret } from './secret.ts';
import type { Details } from './typed-content.ts';

/** What a code will hold, and what may go wrong with it. */
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
      /** What another field holds where there is no password to be typed. */
      readonly unless: { readonly name: string; readonly value: string };
    }
  /** Holds `true` or nothing. */
  | { readonly control: 'tick' }
  /** Holds one of the values, or nothing for the first one. */
  | { readonly control: 'choice'; readonly values: readonly string[] }
);

/** What a text was taken apart into; details may be empty strings. */
export interface ContentParts<Name extends string = string> {
  readonly content: string;
  readonly details: Details<Name>;
}

/**
 * What one kind of content means, all of it but the labels of its input, which the page needs before the rules are
 * there.
 */
export interface ContentRule<Name extends string = never> {
  /** By their names in `QrDesign.details`, in the order of the page. */
  readonly fields?: Readonly<Record<Name, DetailField>>;
  /** The text of content and details that are not all blank, and of at most `LENGTH_MAX` characters. Never throws. */
  encode(content: string, details: Details<Name>): EncodedContent;
  /**
   * What a payload of this kind begins with. Content of a kind with fields that begins so is a payload already, and
   * stays as it is.
   */
  readonly beginsWith?: RegExp;
  /**
   * Reads a payload of this type back into content and details; null where it holds what they cannot say. It need not
   * prove that they give the same text again: `takeApart` does.
   */
  read?(text: string): ContentParts<Name> | null;
  /**
   * Returns what a payload of this kind is for, empty if it has no name; null for other texts. The text has no secrets.
   */
  nameOf?(text: string): string | null;
  /**
   * The secrets in a payload of this kind whose own form must be known to find them; they may overlap. Null for other
   * texts, and a kind without this has none but those that may stand anywhere.
   */
  secretsIn?(text: string): readonly Secret[] | null;
}
