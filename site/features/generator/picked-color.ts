import { parseColor, toHex } from '#design';

/**
 * Returns the color that was picked in a native color picker, with the transparency of the current color, because such
 * a picker cannot set transparency. Returns null if `picked` is not a color.
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
