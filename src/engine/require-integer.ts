/** Throws a `RangeError` with the name, the value and what is allowed, unless `value` is an integer from `min` to `max`. */
export function requireInteger(value: number, name: string, min: number, max: number): void {
  if (Number.isInteger(value) && value >= min && value <= max) return;
  throw new RangeError(`${name} must be an integer from ${min} to ${max}, got ${value}`);
}
