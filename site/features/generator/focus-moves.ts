import {
  cropBox,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  type WeaveCrop,
  type WeaveFocus,
} from '#design';

/** The size of an image. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the crop's side by which a key press moves the circle or the image, or changes the circle's radius. */
export const FOCUS_STEP = 0.02;

/** The direction of each arrow key, across and down. */
const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/**
 * What a key does. `focus` is the changed circle. `moveImage` says how far the image moves behind the crop, in shares
 * of the crop's side.
 */
type FocusKeyChange = { readonly focus: WeaveFocus } | { readonly moveImage: readonly [across: number, down: number] };

/**
 * Returns what a key does: the arrow keys move the circle or, with Shift, the image; plus and minus change the circle's
 * radius. Null for other keys.
 */
export function focusAfterKey(focus: WeaveFocus, key: string, isShift: boolean): FocusKeyChange | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [across, down] = [arrow[0] * FOCUS_STEP, arrow[1] * FOCUS_STEP];
    return isShift ? { moveImage: [across, down] } : { focus: moveFocus(focus, across, down) };
  }
  if (key === '+' || key === '=') return { focus: sizeFocus(focus, FOCUS_STEP) };
  return key === '-' ? { focus: sizeFocus(focus, -FOCUS_STEP) } : null;
}

/**
 * Moves an image behind its crop, to the right by `dx` and down by `dy`, which are shares of the crop's side. Returns
 * the new place of the crop in the image. The crop stays inside the image.
 */
export function moveImage(image: Size, crop: WeaveCrop, dx: number, dy: number): WeaveCrop {
  const box = cropBox(image, crop);
  const x = clamp(box.x - dx * box.side, 0, image.width - box.side);
  const y = clamp(box.y - dy * box.side, 0, image.height - box.side);
  return { ...crop, x: (x + box.side / 2) / image.width, y: (y + box.side / 2) / image.height };
}

/** Returns the circle moved by shares of the crop's side. The circle's center stays inside the crop. */
export function moveFocus(focus: WeaveFocus, dx: number, dy: number): WeaveFocus {
  return { ...focus, x: clamp(focus.x + dx, 0, 1), y: clamp(focus.y + dy, 0, 1) };
}

/** Returns the circle with its radius changed by a share of the crop's side, within the limits of weaving. */
export function sizeFocus(focus: WeaveFocus, by: number): WeaveFocus {
  return { ...focus, radius: clamp(focus.radius + by, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX) };
}

/** Returns the place of a zoom slider, from 0 for the largest crop to 100 for the smallest. */
export function zoomOfCrop({ side }: WeaveCrop): number {
  return Math.round((100 * (1 - side)) / (1 - WEAVE_CROP_SIDE_MIN));
}

/** Returns the crop with the side for this place of a zoom slider. The side is at least `WEAVE_CROP_SIDE_MIN`. */
export function zoomCrop(crop: WeaveCrop, zoom: number): WeaveCrop {
  // For a `zoom` of 100, floating-point errors make the difference a little smaller than the smallest valid side.
  return { ...crop, side: Math.max(WEAVE_CROP_SIDE_MIN, 1 - (zoom / 100) * (1 - WEAVE_CROP_SIDE_MIN)) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
