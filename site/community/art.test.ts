import { expect, test } from 'vitest';
import { type ArtPalette, artPaletteOf } from './art.ts';

/** Returns how light a color is in the light and the dark theme, from 0 to 1. */
function lightness(color: string): [light: number, dark: number] {
  const values = [...color.matchAll(/oklch\(([\d.]+)|#(\w{6})/g)].map(([, share, hex]) =>
    share ? Number(share) : Number.parseInt(hex.slice(0, 2), 16) / 255,
  );
  return [values[0], values[values.length - 1]];
}

test('in the dark theme, shapes on the background become light, and modules on a sheet stay dark', () => {
  const palette = artPaletteOf(35);
  const isLight = (name: keyof ArtPalette) => lightness(palette[name]).map((share) => share > 0.7);
  expect(isLight('ground')).toEqual([true, false]);
  for (const name of ['ink', 'accent'] as const) expect(isLight(name)).toEqual([false, true]);
  expect(isLight('sheet')).toEqual([true, true]);
  for (const name of ['print', 'printAccent'] as const) expect(isLight(name)).toEqual([false, false]);
});

test('all colors of a palette except `ink`, `sheet` and `print` have the chosen hue', () => {
  const { ink: _, sheet: __, print: ___, ...colored } = artPaletteOf(205);
  for (const color of Object.values(colored)) {
    const hues = [...color.matchAll(/oklch\([\d.]+ [\d.]+ (\d+)\)/g)].map(([, hue]) => hue);
    expect(new Set(hues)).toEqual(new Set(['205']));
  }
});
