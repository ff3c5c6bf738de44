import { cropBox, WEAVE_FOCUS_RADIUS_MAX, WEAVE_FOCUS_RADIUS_MIN, type WeaveCrop, type WeaveFocus } from '#design';

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Returns the crop moved by shares of its side; it stays inside the image. */
export function moveCrop(image: Size, crop: WeaveCrop, dx: number, dy: number): WeaveCrop {
  const box = cropBox(image, crop);
  const x = clamp(box.x + dx * box.side, 0, image.width - box.side);
  const y = clamp(box.y + dy * box.side, 0, image.height - box.side);
  return { ...crop, x: (x + box.side / 2) / image.width, y: (y + box.side / 2) / image.height };
}

/** Returns the focus moved by shares of the crop's side; its center stays inside the crop. */
export function moveFocus(focus: WeaveFocus, dx: number, dy: number): WeaveFocus {
  return { ...focus, x: clamp(focus.x + dx, 0, 1), y: clamp(focus.y + dy, 0, 1) };
}

/** Returns the focus with its radius changed by a share of the crop's side, within the limits of weaving. */
export function sizeFocus(focus: WeaveFocus, by: number): WeaveFocus {
  return { ...focus, radius: clamp(focus.radius + by, WEAVE_FOCUS_RADIUS_MIN, WEAVE_FOCUS_RADIUS_MAX) };
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(most, Math.max(least, value));
}
