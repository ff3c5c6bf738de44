// Pictures drawn by formulas, for tests, calibration and documentation: simple subjects with complex lighting.

import { clearPixels, type Pixels } from '#raster';

type Color = readonly [r: number, g: number, b: number];

/** The color at a point of the unit square; y points down. */
type Scene = (x: number, y: number) => Color;

export const SAMPLE_PICTURES = ['face', 'flower', 'cup', 'sunset', 'cat'] as const;

export type SamplePicture = (typeof SAMPLE_PICTURES)[number];

/** Draws a picture of `size × size` pixels with smooth edges (four samples per pixel). */
export function drawSample(name: SamplePicture, size: number): Pixels {
  const scene = SCENES[name];
  const pixels = clearPixels(size, size);
  for (let y = 0, at = 0; y < size; y++) {
    for (let x = 0; x < size; x++, at += 4) {
      const sum = [0, 0, 0];
      for (const dy of [0.25, 0.75]) {
        for (const dx of [0.25, 0.75]) {
          const color = scene((x + dx) / size, (y + dy) / size);
          for (let channel = 0; channel < 3; channel++) sum[channel] += color[channel] / 4;
        }
      }
      for (let channel = 0; channel < 3; channel++) pixels.data[at + channel] = sum[channel];
      pixels.data[at + 3] = 255;
    }
  }
  return pixels;
}

const SCENES: Readonly<Record<SamplePicture, Scene>> = { face, flower, cup, sunset, cat };

function face(x: number, y: number): Color {
  const wall = mix([214, 205, 200], [168, 176, 190], x * 0.6 + y * 0.4);
  const hair = mix([98, 62, 34], [52, 32, 20], y + 0.1 * Math.sin(60 * x + 8 * y));
  const skin = mix([244, 205, 178], [196, 138, 112], shade(x, y, 0.44, 0.4, 0.34));
  let color = wall;
  if (isInEllipse(x, y, 0.5, 1.12, 0.46, 0.36)) color = mix([40, 74, 120], [22, 40, 74], y);
  if (isInEllipse(x, y, 0.5, 0.42, 0.3, 0.36)) color = hair;
  if (isInEllipse(x, y, 0.5, 0.76, 0.1, 0.18)) color = mix(skin, [150, 98, 78], 0.4);
  if (isInEllipse(x, y, 0.5, 0.48, 0.22, 0.28) && y > 0.3 + 0.08 * Math.sin(9 * x)) color = skin;
  for (const side of [-1, 1]) {
    const eye = 0.5 + 0.09 * side;
    if (isInEllipse(x, y, eye, 0.385, 0.055, 0.012)) color = [70, 44, 28];
    if (isInEllipse(x, y, eye, 0.44, 0.045, 0.024)) color = [248, 246, 242];
    if (isInEllipse(x, y, eye, 0.44, 0.022, 0.024)) color = [58, 84, 60];
    if (isInEllipse(x, y, eye, 0.44, 0.01, 0.011)) color = [12, 12, 12];
  }
  if (isInEllipse(x, y, 0.5, 0.545, 0.03, 0.014)) color = mix(skin, [140, 84, 66], 0.5);
  if (isInEllipse(x, y, 0.5, 0.62, 0.075, 0.035) && y > 0.612) color = [176, 62, 64];
  if (isInEllipse(x, y, 0.5, 0.62, 0.06, 0.016) && y > 0.612) color = [250, 246, 240];
  return color;
}

function flower(x: number, y: number): Color {
  const [dx, dy] = [x - 0.5, y - 0.48];
  const angle = Math.atan2(dy, dx);
  const radius = Math.hypot(dx, dy);
  const leaf = mix([26, 84, 48], [8, 34, 24], 0.5 + 0.5 * Math.sin(14 * x + 9 * Math.sin(7 * y)));
  const petal = 0.2 + 0.2 * Math.abs(Math.cos(4 * angle));
  if (radius < 0.07) return mix([90, 48, 20], [60, 30, 14], 0.5 + 0.5 * Math.sin(90 * x) * Math.sin(90 * y));
  if (radius < 0.11) return [250, 206, 80];
  if (radius < petal) return mix([255, 150, 196], [214, 40, 120], radius / petal + 0.15 * Math.cos(16 * angle));
  return leaf;
}

function cup(x: number, y: number): Color {
  const wood = mix([170, 92, 44], [120, 60, 28], 0.5 + 0.5 * Math.sin(40 * y + 3 * Math.sin(5 * x)));
  let color: Color = wood;
  if (isInEllipse(x, y, 0.5, 0.72, 0.44, 0.2))
    color = mix([250, 250, 248], [176, 184, 196], shade(x, y, 0.4, 0.66, 0.5));
  if (isInEllipse(x, y, 0.5, 0.74, 0.3, 0.1)) color = [206, 212, 222];
  const isHandle = isInEllipse(x, y, 0.78, 0.5, 0.12, 0.12) && !isInEllipse(x, y, 0.78, 0.5, 0.07, 0.07);
  if (isHandle) color = [28, 88, 120];
  const isBody = y > 0.34 && isInEllipse(x, y, 0.48, 0.38, 0.28, 0.4);
  if (isBody) color = mix([70, 160, 196], [14, 58, 90], shade(x, y, 0.36, 0.44, 0.4));
  if (isInEllipse(x, y, 0.48, 0.34, 0.28, 0.1)) color = [226, 238, 242];
  if (isInEllipse(x, y, 0.48, 0.345, 0.25, 0.08)) color = mix([66, 34, 16], [120, 72, 36], x);
  return color;
}

function sunset(x: number, y: number): Color {
  const sky =
    y < 0.4 ? mix([52, 28, 92], [236, 96, 110], y / 0.4) : mix([236, 96, 110], [255, 196, 92], (y - 0.4) / 0.24);
  const ridge = 0.56 + 0.07 * Math.sin(5 * x + 1) + 0.04 * Math.sin(13 * x);
  if (y > 0.7) return mix([240, 150, 84], [60, 40, 88], (y - 0.7) / 0.3 + 0.25 * Math.sin(70 * y) * Math.abs(x - 0.5));
  if (y > ridge) return mix([50, 30, 70], [28, 18, 44], (y - ridge) / 0.15);
  if (Math.hypot(x - 0.55, y - 0.48) < 0.12) return [255, 236, 170];
  return sky;
}

function cat(x: number, y: number): Color {
  const isEar = (side: number): boolean => {
    const across = (x - 0.5) * side;
    return y > 0.16 && y < 0.4 && across > 0.05 && across < 0.22 && y > 0.16 + 3 * Math.abs(across - 0.16);
  };
  const isBody = isInEllipse(x, y, 0.5, 0.86, 0.26, 0.34) || isInEllipse(x, y, 0.5, 0.42, 0.21, 0.18);
  const isTail = isInEllipse(x, y, 0.8, 0.74, 0.14, 0.2) && !isInEllipse(x, y, 0.78, 0.7, 0.09, 0.16);
  if (isInEllipse(x, y, 0.42, 0.4, 0.045, 0.04) || isInEllipse(x, y, 0.58, 0.4, 0.045, 0.04)) {
    return Math.abs(x - 0.42) < 0.01 || Math.abs(x - 0.58) < 0.01 ? [16, 16, 20] : [232, 214, 96];
  }
  if (isBody || isTail || isEar(-1) || isEar(1)) return [22, 22, 28];
  return mix([252, 250, 244], [224, 232, 240], y);
}

function isInEllipse(x: number, y: number, cx: number, cy: number, rx: number, ry: number): boolean {
  return ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 < 1;
}

/** Returns 0 at the light, rising to 1 at the distance `reach` from it and beyond. */
function shade(x: number, y: number, lightX: number, lightY: number, reach: number): number {
  return Math.min(1, Math.hypot(x - lightX, y - lightY) / reach);
}

function mix(from: Color, to: Color, share: number): Color {
  const t = Math.min(1, Math.max(0, share));
  return [from[0] + t * (to[0] - from[0]), from[1] + t * (to[1] - from[1]), from[2] + t * (to[2] - from[2])];
}
