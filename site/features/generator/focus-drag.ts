import type { WeaveCrop, WeaveFocus } from '#design';
import { moveFocus, moveImage, type Size } from './focus-moves.ts';

/** Pixels. A pointer that moves at most this far has clicked, not dragged. */
const STILL = 4;

/** A place in the square that shows the crop, in shares of its side. */
interface Place {
  readonly x: number;
  readonly y: number;
}

/** A drag, with the pointer's place, the crop and the focus at its start. `what` is what the drag moves. */
export interface FocusDrag extends Place {
  readonly what: 'focus' | 'crop';
  readonly crop: WeaveCrop;
  readonly focus: WeaveFocus;
  readonly hasMoved: boolean;
}

/** A change of the crop or of the focus. */
export interface FocusChange {
  readonly crop?: WeaveCrop;
  readonly focus?: WeaveFocus;
}

/** Returns the drag that begins at a place. It moves the focus if it begins inside the circle, else the crop. */
export function beginFocusDrag({ x, y }: Place, crop: WeaveCrop, focus: WeaveFocus): FocusDrag {
  const isOnFocus = Math.hypot(x - focus.x, y - focus.y) <= focus.radius;
  return { what: isOnFocus ? 'focus' : 'crop', x, y, crop, focus, hasMoved: false };
}

/** Returns the drag after the pointer has moved to a place. `side` is the width of the square in pixels. */
export function continueFocusDrag(drag: FocusDrag, { x, y }: Place, side: number): FocusDrag {
  const hasMoved = drag.hasMoved || Math.hypot(x - drag.x, y - drag.y) > STILL / side;
  return { ...drag, hasMoved };
}

/**
 * Returns the change that a drag to a place makes, or null while the pointer may still click. It is computed from the
 * start of the drag. If steps were added up, those beyond an edge would be lost, and the circle or the image would no
 * longer follow the pointer.
 */
export function focusDragChange(drag: FocusDrag, { x, y }: Place, image: Size): FocusChange | null {
  if (!drag.hasMoved) return null;
  return drag.what === 'focus'
    ? { focus: moveFocus(drag.focus, x - drag.x, y - drag.y) }
    : { crop: moveImage(image, drag.crop, x - drag.x, y - drag.y) };
}

/** Returns the change when the pointer is released: a click moves the focus to the pointer. Null after a drag. */
export function focusClickChange({ hasMoved, x, y }: FocusDrag, focus: WeaveFocus): FocusChange | null {
  return hasMoved ? null : { focus: moveFocus(focus, x - focus.x, y - focus.y) };
}
