// The tasks of calibrate.mjs, one per picture. measure-design.ts measures them.
import { DEFAULT_DESIGN, DEFAULT_STYLE, GRADIENT_PRESETS, type QrDesign, type QrStyle, QUICK_GRADIENTS } from '#design';
import { createRandom } from '#testing';
import {
  type DesignWithImage,
  drawLogo,
  LOGO_KINDS,
  type LogoKind,
  randomDesign,
  randomWorldDesign,
  withRandomShapes,
} from './random-designs.ts';

export type TaskKind = keyof typeof DESIGN_OF;

interface Seeded {
  /** Such as a size, a text or a preset. Tasks with one name share a row; random designs have kind and seed. */
  readonly name: string;
  /** Seed of a random design. In other tasks, the number of the picture among those with the same name, from 0 on. */
  readonly seed: number;
}

export interface DesignTask extends Seeded {
  readonly kind: TaskKind;
}

const LENGTHS = [9, 25, 40, 60, 80, 100, 130, 160, 200, 250, 300, 400, 600, 900, 1200];
const SIZES = [10, 15, 20, 25, 30, 35, 40, 45, 50];
const LUMAS = [0, 60, 90, 105, 120, 150, 165, 180, 195, 210];
const CONTENTS = ['example.com', 'https://example.com/menu', 'https://www.example.org/events/open-day'];

/** A text whose codes have an alignment pattern in the middle. */
const LONG_CONTENT = 'https://www.example.org/events/2025/open-day?from=poster&lang=en';

const SHORT_CONTENTS = [
  'hello',
  'Quietzone',
  'tel:+4930123',
  'https://a.io',
  'https://example.com',
  'WIFI:S:home;P:secret12;;',
];

/** Images that are laid over the whole code of each of `SHORT_CONTENTS`. */
const FULL_IMAGES = 40;

/** Shapes, as changes to the default style, by their names in docs/scanning.md. */
const SHAPES: Readonly<Record<string, Partial<QrStyle>>> = {
  'everything square': {},
  'modules rounded': { moduleShape: 'rounded' },
  dots: { moduleShape: 'dots' },
  'level bars': { moduleShape: 'level-bars' },
  'upright bars': { moduleShape: 'upright-bars' },
  'corner squares rounded': { cornerSquareShape: 'rounded' },
  'corner squares circles': { cornerSquareShape: 'circle' },
  'corner squares leaves': { cornerSquareShape: 'leaf' },
  'corner dots rounded': { cornerDotShape: 'rounded' },
  'corner dots circles': { cornerDotShape: 'circle' },
  'everything rounded': { moduleShape: 'rounded', cornerSquareShape: 'rounded', cornerDotShape: 'rounded' },
  'dots, corners circles': { moduleShape: 'dots', cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'corners circles': { cornerSquareShape: 'circle', cornerDotShape: 'circle' },
  'bars, leaves, circles': { moduleShape: 'level-bars', cornerSquareShape: 'leaf', cornerDotShape: 'circle' },
};

const SHAPE_COLORS: readonly Partial<QrStyle>[] = [
  {},
  { foregroundColor: '#0A3D62', cornerSquaresColor: '#0A3D62', cornerDotsColor: '#7A1F1F' },
  { gradientType: 'radial', gradientColor1: '#5B2A86', gradientColor2: '#1B4F72' },
];

const DESIGN_OF = {
  design: ({ seed }: Seeded) => randomDesign(createRandom(seed)),
  world: ({ seed }: Seeded) => randomWorldDesign(createRandom(seed)),
  shaped({ seed }: Seeded) {
    const random = createRandom(seed);
    return withRandomShapes(randomDesign(random), random);
  },
  /** Seed 0 has no logo; each following seed has another kind of logo. */
  preset({ name, seed }: Seeded) {
    const { color1, color2 } = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find((preset) => preset.name === name)!;
    const gradientType = seed % 2 ? 'radial' : 'linear';
    const style = { ...DEFAULT_STYLE, gradientType, gradientColor1: color1, gradientColor2: color2 } as const;
    return designed(seed, { style }, seed === 0 ? null : LOGO_KINDS[seed - 1]);
  },
  ink({ name, seed }: Seeded) {
    const color = `#${Number(name).toString(16).padStart(2, '0').repeat(3)}`;
    const style = { ...DEFAULT_STYLE, foregroundColor: color, cornerSquaresColor: color, cornerDotsColor: color };
    return designed(seed, { style }, null);
  },
  logo: ({ name, seed }: Seeded) => designed(seed, { imageSize: Number(name) }, LOGO_KINDS[seed]),
  long: ({ name, seed }: Seeded) =>
    designed(seed, { imageSize: Number(name), content: LONG_CONTENT }, LOGO_KINDS[seed]),
  full: ({ name, seed }: Seeded) =>
    designed(seed, { type: 'text', content: name, imagePosition: 'full' }, LOGO_KINDS[seed % LOGO_KINDS.length]),
  length({ name }: Seeded) {
    const alphabet = 'abcdefghijklmnopqrstuvwxyz0123456789-';
    const content = `https://example.com/${alphabet.repeat(40)}`.slice(0, Number(name));
    return designed(0, { type: 'text', content }, null);
  },
  /** Each seed from 0 to 8 has a different pair of content and colors. */
  shape({ name, seed }: Seeded) {
    const colors = SHAPE_COLORS[Math.floor(seed / CONTENTS.length)];
    return designed(seed, { style: { ...DEFAULT_STYLE, ...colors, ...SHAPES[name] } }, null);
  },
} as const satisfies Readonly<Record<string, (task: Seeded) => DesignWithImage>>;

/** The seeds of random designs of each kind begin at 1000 times `seed`. */
export function designTasks(seed: number): readonly DesignTask[] {
  const presets = [...new Set([...GRADIENT_PRESETS, ...QUICK_GRADIENTS].map(({ name }) => name))];
  const random = (kind: TaskKind, count: number): DesignTask[] =>
    Array.from({ length: count }, (_, k) => ({ kind, name: `${kind} ${1000 * seed + k}`, seed: 1000 * seed + k }));
  const many = (kind: TaskKind, names: readonly (string | number)[], count: number): DesignTask[] =>
    names.flatMap((name) => Array.from({ length: count }, (_, k) => ({ kind, name: String(name), seed: k })));
  return [
    ...random('design', 300),
    ...random('world', 50),
    ...random('shaped', 50),
    ...many('preset', presets, 1 + LOGO_KINDS.length),
    ...many('ink', LUMAS, CONTENTS.length),
    ...many('logo', SIZES, LOGO_KINDS.length),
    ...many('long', SIZES, LOGO_KINDS.length),
    ...many('full', SHORT_CONTENTS, FULL_IMAGES),
    ...many('length', LENGTHS, 1),
    ...many('shape', Object.keys(SHAPES), CONTENTS.length * SHAPE_COLORS.length),
  ];
}

export function designOfTask(task: DesignTask): DesignWithImage {
  return DESIGN_OF[task.kind](task);
}

/** `seed` chooses the size and the colors of the logo's picture, and the content unless `changes` has one. */
function designed(seed: number, changes: Partial<QrDesign>, logo: LogoKind | null): DesignWithImage {
  const pixels = logo && drawLogo(logo, createRandom(seed + 77));
  const content = CONTENTS[seed % CONTENTS.length];
  const design: QrDesign = { ...DEFAULT_DESIGN, qrType: 'custom', content, ...changes };
  return { design, image: pixels && { pixels, href: '' } };
}
