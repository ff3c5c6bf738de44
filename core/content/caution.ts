import type { SecretKind } from '#design';

/** A hint that something typed may not work as intended. The text is encoded anyway. The sentences are in `#words`. */
export type Caution = {
  /** The field concerned: `content`, or the name of a detail field. */
  readonly field: string;
} & CautionFacts;

/** What may not work, with the values that the sentence about it needs. */
export type CautionFacts =
  /** A secret was left out when the design was shared, and has not been typed again. */
  | { readonly kind: 'left-out'; readonly secret: SecretKind }
  /** Scanners do not open this address, because it could run as a program. */
  | { readonly kind: 'not-opened' }
  | { readonly kind: 'no-web-address' }
  /** The address contains a user name. */
  | { readonly kind: 'user-name' }
  /** The text is neither a name nor an address of this social network. */
  | { readonly kind: 'not-of-service'; readonly service: string }
  /** The phone number has no country code. */
  | { readonly kind: 'no-country-code' }
  /** The content for a text message does not begin with a phone number, so all of it becomes part of the message. */
  | { readonly kind: 'no-number' }
  | { readonly kind: 'no-at-sign'; readonly address: string }
  | { readonly kind: 'no-network-name' }
  /** The network's name has more bytes than the standard allows. */
  | { readonly kind: 'network-name-length'; readonly bytes: number; readonly most: number }
  /** The value ends with a backslash. Therefore Android's own scanner does not find the end of the value. */
  | { readonly kind: 'ends-with-backslash' }
  /** The WPA password has a wrong number of characters. WPA2 also allows a key of 64 hexadecimal digits. */
  | { readonly kind: 'wpa-length'; readonly length: number; readonly least: number; readonly most: number }
  /** The WEP password has neither 5 or 13 ASCII characters nor 10 or 26 hexadecimal digits. */
  | { readonly kind: 'wep-length'; readonly length: number }
  /** The chosen kind of security needs a password. */
  | { readonly kind: 'no-password' }
  /** No security is chosen, so the password is left out. */
  | { readonly kind: 'password-unused' }
  /** WPA3 without WPA2 has its own name in codes, which older phones do not support. */
  | { readonly kind: 'wpa3-only' }
  /** Scanners on Android take a backslash and the n after it as a line break. */
  | { readonly kind: 'backslash-before-n' }
  /** The content is a complete payload already, so the detail fields are ignored. */
  | { readonly kind: 'fields-unused' };
