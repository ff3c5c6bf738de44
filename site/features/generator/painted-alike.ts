import { type QrStyle, SHAPE_FIELDS } from '#design';

interface WithStyle {
  readonly style: QrStyle;
}

/**
 * Returns whether two sets of props differ at most in the shapes of the style. For `memo` in components that show only
 * colors and gradients.
 */
export function isPaintedAlike<Props extends WithStyle>(before: Props, after: Props): boolean {
  return isSame({ ...before, style: null }, { ...after, style: null }) && isSame(paintOf(before), paintOf(after));
}

function paintOf({ style }: WithStyle): object {
  return Object.fromEntries(Object.entries(style).filter(([field]) => !SHAPE_FIELDS.has(field)));
}

/** Whether two objects have the same values under the same names. */
function isSame(before: object, after: object): boolean {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]);
  return [...names].every((name) => Object.is(Reflect.get(before, name), Reflect.get(after, name)));
}
