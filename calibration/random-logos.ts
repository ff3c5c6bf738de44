// Seeded random images. Only for tests and calibration: the site never loads this file.
import type { Pixels } from '#raster';
import type { Random } from '#testing';

/** Kinds of images that people put into codes. */
export const LOGO_KINDS = ['flat', 'photo', 'dark', 'transparent', 'rings'] as const;

export type LogoKind = (typeof LOGO_KINDS)[number];

/** Returns a random image of this kind, 60 to 300 pixels wide and high. */
export function drawLogo(kind: LogoKind, random: Random): Pixels {
  const width = 60 + Math.floor(random() * 241);
  const height = random() < 0.6 ? width : 60 + Math.floor(random() * 241);
  const [a, b] = [randomChannels(random), randomChannels(random)];
  const [fx, fy, shift] = [2 + 9 * random(), 2 + 9 * random(), 6 * random()];
  const data = new Uint8ClampedArray(4 * width * height);
  for (let y = 0, index = 0; y < height; y++) {
    for (let x = 0; x < width; x++, index += 4) {
      const [u, v] = [x / width - 0.5, y / height - 0.5];
      const radius = Math.hypot(u, v);
      let share = radius < 0.35 ? 1 : 0;
      let alpha = 255;
      if (kind === 'photo') share = 0.5 + 0.25 * Math.sin(fx * u * 6 + shift) + 0.25 * Math.cos(fy * v * 6 + fx * u);
      if (kind === 'dark') share = radius < 0.3 ? 0.25 : 0;
      if (kind === 'transparent') alpha = radius < 0.5 && Math.abs(u - v) > 0.06 ? 255 : 0;
      if (kind === 'rings') share = Math.floor(fx * radius) % 2;
      for (let channel = 0; channel < 3; channel++) {
        const base = kind === 'dark' ? a[channel] * 0.2 : a[channel];
        data[index + channel] = base + (b[channel] - base) * share + (kind === 'photo' ? 30 * (random() - 0.5) : 0);
      }
      data[index + 3] = alpha;
    }
  }
  return { width, height, data };
}

function randomChannels(random: Random): number[] {
  return [255 * random(), 255 * random(), 255 * random()];
}
