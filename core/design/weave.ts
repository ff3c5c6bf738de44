import {
  boolean,
  fallback,
  type InferOutput,
  number,
  object,
  optional,
  picklist,
  pipe,
  toMaxValue,
  toMinValue,
} from 'valibot';
import { WEAVE_LOOKS, type WeaveDetail, type WeaveLook } from './style.ts';

export const WEAVE_CROP_SIDE_MIN = 0.2;
export const WEAVE_FOCUS_RADIUS_MIN = 0.08;
export const WEAVE_FOCUS_RADIUS_MAX = 0.5;

/** A plain object, like `DEFAULT_STYLE`. Without `detail`: `bold`. */
export const DEFAULT_WEAVE = {
  look: 'flowing' as WeaveLook,
  strength: 0.5,
  isSturdy: false,
  crop: { x: 0.5, y: 0.5, side: 1 },
  focus: { x: 0.5, y: 0.47, radius: 0.22 },
};

const { crop: CROPPED, focus: FOCUSED } = DEFAULT_WEAVE;

/** A number clamped to a range; an invalid one becomes `usual`. The mark lets bundlers drop unused schemas. */
/* @__NO_SIDE_EFFECTS__ */
function share(usual: number, least = 0, most = 1) {
  return fallback(pipe(number(), toMinValue(least), toMaxValue(most)), usual);
}

const CROP = object({ x: share(CROPPED.x), y: share(CROPPED.y), side: share(CROPPED.side, WEAVE_CROP_SIDE_MIN) });

const FOCUS = object({
  x: share(FOCUSED.x),
  y: share(FOCUSED.y),
  radius: share(FOCUSED.radius, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX),
});

/** How an image is woven into a code. Invalid entries get their defaults. */
export const WEAVE = object({
  look: fallback(picklist(WEAVE_LOOKS), DEFAULT_WEAVE.look),
  /** The level of detail; `bold` if absent. */
  detail: fallback(optional(picklist(['fine', 'finest'])), undefined),
  /** From 0 (clearer picture) to 1 (easier to scan). */
  strength: share(DEFAULT_WEAVE.strength),
  /** Whether the code has error correction level M instead of L, for codes that will be worn or scratched. */
  isSturdy: fallback(boolean(), DEFAULT_WEAVE.isSturdy),
  crop: fallback(CROP, CROPPED),
  focus: fallback(FOCUS, FOCUSED),
});

export type Weave = Readonly<InferOutput<typeof WEAVE>>;

/** A square of an image: its center as shares of width and height, and its `side` as a share of the shorter side. */
export type WeaveCrop = Readonly<InferOutput<typeof CROP>>;

/** A circle in the crop: its center and radius, as shares of the crop's side. */
export type WeaveFocus = Readonly<InferOutput<typeof FOCUS>>;

export function detailOf(weave: Pick<Weave, 'detail'>): WeaveDetail {
  return weave.detail ?? 'bold';
}

/** Returns the square of a crop in an image of this size, in pixels. It is moved if it would extend beyond an edge. */
export function cropBox(
  { width, height }: { readonly width: number; readonly height: number },
  { x, y, side }: WeaveCrop,
): { readonly x: number; readonly y: number; readonly side: number } {
  const length = side * Math.min(width, height);
  const place = (share: number, available: number): number =>
    Math.min(available - length, Math.max(0, share * available - length / 2));
  return { x: place(x, width), y: place(y, height), side: length };
}
