// Without the schema of designs, so that programs that only write texts are bundled without it.

/** The types that the product's specification prescribes, in the order of their buttons. */
export const SPECIFIED_TYPES = [
  'url',
  'email',
  'phone',
  'sms',
  'text',
  'wifi',
  'vcard',
  'instagram',
  'youtube',
  'facebook',
  'twitter',
] as const;

export type SpecifiedType = (typeof SPECIFIED_TYPES)[number];

export interface DemandedSymbol {
  readonly level: 'L' | 'M' | 'Q' | 'H';
  readonly maxVersion: number;
  /** Whether text beyond ASCII is announced as UTF-8. */
  readonly eci: boolean;
}

/** The types behind the button More, in the order of its list. */
export const MORE_TYPES = [
  'event',
  'place',
  'whatsapp',
  'telegram',
  'girocode',
  'pix',
  'promptpay',
  'upi',
  'spayd',
  'bitcoin',
  'gs1',
] as const;

export type MoreType = (typeof MORE_TYPES)[number];

const DEMANDED: Readonly<Partial<Record<ContentType, DemandedSymbol>>> = {
  // EPC069-12, 2.1
  girocode: { level: 'M', maxVersion: 13, eci: false },
};

export const CONTENT_TYPES = [...SPECIFIED_TYPES, ...MORE_TYPES] as const;

export type ContentType = SpecifiedType | MoreType;

export function isMoreType(type: ContentType): type is MoreType {
  return (MORE_TYPES as readonly string[]).includes(type);
}

/** Returns the symbol that the standard of a type demands; null if the type may have any. */
export function demandedSymbol(type: ContentType): DemandedSymbol | null {
  return DEMANDED[type] ?? null;
}

export const SECRET_KINDS = ['password', 'user-info', 'one-time-key'] as const;

export type SecretKind = (typeof SECRET_KINDS)[number];
