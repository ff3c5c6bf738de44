import type { SecretKind } from '#design';

/** Something typed that may not do what was meant. It is never refused. Its sentence is in the words. */
export type Caution = {
  /** The field that the caution is about: `content`, or the name of a field beside it. */
  readonly field: string;
} & CautionFacts;

export type CautionFacts =
  /** A secret that was left out when the design was passed on, and has not been typed again. */
  | { readonly kind: 'left-out'; readonly secret: SecretKind }
  /** An address that scanners do not open, because it could run as a program. */
  | { readonly kind: 'not-opened' }
  | { readonly kind: 'no-web-address' }
  /** A web address with a user name in it. */
  | { readonly kind: 'user-name' }
  /** Neither a name nor an address of this social network. */
  | { readonly kind: 'not-of-service'; readonly service: string }
  /** A phone number without a country code. */
  | { readonly kind: 'no-country-code' }
  /** The line above a message is not a number, so it becomes part of the message. */
  | { readonly kind: 'no-number' }
  | { readonly kind: 'no-at-sign'; readonly address: string }
  | { readonly kind: 'no-network-name' }
  /** The name has more bytes than a network's name can have. */
  | { readonly kind: 'network-name-length'; readonly bytes: number; readonly most: number }
  /** The value ends with a backslash, so Android's own scanner does not see where it ends. */
  | { readonly kind: 'ends-with-backslash' }
  /** In characters. 64 hexadecimal digits are a key of another kind. */
  | { readonly kind: 'wpa-length'; readonly length: number; readonly least: number; readonly most: number }
  | { readonly kind: 'wep-length'; readonly length: number }
  /** The chosen kind of security needs a password. */
  | { readonly kind: 'no-password' }
  /** No security is chosen, so the password is left out. */
  | { readonly kind: 'password-unused' }
  /** WPA3 alone has its own name in codes, which older phones do not know. */
  | { readonly kind: 'wpa3-only' }
  /** Readers on Android take a backslash before an n for a line break. */
  | { readonly kind: 'backslash-before-n' }
  /** The content is a whole payload already, and the fields beside it are left out. */
  | { readonly kind: 'fields-unused' };
