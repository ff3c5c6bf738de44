// What several doors check. In a file of its own, so that the builders of content need no other code of the main door.

import { OptionError } from './errors.ts';

/** Throws for what is no object, and for names that it may not have. */
export function checkNames(option: string, value: object, names: readonly string[]): void {
  checkObject(option, value);
  const other = Object.keys(value).find((name) => !names.includes(name));
  if (other) throw new OptionError(option, 'not-allowed', `named ${names.join(', ')}`, other, names);
}

export function checkObject(option: string, value: unknown): void {
  if (!(value instanceof Object)) throw new OptionError(option, 'not-allowed', 'an object', value);
}

export function checkText(option: string, value: unknown): void {
  if (typeof value !== 'string') throw new OptionError(option, 'not-allowed', 'a text', value);
}

export function checkChoice(option: string, value: unknown, limit: readonly string[]): void {
  if ((limit as readonly unknown[]).includes(value)) return;
  throw new OptionError(option, 'not-allowed', `one of ${limit.join(', ')}`, value, limit);
}

/** Throws unless the value is a number within the range, and whole unless `isWhole` is false. */
export function checkRange(option: string, value: number, least: number, most: number, isWhole = true): void {
  if (value >= least && value <= most && (Number.isInteger(value) || !isWhole)) return;
  const kind = isWhole ? 'whole and ' : '';
  throw new OptionError(option, 'out-of-range', `${kind}from ${least} to ${most}`, value, [least, most]);
}

export function checkDate(date: unknown): void {
  if (date instanceof Date && date.getTime() >= 0) return;
  throw new OptionError('date', 'not-allowed', 'a Date since 1970', date);
}

/** Throws unless the value is a side of a picture, in millimeters or pixels. */
export function checkSide(option: string, value: number | undefined): void {
  if (value !== undefined) checkRange(option, value, 1, 100_000, false);
}
