// From the metadata of libphonenumber, as in libphonenumber-js 1.13.16. `trunk.test.ts` compares each country with it.

interface Trunk {
  /** Dialed before national numbers, and not behind the country code. */
  readonly prefix: RegExp;
  /** The digits behind the prefix. By default any that do not begin with another zero. */
  readonly rest?: RegExp;
  readonly codes: string;
}

export const TRUNKS: readonly Trunk[] = [
  {
    prefix: /^0/,
    codes:
      '20 27 31 32 33 40 41 43 44 46 49 51 53 54 55 57 58 60 61 62 63 64 66 81 82 84 86 90 91 92 93 94 95 98 ' +
      '211 212 213 218 231 232 233 234 243 249 250 251 252 254 255 256 260 261 262 263 264 265 291 ' +
      '353 355 358 359 370 373 374 377 380 381 382 383 385 386 387 389 421 423 508 590 591 593 594 595 596 598 ' +
      '686 850 855 856 880 886 961 962 963 964 966 967 970 971 972 976 977 994 995 996',
  },
  { prefix: /^0/, rest: /^\d{8}$/, codes: '241' },
  { prefix: /^06/, rest: /^[1-9]\d{7,8}$/, codes: '36' },
  { prefix: /^1/, rest: /^\d{10}$/, codes: '1' },
  { prefix: /^1/, rest: /^\d{7}$/, codes: '692' },
  { prefix: /^8/, rest: /^\d{10}$/, codes: '7' },
  { prefix: /^(?:80?|0)/, rest: /^[1-9]\d{8}$/, codes: '375' },
  { prefix: /^8/, rest: /^\d{8}$/, codes: '993' },
];

interface OwnZero {
  readonly number: RegExp;
  readonly codes: string;
  /** Digits of the longest number. */
  readonly most?: number;
}

/** Countries in which numbers, or some of them, begin with a zero that is dialed from everywhere. */
export const OWN_ZEROS: readonly OwnZero[] = [
  { number: /^0[1-9]/, codes: '39' },
  { number: /^0[1-9]/, codes: '226 227', most: 8 },
  { number: /^0[1-9]/, codes: '242', most: 9 },
  { number: /^0/, codes: '992', most: 9 },
  { number: /^0[1-9]/, codes: '225 229', most: 10 },
  { number: /^0549/, codes: '378' },
  { number: /^0\d{7}$/, codes: '241' },
  { number: /^06\d{6}$/, codes: '250' },
  { number: /^0\d{4}$/, codes: '47' },
  { number: /^0\d{5}$/, codes: '247' },
  { number: /^050/, codes: '687' },
  { number: /^0800/, codes: '267 268 501 676 679 853' },
  { number: /^00/, codes: '62 66 81 82 91 359 507 598 974' },
];

/** ITU-T E.164: one digit for North America and for Russia with Kazakhstan, two for these, three for others. */
export const CALLING_CODE = /^(?:1|7|2[07]|3[0-469]|4[013-9]|5[1-8]|6[0-6]|8[1246]|9[0-58]|[2-9]\d\d)/;
