// Seeded designs over every control, for tests and calibration; the site itself never loads this file.
import {
  CONTENT_TYPES,
  type ContentType,
  DEFAULT_DESIGN,
  DEFAULT_STYLE,
  GRADIENT_DIRECTIONS,
  GRADIENT_PRESETS,
  type QrDesign,
  type QrStyle,
} from '#design';
import type { Pixels, UploadedImage } from '#raster';

/** A source of numbers from 0 to 1, the same for the same seed. */
export type Random = () => number;

/** Marsaglia's xorshift, well mixed from the first number on. */
export function createRandom(seed: number): Random {
  let state = Math.imul(seed ^ 0x5bd1e995, 0x9e3779b1) | 1;
  const next = (): number => {
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
  for (let k = 0; k < 8; k++) next();
  return next;
}

const SAMPLE_CONTENT: Record<ContentType, readonly string[]> = {
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

/** Kinds of images that people put into codes. */
export const LOGO_KINDS = ['flat', 'photo', 'dark', 'transparent'] as const;

export type LogoKind = (typeof LOGO_KINDS)[number];

/** A design over every control: contents of all types, colours in every notation, gradients, images. */
export function randomDesign(random: Random): { design: QrDesign; image: UploadedImage | null } {
  const pick = <T>(values: readonly T[]): T => values[Math.floor(random() * values.length)];
  const type = pick(CONTENT_TYPES);
  const content = random() < 0.2 ? longText(random) : pick(SAMPLE_CONTENT[type]);
  const kind = random();
  const pixels = random() < 0.5 ? drawLogo(pick(LOGO_KINDS), random) : null;
  const design: QrDesign = {
    ...DEFAULT_DESIGN,
    type: random() < 0.2 ? 'text' : type,
    content,
    qrType: kind < 0.05 ? 'standard' : 'custom',
    style: randomStyle(random),
    gradientDirection: pick(GRADIENT_DIRECTIONS),
    imagePosition: random() < 0.7 ? 'center' : 'full',
    imageSize: 10 + Math.floor(random() * 41),
    ...(pixels && { customImage: '' }),
  };
  return { design, image: pixels && design.qrType === 'custom' ? { pixels, href: '' } : null };
}

function longText(random: Random): string {
  const length = 20 + Math.floor(random() ** 2 * 400);
  return Array.from({ length }, () => 'abcdefghijklmnopqrstuvwxyz ABC 0123456789/.-'[Math.floor(random() * 44)]).join(
    '',
  );
}

function randomStyle(random: Random): QrStyle {
  const kind = random();
  if (kind < 0.2) return DEFAULT_STYLE;
  const dark = (): string => randomColor(random, 0, 0.55);
  const any = (): string => randomColor(random, 0, 1);
  const light = (): string => randomColor(random, 0.75, 1);
  if (kind < 0.45) {
    const foregroundColor = random() < 0.6 ? dark() : any();
    const isOneColor = random() < 0.5;
    return {
      ...DEFAULT_STYLE,
      foregroundColor,
      backgroundColor: random() < 0.5 ? DEFAULT_STYLE.backgroundColor : light(),
      cornerSquaresColor: isOneColor ? foregroundColor : any(),
      cornerDotsColor: isOneColor ? foregroundColor : any(),
    };
  }
  if (kind < 0.55) {
    const foregroundColor = light();
    return {
      ...DEFAULT_STYLE,
      foregroundColor,
      backgroundColor: dark(),
      cornerSquaresColor: foregroundColor,
      cornerDotsColor: foregroundColor,
    };
  }
  const preset = GRADIENT_PRESETS[Math.floor(random() * GRADIENT_PRESETS.length)];
  const isPreset = random() < 0.4;
  return {
    ...DEFAULT_STYLE,
    gradientType: random() < 0.5 ? 'linear' : 'radial',
    gradientColor1: isPreset ? preset.color1 : any(),
    gradientColor2: isPreset ? preset.color2 : any(),
    cornerSquaresColor: random() < 0.8 ? DEFAULT_STYLE.cornerSquaresColor : any(),
  };
}

/** A colour whose channels lie between two shares of the whole, in one of the notations. */
function randomColor(random: Random, from: number, to: number): string {
  const digits = Array.from({ length: 3 }, () =>
    Math.round(255 * (from + (to - from) * random()))
      .toString(16)
      .padStart(2, '0'),
  );
  const notation = random();
  if (notation < 0.15) return `#${digits.map((pair) => pair[0]).join('')}`;
  if (notation < 0.25)
    return `#${digits.join('')}${Math.floor(random() * 256)
      .toString(16)
      .padStart(2, '0')}`;
  return `${notation < 0.35 ? '' : '#'}${digits.join('').toUpperCase()}`;
}

/** An image of 60 to 300 pixels a side. */
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
