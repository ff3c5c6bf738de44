import { contrastRatio, PRESET_LUMA_MAX, parseColor } from '#design';

const WHITE = { r: 255, g: 255, b: 255, a: 1 };

/** The lightest gray that gets the verdict *scans everywhere* has this contrast with white, rounded up to a tenth. */
export const NEEDED_CONTRAST =
  Math.ceil(10 * contrastRatio({ r: PRESET_LUMA_MAX, g: PRESET_LUMA_MAX, b: PRESET_LUMA_MAX, a: 1 }, WHITE)) / 10;

/** Returns the contrast ratio of two colors, rounded down to a tenth; null if one of them is not a color. */
export function inkContrast(ink: string, paper: string): number | null {
  const [first, second] = [parseColor(ink), parseColor(paper)];
  return first && second && Math.floor(10 * contrastRatio(first, second)) / 10;
}
