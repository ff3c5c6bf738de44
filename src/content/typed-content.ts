import type { ContentType, LeftOut } from '#design';

/** The values of the fields beside the content, by their names; empty fields are absent. */
export type Details<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** All that is typed for one code. Every design is one. */
export interface TypedContent {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** The secrets that were left out when it was shared, by their fields. */
  readonly leftOut?: LeftOut;
}

/** Whether nothing is typed at all, so that there is no code to make. */
export function isNothingTyped({ content, details = {} }: Omit<TypedContent, 'type'>): boolean {
  return [content, ...Object.values(details)].every((text = '') => text.trim() === '');
}
