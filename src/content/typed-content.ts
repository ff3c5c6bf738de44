import type { ContentType, LeftOut } from '#design';

/** What the fields beside the content hold, by their names; what is empty is absent. */
export type Details<Name extends string = string> = Readonly<Partial<Record<Name, string>>>;

/** All that is typed for one code. Every design is one. */
export interface TypedContent {
  readonly type: ContentType;
  readonly content: string;
  readonly details?: Details;
  /** The secrets that were left out of it when it was passed on, by their fields. */
  readonly leftOut?: LeftOut;
}

/** Whether nothing is typed at all, so that no code can come of it. */
export function isNothingTyped({ content, details = {} }: Omit<TypedContent, 'type'>): boolean {
  return [content, ...Object.values(details)].every((text = '') => text.trim() === '');
}
