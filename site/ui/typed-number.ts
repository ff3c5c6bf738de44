/** The range of a number field, including both ends. */
export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/**
 * Returns the number in a typed text, rounded to this many digits after the point. Null if the text is no number within
 * the limits.
 */
export function typedNumber(text: string, { min, max }: NumberLimits, digits: number): number | null {
  const number = Number(text);
  return text.trim() !== '' && number >= min && number <= max ? rounded(number, digits) : null;
}

/** Returns the limit nearest to a typed number that is outside the limits. Null for other numbers and other texts. */
export function nearestLimit(text: string, { min, max }: NumberLimits, digits: number): number | null {
  const number = Number(text);
  const isOutside = number < min || number > max;
  return text.trim() !== '' && isOutside && Number.isFinite(number)
    ? rounded(Math.min(max, Math.max(min, number)), digits)
    : null;
}

function rounded(value: number, digits: number): number {
  return Number(value.toFixed(digits));
}
