import {
  fallback,
  type InferOutput,
  literal,
  object,
  optional,
  pipe,
  regex,
  safeParse,
  string,
  transform,
  unknown,
} from 'valibot';
import type { QrDesign } from '#design';
import { readDesign } from './compact-design.ts';

/** A time in milliseconds, as digits. It has at most 15 of them, so that `Date` accepts it. */
export const MOMENT = pipe(string(), regex(/^\d{1,15}$/));

/** The longest name that is kept, in UTF-16 code units. This limit is our choice. */
export const NAME_MAX = 200;

/** A name that a visitor gave, cut to `NAME_MAX`. Left out if it is empty or no string. */
export const GIVEN_NAME = fallback(
  optional(
    pipe(
      string(),
      transform((name) => name.slice(0, NAME_MAX) || undefined),
    ),
  ),
  undefined,
);

const FACTS = object({
  id: MOMENT,
  design: unknown(),
  text: string(),
  /** When the code was last replaced by another, in milliseconds. Absent if it is as it was first made. */
  updated: fallback(optional(MOMENT), undefined),
  name: GIVEN_NAME,
  /** Whether the visitor made this code by duplicating one with the same `name`, and has not renamed it since. */
  isCopy: fallback(optional(literal(true)), undefined),
  /** The verdict, such as `everywhere`. Absent until it is known. */
  verdict: fallback(optional(string()), undefined),
});

export interface KeptCode extends Readonly<Omit<InferOutput<typeof FACTS>, 'design'>> {
  readonly design: QrDesign;
  /** A PNG image as a data URL. */
  readonly picture: string;
}

/** Reads a kept code, without its picture. Optional entries of a wrong type are left out. Never throws. */
export function readKeptCode(value: unknown): Omit<KeptCode, 'picture'> | 'damaged' | 'newer' {
  const { success, output } = safeParse(FACTS, value);
  if (!success) return 'damaged';
  const reading = readDesign(output.design);
  return reading.is === 'design' ? { ...output, design: reading.design } : reading.is;
}
