export interface NumberLimits {
  readonly min: number;
  readonly max: number;
}

/** Units of length in millimeters, for fields in millimeters. NFKC writes `″` as two primes. */
const MILLIMETERS: Readonly<Record<string, number>> = {
  mm: 1,
  cm: 10,
  m: 1000,
  pt: 25.4 / 72,
  in: 25.4,
  'in.': 25.4,
  inch: 25.4,
  inches: 25.4,
  '"': 25.4,
  '”': 25.4,
  "''": 25.4,
  '’’': 25.4,
  '′′': 25.4,
};

/**
 * As people type: decimal comma or point, groups of three digits, and the field's `unit` or, in a field of millimeters,
 * another length behind it. One separator before three digits separates groups if the number `isWhole`, else decimals.
 */
export function readNumber(text: string, isWhole: boolean, unit = ''): number | null {
  const plain = text
    .normalize('NFKC')
    .trim()
    .replace(/^[‐‑‒–−]/, '-')
    .replace(/(\d)['’\s](?=\d{3}(?!\d))/g, '$1');
  const [, sign, figures, typedUnit] = /^([-+]?)\s*(\d*(?:[.,]\d*)*)\s*(.*)$/s.exec(plain) ?? [];
  const number = figures === undefined ? null : readFigures(figures, isWhole);
  const factor = unitFactor((typedUnit ?? '').toLowerCase(), unit);
  if (number === null || factor === null) return null;
  return (sign === '-' ? -number : number) * factor;
}

const GROUPED = /^[1-9]\d{0,2}(?:([.,])\d{3})(?:\1\d{3})*$/;

function readFigures(figures: string, isWhole: boolean): number | null {
  if (!/\d/.test(figures)) return null;
  const at = Math.max(figures.lastIndexOf('.'), figures.lastIndexOf(','));
  const whole = at < 0 ? figures : figures.slice(0, at);
  if (GROUPED.test(figures) && (isWhole || /[.,]/.test(whole))) return Number(figures.replace(/[.,]/g, ''));
  const isPlain = !/[.,]/.test(whole) || (GROUPED.test(whole) && !whole.includes(figures[at]));
  return isPlain ? Number(`${whole.replace(/[.,]/g, '')}.${figures.slice(whole.length + 1)}`) : null;
}

function unitFactor(typed: string, unit: string): number | null {
  if (typed === '' || typed === unit) return 1;
  return unit === 'mm' && Object.hasOwn(MILLIMETERS, typed) ? MILLIMETERS[typed] : null;
}

/** Returns the typed number, rounded to this many digits after the point. Null if it is not within the limits. */
export function typedNumber(text: string, { min, max }: NumberLimits, digits: number, unit?: string): number | null {
  const number = readNumber(text, digits === 0, unit);
  return number !== null && number >= min && number <= max ? Number(number.toFixed(digits)) : null;
}
