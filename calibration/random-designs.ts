// Seeded random designs. Only for tests and calibration: the site never loads this file.
import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  type ContentType,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  MODULE_SHAPES,
  type QrDesign,
  type QrStyle,
} from '#design';
import type { Pixels, UploadedImage } from '#raster';
import { pick, type Random } from '#testing';

export { createRandom } from '#testing';

export interface DesignWithImage {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/**
 * Examples of what people type, by content type. Random designs are of these types only: others would change all
 * seeded designs.
 */
const SAMPLE_CONTENTS: Readonly<Partial<Record<ContentType, readonly string[]>>> = {
  url: ['example.com', 'https://example.com/menu', 'https://www.example.org/events/2025/open-day?from=poster&lang=en'],
  email: ['ada@example.com', 'firstname.lastname+tickets@department.example.org'],
  phone: ['+44 20 7946 0958', '555-0123'],
  sms: ['+12025550143: Table for two at eight, please', '12345'],
  text: ['Hello', 'Zwölf Boxkämpfer jagen Viktor quer über den großen Sylter Deich', '日本語のテキスト'],
  wifi: ['Guest', 'Café "Blue; Door" 5G'],
  vcard: ['Ada Lovelace', 'Ada Lovelace\nada@example.com\n+44 20 7946 0958\nhttps://example.com\nFirst programmer'],
  instagram: ['@quietzone', 'instagram.com/p/Cabc123/'],
  youtube: ['@quietzone', 'https://youtu.be/dQw4w9WgXcQ'],
  facebook: ['quietzone', '100012345678901'],
  twitter: ['@quietzone', 'https://x.com/quietzone/status/1234567890123456789'],
};

/** Decoders guess the character set of these texts wrongly if it is not announced. */
const WORLD_CONTENTS: readonly string[] = [
  '日本語のテキスト',
  'お品書きはこちらから。ランチは十一時半から十四時まで',
  '欢迎光临，请扫码点餐',
  '繁體中文：入口在左邊，票價一百元',
  'مرحبا بكم في المكتبة العامة',
  'القائمة والأسعار على هذا الرابط',
  'Καλώς ήρθατε στην έκθεση',
  'Ωράριο λειτουργίας: Δευτέρα έως Παρασκευή',
  '🎉🎂 Party 🥳 am Samstag 🕗',
  '👍🏽👩‍👩‍👧 ❤️',
];

const SAMPLES = Object.entries(SAMPLE_CONTENTS) as [ContentType, readonly string[]][];

/** Returns a random design: contents of all types, colors in several notations, gradients, images. */
export function randomDesign(random: Random): DesignWithImage {
  const [type, samples] = pick(random, SAMPLES);
  const content = random() < 0.2 ? longText(random) : pick(random, samples);
  return styled({ ...DEFAULT_DESIGN, type: random() < 0.2 ? 'text' : type, content }, random);
}

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

/** Returns a color as RGB, RRGGBB or RRGGBBAA. Its channels are between `from` × 255 and `to` × 255. */
function randomColor(random: Random, from: number, to: number): string {
  const twoDigits = (value: number): string => Math.round(value).toString(16).padStart(2, '0');
  const digits = Array.from({ length: 3 }, () => twoDigits(255 * (from + (to - from) * random())));
  const notation = random();
  if (notation < 0.15) return `#${digits.map((pair) => pair[0]).join('')}`;
  if (notation < 0.22) return `#${digits.join('')}${twoDigits(255 * random())}`;
  return `${notation < 0.35 ? '' : '#'}${digits.join('').toUpperCase()}`;
}

/** The design becomes a custom one, because the standard style has no shapes. */
export function withRandomShapes<T extends { readonly design: QrDesign }>(asked: T, random: Random): T {
  const shapes = {
    moduleShape: pick(random, MODULE_SHAPES),
    cornerSquareShape: pick(random, CORNER_SQUARE_SHAPES),
    cornerDotShape: pick(random, CORNER_DOT_SHAPES),
  };
  return { ...asked, design: { ...asked.design, qrType: 'custom', style: { ...asked.design.style, ...shapes } } };
}

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
