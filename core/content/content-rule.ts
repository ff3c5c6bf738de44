import type { SecretKind } from '#design';
import type { Details } from './content-kinds.ts';
import type { MoreCautionFacts } from './more/more-cautions.ts';
import type { ColumnRole } from './vocabulary/columns.ts';

export interface EncodedContent {
  readonly text: string;
  readonly cautions: readonly Caution[];
  /** Values of fields that are written in another way than typed, such as numbers and moments. */
  readonly understood?: Readonly<Record<string, Understood>>;
  /** What was recognized in the content, by the names of the detail fields for it that are not filled. */
  readonly fromText?: Readonly<Record<string, string>>;
}

/** How a value was understood: an amount of money like `1234.5`, or a text that people can compare. */
export type Understood = { readonly amount: string } | { readonly text: string } | UnderstoodMoment;

/** A moment, and the time zone in which it was typed; empty if `typed` itself says how far from UTC it is. */
export interface UnderstoodMoment {
  readonly moment: Date;
  readonly zone: string;
  readonly typed: string;
}

/** A field beside the content. Its label and hint are in `#words`, under its name. */
export type DetailField = {
  /** What a pasted payload brings. Shown only if there is something in it. */
  readonly isBrought?: true;
  /** Usually two fields share a row, except on phones; `whole` never does, `short` always. */
  readonly width?: 'whole' | 'short';
} & (
  | {
      readonly control: 'line';
      readonly inputMode?: 'url' | 'email' | 'tel' | 'text' | 'decimal';
      readonly autoComplete?: string;
      /** Whether it is a day, which may be typed in several ways. */
      readonly isDay?: true;
    }
  | { readonly control: 'lines' }
  | {
      readonly control: 'password';
      /** `name` is the name of another detail field. If that field has this `value`, there is no password to type. */
      readonly unless: { readonly name: string; readonly value: string };
    }
  | { readonly control: 'tick' }
  /** A date, with a time unless the tick box `allDay` is ticked. `zone` is the field of its time zone. */
  | { readonly control: 'moment'; readonly allDay: string; readonly zone: string }
  /** A time zone: `floating`, or a name of the IANA such as `Europe/Berlin`. Empty means UTC. */
  | { readonly control: 'zone' }
  /** The value is one of `values`. Empty means the first of them. */
  | { readonly control: 'choice'; readonly values: readonly string[] }
);

/** The parts of a text that was split into fields. Details may be empty strings. */
export interface ContentParts<Name extends string = string> {
  readonly content: string;
  readonly details: Details<Name>;
}

/** By which columns a table is one of such content. */
export interface TableColumns<Name extends string = string> {
  /** What the columns of a field are called, `content` among them. Of several roles, an earlier one is preferred. */
  readonly roles: Readonly<Partial<Record<Name | 'content', readonly ColumnRole[]>>>;
  /** Fields without whose columns a table is not one of such content. */
  readonly needs: readonly (Name | 'content')[];
  /** Roles of such columns that other tables have as well. Beside them, cells must be of such content. */
  readonly weak?: readonly ColumnRole[];
}

/**
 * What a field contains: a `link`, another exact `sign` such as a number or a name of an account, `words`, a whole
 * `text`, or a `secret`.
 */
export type Sort = 'link' | 'sign' | 'words' | 'text' | 'secret';

/** A secret part of a text. Positions count UTF-16 units; each end is exclusive. */
export interface Secret {
  readonly kind: SecretKind;
  /** `start` to `end` is the secret itself, which is replaced by dots when shown. */
  readonly start: number;
  readonly end: number;
  /** `from` to `to` is removed when the secret is dropped. It can include, for example, the name of its field. */
  readonly from: number;
  readonly to: number;
}

/** A content type without words, icon and input (`content-kinds.ts`), which the page needs before the rules load. */
export interface ContentRule<Name extends string = never> {
  /** The name of the content among the fields, as programs give them. */
  readonly main: string;
  /** The detail fields, by their names in `QrDesign.details`, in their order on the page. */
  readonly fields?: Readonly<Record<Name, DetailField>>;
  /**
   * At least one of both is not blank; together they have at most `LENGTH_MAX` characters. A complete payload is not
   * encoded again, unless `mayBeWhole` is false. Never throws.
   */
  encode(content: string, details: Details<Name>, mayBeWhole?: boolean): EncodedContent;
  readonly beginsWith?: RegExp;
  /** Splits a payload into content and details. May lose parts: `takeApart` encodes the result again and compares. */
  read?(text: string): ContentParts<Name> | null;
  /** Splits what is no payload of this type but pasted for one, such as a map's link. May lose parts. */
  readPasted?(text: string): ContentParts<Name> | null;
  /** Returns the name in a payload without secrets; empty if it has no name, null for other texts. */
  nameOf?(text: string): string | null;
  /** Whether people can compare the name with one that they know, such as a phone number. */
  readonly hasKnownName?: true;
  readonly isLink?: true;
  readonly columns?: TableColumns<Name>;
  /** What the content is, for the cleaning before `encode`. By default a link if `isLink`, otherwise a sign. */
  readonly sort?: Sort;
  /** Returns the secrets that only this format reveals, perhaps overlapping; null for other texts. */
  secretsIn?(text: string): readonly Secret[] | null;
}

/** A hint that something typed may not work as intended. The text is encoded anyway. The sentences are in `#words`. */
export type Caution = {
  /** The field concerned: `content`, or the name of a detail field. */
  readonly field: string;
  /** What to write instead, as an offer. */
  readonly mended?: string;
  /** There is no code until the field is mended, because the format cannot express what is typed. */
  readonly refuses?: true;
} & CautionFacts;

/** Returns what to write instead: what mends a slip, or both ways to read what is typed. */
export function offersOf(caution: Caution): readonly string[] {
  if ('second' in caution) return [caution.first, caution.second];
  return caution.mended === undefined ? [] : [caution.mended];
}

/** What may not work, with the values that the sentence about it needs. */
export type CautionFacts =
  /** A secret was left out when the design was shared, and has not been typed again. */
  | { readonly kind: 'left-out'; readonly secret: SecretKind }
  /** Scanners do not open this address, because it could run as a program. */
  | { readonly kind: 'not-opened' }
  /** Format characters were left out of the middle of a link, number, address or name of an account. */
  | { readonly kind: 'invisible-left-out' }
  /** `after`, which followed the link, was left out. `mended` is the link with it. */
  | { readonly kind: 'end-left-out'; readonly after: string }
  /** Characters that nobody sees, in text that is kept as typed. */
  | { readonly kind: 'invisible' }
  /** A space at the beginning or at the end of text that is kept as typed. */
  | { readonly kind: 'space-at-end' }
  | { readonly kind: 'no-web-address' }
  /** The address has a slip, such as `http//`, and is encoded as typed. */
  | { readonly kind: 'link-slip'; readonly mended: string }
  /** Only `link`, the first, is encoded. */
  | { readonly kind: 'several-links'; readonly link: string; readonly others: string }
  /** `mark` looks like a hyphen, slash, colon or period of ASCII, but is another character. */
  | { readonly kind: 'marks-in-link'; readonly mark: string; readonly mended: string }
  /** The address contains a space, which is encoded. */
  | { readonly kind: 'space-in-link' }
  /** A path on a disk or in an office network. */
  | { readonly kind: 'on-a-device' }
  /** The host is a single word, which only a private network may know. */
  | { readonly kind: 'no-domain'; readonly host: string }
  | { readonly kind: 'user-name' }
  /** The text is neither a name nor an address of this social network. */
  | { readonly kind: 'not-of-service'; readonly service: string }
  | { readonly kind: 'no-country-code' }
  | { readonly kind: 'no-phone-number' }
  /** `digits`, behind a country code, are dialed only within the country. `number` is what is dialed now. */
  | { readonly kind: 'trunk-left-out'; readonly digits: string; readonly number: string }
  /** A plus and two zeros stand for the same. The zeros were left out. */
  | { readonly kind: 'plus-and-zeros'; readonly number: string }
  /** No number with this country code goes on with these digits. */
  | { readonly kind: 'wrong-trunk'; readonly code: string; readonly digits: string; readonly mended: string }
  /** A link or an email address, whose digits are no phone number. */
  | { readonly kind: 'address-for-number' }
  /** Only `number`, the first, is used. */
  | { readonly kind: 'several-numbers'; readonly number: string }
  /** The content for a text message does not begin with a phone number, so all of it becomes part of the message. */
  | { readonly kind: 'no-number' }
  /** Only `value` is used, the first of several that Google's contacts put between colons. */
  | { readonly kind: 'several-values'; readonly value: string }
  | { readonly kind: 'no-at-sign'; readonly address: string }
  | { readonly kind: 'no-network-name' }
  | { readonly kind: 'network-name-length'; readonly bytes: number; readonly most: number }
  /** The value ends with a backslash. Therefore Android's own scanner does not find the end of the value. */
  | { readonly kind: 'ends-with-backslash' }
  /** The WPA password has a wrong number of characters. WPA2 also allows a key of 64 hexadecimal digits. */
  | { readonly kind: 'wpa-length'; readonly length: number; readonly least: number; readonly most: number }
  /** The WEP password has neither 5 or 13 ASCII characters nor 10 or 26 hexadecimal digits. */
  | { readonly kind: 'wep-length'; readonly length: number }
  | { readonly kind: 'no-password' }
  /** No security is chosen, so the password is left out. */
  | { readonly kind: 'password-unused' }
  /** WPA3 without WPA2 has its own name in codes, which older phones do not support. */
  | { readonly kind: 'wpa3-only' }
  /** Scanners on Android take a backslash and the n after it as a line break. */
  | { readonly kind: 'backslash-before-n' }
  /** Fields of a network's code, with these names, that have no place of their own here. They stay in the code. */
  | { readonly kind: 'kept-fields'; readonly names: string }
  /** The field takes the place of `line` in the content, which says something else. */
  | { readonly kind: 'instead-of-line'; readonly line: string }
  /** The content is a complete payload already, so the detail fields are ignored. */
  | { readonly kind: 'fields-unused' }
  | MoreCautionFacts;
