// Seeded random designs. Only for tests and calibration: the site never loads this file.
import {
  type ContentType,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  type QrDesign,
  type QrStyle,
} from '#design';
import type { UploadedImage } from '#raster';
import { pick, type Random } from '#testing';
import { drawLogo, LOGO_KINDS } from './random-logos.ts';
import { SAMPLE_CONTENTS, WORLD_CONTENTS } from './sample-contents.ts';

/** A design with its loaded image. */
export interface DesignWithImage {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

const SAMPLES = Object.entries(SAMPLE_CONTENTS) as [ContentType, readonly string[]][];

/** Returns a random design: contents of all types, colors in several notations, gradients, images. */
export function randomDesign(random: Random): DesignWithImage {
  const [type, samples] = pick(random, SAMPLES);
  const content = random() < 0.2 ? longText(random) : pick(random, samples);
  return styled({ ...DEFAULT_DESIGN, type: random() < 0.2 ? 'text' : type, content }, random);
}

/** Returns a random design with one of the texts of `WORLD_CONTENTS`. */
export function randomWorldDesign(random: Random): DesignWithImage {
  return styled({ ...DEFAULT_DESIGN, type: 'text', content: pick(random, WORLD_CONTENTS) }, random);
}

function styled(base: QrDesign, random: Random): DesignWithImage {
  const pixels = random() < 0.5 ? drawLogo(pick(random, LOGO_KINDS), random) : null;
  const design: QrDesign = {
    ...base,
    qrType: random() < 0.05 ? 'standard' : 'custom',
    style: randomStyle(random),
    gradientDirection: pick(random, GRADIENT_DIRECTIONS),
    imagePosition: random() < 0.7 ? 'center' : 'full',
    imageSize: 10 + Math.floor(random() * 41),
    ...(pixels && { customImage: '' }),
  };
  return { design, image: pixels && design.qrType === 'custom' ? { pixels, href: '' } : null };
}

function longText(random: Random): string {
  const length = 20 + Math.floor(random() ** 2 * 400);
  const letters = 'abcdefghijklmnopqrstuvwxyz ABC 0123456789/.-'.split('');
  return Array.from({ length }, () => pick(random, letters)).join('');
}

function randomStyle(random: Random): QrStyle {
  const kind = random();
  if (kind < 0.15) return DEFAULT_STYLE;
  if (kind < 0.3) return oneColorChanged(random);
  if (kind < 0.5) return darkOnLight(random);
  if (kind < 0.6) return lightOnDark(random);
  return gradient(random);
}

/** Changes a single color, like a visitor who tries one field. */
function oneColorChanged(random: Random): QrStyle {
  const field = pick(random, [
    'foregroundColor',
    'foregroundColor',
    'backgroundColor',
    'cornerSquaresColor',
    'cornerDotsColor',
  ] as const);
  return { ...DEFAULT_STYLE, [field]: randomColor(random, 0, 1) };
}

function darkOnLight(random: Random): QrStyle {
  const foregroundColor = randomColor(random, 0, random() < 0.6 ? 0.55 : 1);
  const isOneColor = random() < 0.5;
  return {
    ...DEFAULT_STYLE,
    foregroundColor,
    backgroundColor: random() < 0.5 ? DEFAULT_STYLE.backgroundColor : randomColor(random, 0.75, 1),
    cornerSquaresColor: isOneColor ? foregroundColor : randomColor(random, 0, 1),
    cornerDotsColor: isOneColor ? foregroundColor : randomColor(random, 0, 1),
  };
}

function lightOnDark(random: Random): QrStyle {
  const foregroundColor = randomColor(random, 0.75, 1);
  const cornersLeft = random();
  return {
    ...DEFAULT_STYLE,
    foregroundColor,
    backgroundColor: randomColor(random, 0, 0.55),
    cornerSquaresColor: cornersLeft < 0.2 ? DEFAULT_STYLE.cornerSquaresColor : foregroundColor,
    cornerDotsColor: cornersLeft < 0.1 || cornersLeft > 0.8 ? DEFAULT_STYLE.cornerDotsColor : foregroundColor,
  };
}

function gradient(random: Random): QrStyle {
  const preset = pick(random, GRADIENT_PRESETS);
  const isPreset = random() < 0.4;
  return {
    ...DEFAULT_STYLE,
    gradientType: random() < 0.5 ? 'linear' : 'radial',
    gradientColor1: isPreset ? preset.color1 : randomColor(random, 0, 1),
    gradientColor2: isPreset ? preset.color2 : randomColor(random, 0, 1),
    cornerSquaresColor: random() < 0.8 ? DEFAULT_STYLE.cornerSquaresColor : randomColor(random, 0, 1),
  };
}

/**
 * Returns a random color as RGB, RRGGBB or RRGGBBAA in hex digits. Before rounding, red, green and blue are
 * between `from` × 255 and `to` × 255.
 */
function randomColor(random: Random, from: number, to: number): string {
  const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  const digits = Array.from({ length: 3 }, () => twoDigits(255 * (from + (to - from) * random())));
  const notation = random();
  if (notation < 0.15) return `#${digits.map((pair) => pair[0]).join('')}`;
  if (notation < 0.22) return `#${digits.join('')}${twoDigits(255 * random())}`;
  return `${notation < 0.35 ? '' : '#'}${digits.join('').toUpperCase()}`;
}
