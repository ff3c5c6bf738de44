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
  | 'no-international-number'
  | 'not-an-id'
  | 'not-a-pix-key'
  | 'not-a-promptpay-number'
  | 'check-digit'
  | 'not-a-upi-address'
  | 'not-a-currency'
  | 'not-a-symbol'
  | 'not-a-bitcoin-address'
  | 'not-a-gtin'
  | 'not-a-host'
  | 'not-a-day'
  | 'not-gs1-text'
  | 'not-bracketed'
  | 'unknown-ai'
  | 'not-an-ai-value'
  | 'ai-twice'
  | 'not-together';

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
  /** A payment in Brazil, a static BR Code. The key is a phone number, email address, CPF, CNPJ or random key. */
  readonly pix: {
    readonly key: string;
    readonly name: string;
    readonly city: string;
    readonly amount?: string;
    readonly id?: string;
    readonly note?: string;
  };
  /** A transfer in Thailand, to a phone number or tax number. */
  readonly promptpay: { readonly number: string; readonly amount?: string };
  /** A payment in India. */
  readonly upi: {
    readonly address: string;
    readonly name: string;
    readonly amount?: string;
    readonly note?: string;
  };
  /** A transfer in Czechia or Slovakia. */
  readonly spayd: {
    readonly iban: string;
    readonly amount?: string;
    /** Default CZK. */
    readonly currency?: string;
    readonly message?: string;
    readonly variable?: string;
    readonly specific?: string;
    readonly constant?: string;
    /** Such as `2026-12-31`. */
    readonly due?: string;
    readonly name?: string;
  };
  /** A payment in bitcoin (BIP 21). */
  readonly bitcoin: { readonly address: string; readonly amount?: string; readonly label?: string };
  /** A product as a GS1 Digital Link. */
  readonly gs1: {
    readonly gtin: string;
    readonly host: string;
    readonly lot?: string;
    readonly serial?: string;
    /** Such as `2026-12-31`, or `2026-12` for a whole month. */
    readonly expiry?: string;
    /** Further application identifiers: `(3103)000750`. */
    readonly further?: string;
  };
}

/** What a text of these kinds contains. */
export type MoreParsed = {
  readonly [T in keyof MoreFields]: { readonly type: T; readonly fields: MoreFields[T] };
}[keyof MoreFields];
