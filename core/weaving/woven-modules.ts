import { Role } from '#engine';

/** Returns whether a module of this role carries a bit of a codeword, so that weaving may change it. */
export function isWovenModule(role: number): boolean {
  return role === Role.data || role === Role.errorCorrection;
}

/**
 * Returns whether a module of this role belongs to a finder pattern or the separator around it. These are not painted
 * in the picture's tones.
 */
export function isFinder(role: number): boolean {
  return role === Role.finderRing || role === Role.finderCenter || role === Role.separator;
}
