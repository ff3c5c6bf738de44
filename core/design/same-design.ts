import type { QrDesign } from './qr-design.ts';

/** Returns whether two designs are equal in every field. A field that is undefined counts as missing. */
export function isSameDesign(one: QrDesign, other: QrDesign): boolean {
  return isSameValue(one, other);
}

function isSameValue(one: unknown, other: unknown): boolean {
  if (!isObject(one) || !isObject(other)) return Object.is(one, other);
  const names = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...names].every((name) => isSameValue(one[name], other[name]));
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}
