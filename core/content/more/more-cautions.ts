/**
 * What can be read in two ways:
 * - `which-amount`: a single mark before three digits, as in 1,234, separates thousands or decimals.
 * - `which-country`: a bank that may be in Czechia or Slovakia.
 * - `which-pix-key`: digits that are a tax number and a phone number.
 * - `east-or-west`: O is east in German, and west in French, Spanish and Portuguese.
 * - `minus-and-direction`: west, said twice, or the opposite of west.
 */
export type Question = 'which-amount' | 'which-country' | 'which-pix-key' | 'east-or-west' | 'minus-and-direction';

/** What may not work in the types behind More, with the values that the sentence about it needs. */
export type MoreCautionFacts =
  | { readonly kind: Question; readonly first: string; readonly second: string }
  /** The format requires this field. */
  | { readonly kind: 'needed' }
  | { readonly kind: 'too-many-characters'; readonly most: number; readonly length: number }
  | { readonly kind: 'too-many-bytes'; readonly most: number; readonly bytes: number }
  | { readonly kind: 'not-an-amount' }
  | { readonly kind: 'amount-range'; readonly least: string; readonly most: string }
  /** The amount names another currency than the only one that the format knows. */
  | { readonly kind: 'other-currency'; readonly currency: string }
  | { readonly kind: 'not-an-iban' }
  | { readonly kind: 'iban-length'; readonly country: string; readonly wanted: number; readonly length: number }
  | { readonly kind: 'iban-check' }
  /** The number of an account is not one of Czechia or Slovakia: its parts have check digits. */
  | { readonly kind: 'account-check' }
  /** The account is in Slovakia, where banks read another kind of code. */
  | { readonly kind: 'pay-by-square' }
  /** The IBAN is of a country outside of SEPA. */
  | { readonly kind: 'not-sepa'; readonly country: string }
  | { readonly kind: 'not-a-bic' }
  /** The IBAN is of a country outside of the European Economic Area, so the payment needs a BIC. */
  | { readonly kind: 'bic-needed' }
  | { readonly kind: 'not-a-reference' }
  | { readonly kind: 'reference-or-text' }
  | { readonly kind: 'not-a-purpose' }
  /** Some banks refuse these letters. */
  | { readonly kind: 'beyond-sepa' }
  | { readonly kind: 'not-a-moment' }
  /** The day can be read as two. */
  | { readonly kind: 'two-days'; readonly first: string; readonly second: string }
  /** The weekday that is written belongs to another day. */
  | { readonly kind: 'other-weekday' }
  | { readonly kind: 'not-a-duration' }
  /** The end has a time, but the start has none. */
  | { readonly kind: 'time-missing' }
  /** The start has a time, but the end has none, so it is left out. */
  | { readonly kind: 'end-without-time' }
  /** Clocks never show this time, because summer time begins, or show it twice, because it ends. */
  | { readonly kind: 'skipped-time' | 'repeated-time' }
  | { readonly kind: 'unknown-zone' }
  /** Times without a time zone are taken as UTC. */
  | { readonly kind: 'no-zone' }
  | { readonly kind: 'ends-before-start' }
  /** A series across a change of the clocks, or of other days than in UTC, is written without its time zone. */
  | { readonly kind: 'series-in-local-time'; readonly zone: string }
  /** Not all months, or years, have this day. */
  | { readonly kind: 'not-every-time'; readonly date: number }
  /** The event does not repeat. */
  | { readonly kind: 'until-unused' }
  | { readonly kind: 'not-a-coordinate'; readonly most: number }
  /** A short link to a map, which contains no coordinates. */
  | { readonly kind: 'short-map-link' }
  | { readonly kind: 'not-on-iphone' }
  /** The number has no country code, which the service needs. */
  | { readonly kind: 'no-international-number' }
  /** The address is not of the service, and its digits are no number. */
  | { readonly kind: 'address-for-chat' }
  /** An identifier has other characters than letters and digits, or too many. */
  | { readonly kind: 'not-an-id'; readonly most: number }
  | { readonly kind: 'not-a-pix-key' }
  /** A number without marks is no tax number, so it is the phone number `number`. */
  | { readonly kind: 'taken-as-phone'; readonly number: string }
  | { readonly kind: 'not-a-promptpay-number' }
  | { readonly kind: 'check-digit' }
  | { readonly kind: 'not-a-upi-address' }
  | { readonly kind: 'not-a-currency' }
  | { readonly kind: 'not-a-symbol'; readonly most: number }
  | { readonly kind: 'not-a-bitcoin-address' }
  | { readonly kind: 'not-a-gtin' }
  | { readonly kind: 'not-a-host' }
  | { readonly kind: 'not-a-day' }
  | { readonly kind: 'not-gs1-text'; readonly most: number }
  /** Application identifiers of GS1, with their digits. */
  | { readonly kind: 'not-bracketed' }
  | { readonly kind: 'unknown-ai' | 'not-an-ai-value' | 'ai-twice'; readonly ai: string }
  | { readonly kind: 'not-together'; readonly ai: string; readonly other: string };
