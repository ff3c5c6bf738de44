/** How modules of a woven picture are painted: `flowing` merges equal neighbors, `pearls` makes each module a bead. */
export const WEAVE_LOOKS = ['flowing', 'pearls'] as const;

export type WeaveLook = (typeof WEAVE_LOOKS)[number];

/** The levels of detail, from the fewest modules to the most. */
export const WEAVE_DETAILS = ['bold', 'fine', 'finest'] as const;

export type WeaveDetail = (typeof WEAVE_DETAILS)[number];

/** How an image is woven into a code, whose modules are chosen and painted so that together they show the image. */
export interface Weave {
  readonly look: WeaveLook;
  /** The level of detail; `bold` if absent. */
  readonly detail?: Exclude<WeaveDetail, 'bold'>;
  /** From 0 (clearer picture) to 1 (easier to scan). */
  readonly strength: number;
  /** Whether the code has error correction level M instead of L, for codes that will be worn or scratched. */
  readonly isSturdy: boolean;
  /** The part of the image that is woven. */
  readonly crop: WeaveCrop;
  /** The most important part of the crop. */
  readonly focus: WeaveFocus;
}

/**
 * A square part of an image. `x` and `y` are its center as shares of the image's width and height; `side` is a share of
 * the image's shorter side.
 */
export interface WeaveCrop {
  readonly x: number;
  readonly y: number;
  readonly side: number;
}

/** A circle in the crop: its center and radius, as shares of the crop's side. */
export interface WeaveFocus {
  readonly x: number;
  readonly y: number;
  readonly radius: number;
}

/** Limits for `side` in a `WeaveCrop` and `radius` in a `WeaveFocus`. */
export const WEAVE_CROP_SIDE_MIN = 0.2;
export const WEAVE_FOCUS_RADIUS_MIN = 0.08;
export const WEAVE_FOCUS_RADIUS_MAX = 0.5;

export const DEFAULT_WEAVE: Weave = {
  look: 'flowing',
  strength: 0.5,
  isSturdy: false,
  crop: { x: 0.5, y: 0.5, side: 1 },
  focus: { x: 0.5, y: 0.47, radius: 0.22 },
};

/** Returns the detail of a weave, which is `bold` if absent. */
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
