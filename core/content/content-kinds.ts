import { CONTENT_TYPES, type ContentType } from '#design';

/** How the input of one content type looks before anything is typed. Its labels are in `#words`. */
export interface ContentKind {
  readonly type: ContentType;
  readonly isMultiline: boolean;
  readonly inputMode?: 'url' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
}

/**
 * The inputs of all types, from a table in the product's specification. The first paint needs only these; the rules of
 * the types load at first use.
 */
const KINDS: Readonly<Record<ContentType, Omit<ContentKind, 'type'>>> = {
  url: { isMultiline: false, inputMode: 'url', autoComplete: 'url' },
  email: { isMultiline: false, inputMode: 'email', autoComplete: 'email' },
  phone: { isMultiline: false, inputMode: 'tel', autoComplete: 'tel' },
  sms: { isMultiline: false },
  text: { isMultiline: true },
  wifi: { isMultiline: false },
  // Each line may become a field of the contact.
  vcard: { isMultiline: true },
  instagram: { isMultiline: false },
  youtube: { isMultiline: false },
  facebook: { isMultiline: false },
  twitter: { isMultiline: false },
};

/** The eleven kinds, in the order of their buttons. */
export const CONTENT_KINDS: readonly ContentKind[] = CONTENT_TYPES.map((type) => ({ type, ...KINDS[type] }));

/** Returns the input of a content type. Throws a `RangeError` for an unknown content type. */
export function contentKind(type: ContentType): ContentKind {
  const kind = CONTENT_KINDS.find((candidate) => candidate.type === type);
  if (kind === undefined) throw new RangeError(`No content type: ${type}`);
  return kind;
}
