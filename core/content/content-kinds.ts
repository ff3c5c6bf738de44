import { CONTENT_TYPES, type ContentType, type LeftOut } from '#design';

/** How the input of one content type looks before anything is typed. Its labels are in `#words`. */
export interface ContentKind {
  readonly type: ContentType;
  readonly isMultiline: boolean;
  readonly inputMode?: 'url' | 'email' | 'tel' | 'text';
  readonly autoComplete?: string;
}

/** From a table in the product's specification. The first paint needs only these; `rules.ts` loads at first use. */
const INPUTS: Readonly<Partial<Record<ContentType, Partial<ContentKind>>>> = {
  url: { inputMode: 'url', autoComplete: 'url' },
  email: { inputMode: 'email', autoComplete: 'email' },
  phone: { inputMode: 'tel', autoComplete: 'tel' },
  text: { isMultiline: true },
  // Each line may become a field of the contact.
  vcard: { isMultiline: true },
};

export const CONTENT_KINDS: readonly ContentKind[] = /* @__PURE__ */ CONTENT_TYPES.map(contentKind);

export function contentKind(type: ContentType): ContentKind {
  return { type, isMultiline: false, ...INPUTS[type] };
}

/** The values of the detail fields, by name. Empty fields are absent. */
export type Details<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** Everything that is typed for one code. Every design contains these entries. */
export interface TypedContent {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** For each field whose secret was left out when the design was shared, the kind of that secret. */
  readonly leftOut?: LeftOut;
}

/** Returns whether nothing is typed, so that there is no code to make. */
export function isNothingTyped({ content, details = {} }: Omit<TypedContent, 'type'>): boolean {
  return [content, ...Object.values(details)].every((text = '') => text.trim() === '');
}
