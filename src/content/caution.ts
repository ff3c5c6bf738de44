import type { SecretKind } from '#design';

/** Something typed that may not do what was meant. It is never refused; its sentence is made where it is shown. */
export type Caution = {
  /** What it is about: `content`, or the name of the field beside it. */
  readonly field: string;
} & CautionFacts;

export type CautionFacts =
  /** A secret that was left out when the design was passed on, and has not been typed again. */
  | { readonly kind: 'left-out'; readonly secret: SecretKind }
  /** An address that scanners do not open, lest it runs as a program. */
  | { readonly kind: 'not-opened' }
  | { readonly kind: 'no-web-address' }
  /** A web address with a user name in it. */
  | { readonly kind: 'user-name' }
  /** Neither a name nor an address of this social network. */
  | { readonly kind: 'not-of-service'; readonly service: string }
  /** A number as it is dialled within its country. */
  | { readonly kind: 'no-country-code' }
  /** What stands above a message is no number, and becomes a part of it. */
  | { readonly kind: 'no-number' }
  | { readonly kind: 'no-at-sign'; readonly address: string }
  | { readonly kind: 'no-network-name' }
  /** Of more bytes than any network's name has. */
  | { readonly kind: 'network-name-length'; readonly bytes: number; readonly most: number }
  /** Android's own scanner does not see that the value ends there. */
  | { readonly kind: 'ends-with-backslash' }
  /** In characters, where 64 hexadecimal digits are a key of another kind. */
  | { readonly kind: 'wpa-length'; readonly length: number; readonly least: number; readonly most: number }
  | { readonly kind: 'wep-length'; readonly length: number }
  /** A kind of security is chosen that needs a password. */
  | { readonly kind: 'no-password' }
  /** A password that is left out, since no security is chosen. */
  | { readonly kind: 'password-unused' }
  /** WPA3 alone has a name of its own in codes, which older phones do not know. */
  | { readonly kind: 'wpa3-only' }
  /** Readers on Android take a backslash before an n for a line break. */
  | { readonly kind: 'backslash-before-n' }
  /** The content is a whole payload already, and the fields beside it are left out. */
  | { readonly kind: 'fields-unused' };
