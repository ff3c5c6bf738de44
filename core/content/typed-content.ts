import type { ContentType, LeftOut } from '#design';

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
