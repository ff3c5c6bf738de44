import {
  cropBox,
  WEAVE_CROP_SIDE_MIN,
  WEAVE_FOCUS_RADIUS_MAX,
  WEAVE_FOCUS_RADIUS_MIN,
  type WeaveCrop,
  type WeaveFocus,
} from '#design';

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The share of the crop's side by which a key press moves the circle or the image, or changes the circle's radius. */
export const FOCUS_STEP = 0.02;

const ARROWS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

type FocusKeyChange = { readonly focus: WeaveFocus } | { readonly moveImage: readonly [across: number, down: number] };

/** Null for keys that do nothing. Shift moves the image instead of the circle. */
export function focusAfterKey(focus: WeaveFocus, key: string, isShift: boolean): FocusKeyChange | null {
  const arrow = ARROWS[key];
  if (arrow) {
    const [across, down] = [arrow[0] * FOCUS_STEP, arrow[1] * FOCUS_STEP];
    return isShift ? { moveImage: [across, down] } : { focus: moveFocus(focus, across, down) };
  }
  if (key === '+' || key === '=') return { focus: sizeFocus(focus, FOCUS_STEP) };
  return key === '-' ? { focus: sizeFocus(focus, -FOCUS_STEP) } : null;
}

/** Moves an image behind its crop by shares of the crop's side, right and down. The crop stays inside the image. */
export function moveImage(image: Size, crop: WeaveCrop, dx: number, dy: number): WeaveCrop {
  const box = cropBox(image, crop);
  const x = clamp(box.x - dx * box.side, 0, image.width - box.side);
  const y = clamp(box.y - dy * box.side, 0, image.height - box.side);
  return { ...crop, x: (x + box.side / 2) / image.width, y: (y + box.side / 2) / image.height };
}

/** `dx`, `dy`: shares of the crop's side. The center stays inside the crop. */
export function moveFocus(focus: WeaveFocus, dx: number, dy: number): WeaveFocus {
  return { ...focus, x: clamp(focus.x + dx, 0, 1), y: clamp(focus.y + dy, 0, 1) };
}

/** `by`: a share of the crop's side. */
export function sizeFocus(focus: WeaveFocus, by: number): WeaveFocus {
  return { ...focus, radius: clamp(focus.radius + by, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX) };
}

/** From 0 for the largest crop to 100 for the smallest. */
export function zoomOfCrop({ side }: WeaveCrop): number {
  return Math.round((100 * (1 - side)) / (1 - WEAVE_CROP_SIDE_MIN));
}

export function zoomCrop(crop: WeaveCrop, zoom: number): WeaveCrop {
  // For a `zoom` of 100, floating-point errors make the difference a little smaller than the smallest valid side.
  return { ...crop, side: Math.max(WEAVE_CROP_SIDE_MIN, 1 - (zoom / 100) * (1 - WEAVE_CROP_SIDE_MIN)) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}

/** Pixels. A pointer that moves at most this far has clicked, not dragged. */
const STILL = 4;

interface Place {
  readonly x: number;
  readonly y: number;
}

export interface FocusDrag extends Place {
  readonly what: 'focus' | 'crop';
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  readonly hasMoved: boolean;
}

export interface FocusChange {
  readonly crop?: WeaveCrop;
  readonly focus?: WeaveFocus;
}

/** A drag that begins inside the circle moves the circle, any other one the image. */
export function beginFocusDrag({ x, y }: Place, crop: WeaveCrop, focus: WeaveFocus): FocusDrag {
  const isOnFocus = Math.hypot(x - focus.x, y - focus.y) <= focus.radius;
  return { what: isOnFocus ? 'focus' : 'crop', x, y, crop, focus, hasMoved: false };
}

/** `side`: width of the square in pixels. */
export function continueFocusDrag(drag: FocusDrag, { x, y }: Place, side: number): FocusDrag {
  const hasMoved = drag.hasMoved || Math.hypot(x - drag.x, y - drag.y) > STILL / side;
  return { ...drag, hasMoved };
}

/** Null while it may be a click. From the start of the drag: added steps would lose those beyond an edge. */
export function focusDragChange(drag: FocusDrag, { x, y }: Place, image: Size): FocusChange | null {
  if (!drag.hasMoved) return null;
  return drag.what === 'focus'
    ? { focus: moveFocus(drag.focus, x - drag.x, y - drag.y) }
    : { crop: moveImage(image, drag.crop, x - drag.x, y - drag.y) };
}

/** A click moves the focus to the pointer. Null after a drag. */
export function focusClickChange({ hasMoved, x, y }: FocusDrag, focus: WeaveFocus): FocusChange | null {
  return hasMoved ? null : { focus: moveFocus(focus, x - focus.x, y - focus.y) };
}
