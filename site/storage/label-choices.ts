import { readItem, writeItem } from './browser-storage.ts';

// The visitor's choices for printing labels. Separate from the other choices, because only pages that print need them.

const KEY = 'labelSheets';

/**
 * A correction for a printer: a shift in millimeters to the right and down, and a scale in percent of the true size.
 */
export interface SheetCorrection {
  readonly x: number;
  readonly y: number;
  readonly percent: number;
}

export const CORRECTION_LIMITS = {
  nudge: { min: -10, max: 10 },
  percent: { min: 95, max: 105 },
} as const;

const NO_CORRECTION: SheetCorrection = { x: 0, y: 0, percent: 100 };

/** Maximum number of sheets whose corrections are stored. The one written longest ago is dropped first. */
const MOST_SHEETS = 100;

/** Returns the correction of a sheet. A part that is missing or invalid corrects nothing. */
export function readCorrection(sheet: string): SheetCorrection {
  const stored = asObject(asObject(readAll().corrections)[sheet]);
  const { nudge, percent } = CORRECTION_LIMITS;
  return {
    x: numberIn(stored.x, nudge) ?? NO_CORRECTION.x,
    y: numberIn(stored.y, nudge) ?? NO_CORRECTION.y,
    percent: numberIn(stored.percent, percent) ?? NO_CORRECTION.percent,
  };
}

/** Stores the correction of a sheet. */
export function writeCorrection(sheet: string, correction: SheetCorrection): void {
  const all = readAll();
  const { [sheet]: _, ...others } = asObject(all.corrections);
  const kept = Object.entries(others).slice(1 - MOST_SHEETS);
  writeAll({ ...all, corrections: Object.fromEntries([...kept, [sheet, correction]]) });
}

/**
 * Returns the stored measures of a custom sheet or roll: one for each name in `usual`, which contains the defaults. The
 * caller checks their ranges.
 */
export function readSheetNumbers<Name extends string>(
  kind: 'own' | 'roll',
  usual: Readonly<Record<Name, number>>,
): Record<Name, number> {
  const stored = asObject(readAll()[kind]);
  const names = Object.keys(usual) as Name[];
  const anyNumber = { min: -1e4, max: 1e4 };
  return Object.fromEntries(names.map((name) => [name, numberIn(stored[name], anyNumber) ?? usual[name]])) as Record<
    Name,
    number
  >;
}

/** Stores the measures of a custom sheet or roll. */
export function writeSheetNumbers(kind: 'own' | 'roll', numbers: Readonly<Record<string, number>>): void {
  writeAll({ ...readAll(), [kind]: numbers });
}

function numberIn(value: unknown, { min, max }: { readonly min: number; readonly max: number }): number | null {
  return typeof value === 'number' && value >= min && value <= max ? value : null;
}

function readAll(): Readonly<Record<string, unknown>> {
  try {
    return asObject(JSON.parse(readItem('localStorage', KEY) ?? '{}'));
  } catch {
    // Text that is not JSON was not written by this site.
    return {};
  }
}

function writeAll(all: Readonly<Record<string, unknown>>): void {
  writeItem('localStorage', KEY, JSON.stringify(all));
}

function asObject(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value) ? { ...value } : {};
}
