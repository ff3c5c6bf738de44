import { parseColor, toHex } from '#design';

/**
 * Returns the color after a native picker has picked one. Such a picker has no transparency, so the picked color gets
 * the transparency of the current one. Null if the picked text is no color.
 */
export function pickedColor(picked: string, current: string): string | null {
  const opaque = parseColor(picked);
  return opaque && toHex({ ...opaque, a: parseColor(current)?.a ?? 1 });
}

/** Returns a color as a native picker shows it: opaque, and black if it is no color. */
export function colorInPicker(text: string): string {
  const color = parseColor(text);
  return color ? toHex({ ...color, a: 1 }).toLowerCase() : '#000000';
}
