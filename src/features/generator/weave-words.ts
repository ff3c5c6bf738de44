import type { WovenFacts } from '#weaving';

/** Share of flat middle tones from which a picture is hard to make out. */
const MUCH_FLAT = 0.6;

/** Share of the focus that should agree with the picture. */
const LEAST_IN_FOCUS = 0.85;

/** Bytes of a text from which a picture is less clear, and beyond which it is lost. */
const LONG_TEXT = 80;

/** What a picture should be like. */
export const WHAT_SUITS =
  'Best: one large subject, clear light and dark, a short link. Small print, fine textures and flat middle tones get lost.';

/** What stands in the way of a clear picture, each with what to do. */
export function weaveWarnings({ flatShare, focusMatch }: WovenFacts, bytes: number): string[] {
  const warnings: string[] = [];
  if (bytes > LONG_TEXT) {
    warnings.push(
      `The text is long (${bytes} bytes), so that fewer modules are free for the picture. A short link makes it clearer.`,
    );
  }
  if (flatShare > MUCH_FLAT) {
    warnings.push(
      'Most of this picture is of one middle tone: little of it will be seen. Choose one with clear light and dark.',
    );
  } else if (focusMatch < LEAST_IN_FOCUS) {
    warnings.push('What lies in the circle is hard to show. Move or size the circle, or zoom in.');
  }
  return warnings;
}
