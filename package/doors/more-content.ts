/** What may not work in the kinds of `MoreFields`. */
export type MoreCautionKind =
  | 'needed'
  | 'too-many-characters'
  | 'too-many-bytes'
  | 'not-an-amount'
  | 'amount-range'
  | 'other-currency'
  | 'not-an-iban'
  | 'iban-length'
  | 'iban-check'
  | 'not-sepa'
  | 'not-a-bic'
  | 'bic-needed'
  | 'not-a-reference'
  | 'reference-or-text'
  | 'not-a-purpose'
  | 'beyond-sepa'
  | 'not-a-moment'
  | 'unknown-zone'
  | 'no-zone'
  | 'ends-before-start'
  | 'not-a-coordinate'
  | 'short-map-link'
  | 'not-on-iphone'
  | 'no-international-number';

/** The fields of further kinds of content. Numbers are read as people write them: `1.234,56`. */
export interface MoreFields {
  /** An event for the calendar. Moments are written `2026-12-31 18:00`, or as dates if it lasts whole days. */
  readonly event: {
    readonly title: string;
    readonly starts: string;
    readonly ends?: string;
    readonly allDay?: boolean;
    /** Such as `Europe/Berlin`, or `floating` for the local time of whoever scans. Default UTC. */
    readonly zone?: string;
    readonly location?: string;
    readonly note?: string;
    /** Leaves out the calendar around the event. */
    readonly bare?: boolean;
  };
  /** A point on a map, in degrees: `48.137` or `48° 8′ 14″ N`. */
  readonly place: {
    readonly latitude: string;
    readonly longitude: string;
    /** Default `google`. iPhones do not open `geo`. */
    readonly map?: 'google' | 'apple' | 'openstreetmap' | 'geo';
  };
  /** A chat with a number that has a country code. */
  readonly whatsapp: { readonly number: string; readonly message?: string };
  readonly telegram: { readonly name: string };
  /** A SEPA transfer in euros (EPC069-12). Its code must have the options in `code`. */
  readonly girocode: {
    readonly name: string;
    readonly iban: string;
    readonly bic?: string;
    readonly amount?: string;
    /** An ISO 11649 reference, `RF…`. Instead of `text`. */
    readonly reference?: string;
    readonly text?: string;
    readonly purpose?: string;
    /** Writes ä as ae, because some banks refuse other letters. */
    readonly plain?: boolean;
  };
}

/** What a text of these kinds contains. */
export type MoreParsed = {
  readonly [T in keyof MoreFields]: { readonly type: T; readonly fields: MoreFields[T] };
}[keyof MoreFields];
