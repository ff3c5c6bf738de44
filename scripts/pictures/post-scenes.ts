import { type ArtShape, artColors, box, modules, short } from '../../site/community/avatar-art.ts';
import type { RandomStream } from '../../site/community/random.ts';

/** In the dark theme, shapes on the background become light; modules on a sheet stay dark, as codes must. */
export interface ArtPalette {
  readonly ground: string;
  /** Faint shapes on the background. */
  readonly soft: string;
  /** Shapes on the background that contrast with it. */
  readonly ink: string;
  /** Colored shapes on the background. */
  readonly accent: string;
  /** Paper on the background. */
  readonly sheet: string;
  /** Modules and words on a sheet. */
  readonly print: string;
  /** Faint shapes on a sheet. */
  readonly printSoft: string;
  /** Colored shapes on a sheet. */
  readonly printAccent: string;
}

/** Returns the shapes of a motif on an area of 48 by 27 units. */
export type Scene = (random: RandomStream, palette: ArtPalette) => readonly ArtShape[];

export const SCENES: Readonly<Record<string, Scene>> = {
  blocks: codewordBlocks,
  clearing,
  corner: magnifiedCorner,
  distance: growingWithDistance,
  finders: finderCollection,
  label,
  masks: maskedData,
  repair: repairedCode,
  shrinking: shrinkingModules,
  tilt: tiltedCode,
  viewfinder,
  wrap: wrappedCode,
};

/** Returns a palette around a hue, in degrees of OKLCH. */
export function paletteOf(hue: number): ArtPalette {
  return {
    ...artColors(hue),
    soft: `light-dark(oklch(0.86 0.025 ${hue}), oklch(0.38 0.025 ${hue}))`,
    ink: 'light-dark(#1d1a16, #ede7dc)',
    sheet: 'light-dark(#fffdf8, #e4dccd)',
    print: '#1d1a16',
    printSoft: `light-dark(oklch(0.86 0.025 ${hue}), oklch(0.76 0.03 ${hue}))`,
    printAccent: `oklch(0.55 0.15 ${hue})`,
  };
}

/** Draws a magnified corner of a code: a finder pattern on the left or the right, and data beside it. */
function magnifiedCorner(random: RandomStream, { ink, accent }: ArtPalette): readonly ArtShape[] {
  const unit = 3;
  const columns = 16;
  const rows = 9;
  const isMirrored = random.integer(0, 1) === 1;
  const data = Array.from({ length: columns * rows }, () => random.integer(0, 19));
  // The finder pattern begins one module from the edges, so that light modules around it are visible.
  const kindAt = (column: number, row: number): 'ink' | 'accent' | undefined => {
    const x = (isMirrored ? columns - 1 - column : column) - 1;
    const y = row - 1;
    if (x <= 7) {
      if (!isFinderDark(x, y)) return undefined;
      return Math.max(Math.abs(x - 3), Math.abs(y - 3)) <= 1 ? 'accent' : 'ink';
    }
    const drawn = data[row * columns + column];
    return drawn === 0 ? 'accent' : drawn < 9 ? 'ink' : undefined;
  };
  return [
    { d: modules(columns, rows, (column, row) => kindAt(column, row) === 'ink', { unit }), fill: ink },
    { d: modules(columns, rows, (column, row) => kindAt(column, row) === 'accent', { unit }), fill: accent },
  ];
}

/** Draws a code with a free margin of four modules, whose width dimension lines show, among scattered modules. */
function clearing(random: RandomStream, { sheet, print, printAccent, soft }: ArtPalette): readonly ArtShape[] {
  const unit = 0.75;
  const margin = 4 * unit;
  const code = SIDE * unit;
  const side = code + 2 * margin;
  const [x, y] = [(48 - side) / 2, (27 - side) / 2];
  const crowd = Array.from({ length: 32 * 18 }, () => random.integer(0, 1) === 1);
  const ticks = [0, code + margin].flatMap((offset) => [
    rectangle(x + offset + 0.3, y + side / 2 - 0.15, margin - 0.6, 0.3),
    rectangle(x + side / 2 - 0.15, y + offset + 0.3, 0.3, margin - 0.6),
    ...[0.3, margin - 0.6].flatMap((end) => [
      rectangle(x + offset + end, y + side / 2 - 0.75, 0.3, 1.5),
      rectangle(x + side / 2 - 0.75, y + offset + end, 1.5, 0.3),
    ]),
  ]);
  return [
    { d: modules(32, 18, (column, row) => crowd[row * 32 + column], { unit: 1.5 }), fill: soft },
    { d: rectangle(x, y, side, side), fill: sheet },
    { d: modules(SIDE, SIDE, sampleSymbol(random), { x: x + margin, y: y + margin, unit }), fill: print },
    { d: ticks.join(''), fill: printAccent },
  ];
}

function maskedData(random: RandomStream, { sheet, print, printAccent }: ArtPalette): readonly ArtShape[] {
  const unit = 0.6;
  const side = SIDE * unit;
  const gap = (48 - 3 * side) / 4;
  const y = (27 - side) / 2;
  const symbol = sampleSymbol(random);
  const mask = random.pick(SAMPLE_MASKS);
  const isInverted = (column: number, row: number) => patternAt(column, row) === undefined && mask(column, row);
  const masked = (column: number, row: number) => symbol(column, row) !== isInverted(column, row);
  const panels = [symbol, isInverted, masked].map((isDark, index) => {
    const x = gap + index * (side + gap);
    return { isDark, x, back: rectangle(x - 0.9, y - 0.9, side + 1.8, side + 1.8, 0.6) };
  });
  return [
    { d: panels.map(({ back }) => back).join(''), fill: sheet },
    ...panels.map(({ isDark, x }, index) => ({
      d: modules(SIDE, SIDE, isDark, { x, y, unit }),
      fill: index === 1 ? printAccent : print,
    })),
  ];
}

/** Draws rows of finder patterns, each with one of three rings and one of four centers. One pattern is colored. */
function finderCollection(random: RandomStream, { ink, soft, accent }: ArtPalette): readonly ArtShape[] {
  const rings = [
    (x: number, y: number) => frame(x, y, 7, 1),
    (x: number, y: number) => circle(x + 3.5, y + 3.5, 3.5) + circle(x + 3.5, y + 3.5, 2.5, true),
    (x: number, y: number) =>
      polygon([
        [x, y],
        [x + 7, y],
        [x + 7, y + 4],
        [x + 6, y + 4],
        [x + 6, y + 1],
        [x + 1, y + 1],
        [x + 1, y + 6],
        [x + 4, y + 6],
        [x + 4, y + 7],
        [x, y + 7],
      ]),
  ];
  const centers = [
    (x: number, y: number) => rectangle(x + 2, y + 2, 3, 3),
    (x: number, y: number) => rectangle(x + 2, y + 2, 3, 3, 0.9),
    (x: number, y: number) => circle(x + 3.5, y + 3.5, 1.5),
    (x: number, y: number) =>
      polygon([
        [x + 3.5, y + 1.7],
        [x + 5.3, y + 3.5],
        [x + 3.5, y + 5.3],
        [x + 1.7, y + 3.5],
      ]),
  ];
  const chosen = random.integer(0, 17);
  return Array.from({ length: 18 }, (_, index) => {
    const [x, y] = [(index % 6) * 8 + 0.5, Math.floor(index / 6) * 8 + 2];
    const d = random.pick(rings)(x, y) + random.pick(centers)(x, y);
    const isSoft = random.integer(0, 2) > 0;
    return { d, fill: index === chosen ? accent : isSoft ? soft : ink };
  });
}

/** Draws codewords as blocks of two by four modules. One run of them has the accent color. */
function codewordBlocks(random: RandomStream, { ink, soft, accent }: ArtPalette): readonly ArtShape[] {
  const unit = 1.3;
  const count = 48;
  const first = random.integer(6, 26);
  const last = first + random.integer(6, 14);
  const blocks = Array.from({ length: count }, (_, index) => {
    const [x, y] = [Math.floor(index / 4) * 3.9 + 1.25, (index % 4) * 6.2 + 1.6];
    const bits = random.integer(0, 255);
    return {
      back: rectangle(x - 0.25, y - 0.25, 2 * unit + 0.5, 4 * unit + 0.5),
      d: modules(2, 4, (column, row) => ((bits >> (row * 2 + column)) & 1) === 1, { x, y, unit }),
      isChosen: index >= first && index <= last,
    };
  });
  const pathOf = (isChosen: boolean) =>
    blocks
      .filter((block) => block.isChosen === isChosen)
      .map(({ d }) => d)
      .join('');
  return [
    { d: blocks.map(({ back }) => back).join(''), fill: soft, opacity: 0.6 },
    { d: pathOf(false), fill: ink },
    { d: pathOf(true), fill: accent },
  ];
}

function shrinkingModules(random: RandomStream, { ink, accent }: ArtPalette): readonly ArtShape[] {
  const pitch = 2.25;
  const columns = 22;
  const isMirrored = random.integer(0, 1) === 1;
  const paths = { ink: '', accent: '' };
  for (let index = 0; index < columns * 12; index++) {
    const drawn = random.integer(0, 39);
    if (drawn >= 20) continue;
    const column = index % columns;
    const part = (isMirrored ? columns - 1 - column : column) / (columns - 1);
    const size = pitch * (1 - 0.72 * part);
    const inset = (pitch - size) / 2;
    const radius = (size / 2) * Math.min(1, part * 2.2);
    const [x, y] = [column * pitch + inset - 0.75, Math.floor(index / columns) * pitch + inset];
    paths[drawn === 0 ? 'accent' : 'ink'] += rectangle(x, y, size, size, radius);
  }
  return [
    { d: paths.ink, fill: ink },
    { d: paths.accent, fill: accent },
  ];
}

/** Draws a code on a page of text, between the corners of a viewfinder. */
function viewfinder(
  random: RandomStream,
  { sheet, print, soft, accent, printAccent }: ArtPalette,
): readonly ArtShape[] {
  const unit = 0.72;
  const code = SIDE * unit;
  const x = random.pick([9, 16.44, 23.9]);
  const y = (27 - code) / 2;
  const [left, top, side, arm, line] = [x - 3.6, y - 3.6, code + 7.2, 3.5, 0.6];
  const [right, bottom] = [left + side, top + side];
  const lines = Array.from({ length: 8 }, (_, row) => rectangle(3, 2.4 + row * 3, random.integer(30, 42), 1, 0.5));
  const corners = [
    [left, top, left, top],
    [right - arm, top, right - line, top],
    [left, bottom - line, left, bottom - arm],
    [right - arm, bottom - line, right - line, bottom - arm],
  ].map(
    ([acrossX, acrossY, downX, downY]) => rectangle(acrossX, acrossY, arm, line) + rectangle(downX, downY, line, arm),
  );
  return [
    { d: lines.join(''), fill: soft },
    { d: rectangle(x - 2.4, y - 2.4, code + 4.8, code + 4.8, 0.8), fill: sheet },
    { d: modules(SIDE, SIDE, sampleSymbol(random), { x, y, unit }), fill: print },
    { d: corners.join(''), fill: accent },
    { d: rectangle(x - 2.4, random.integer(10, 16), code + 4.8, 0.4), fill: printAccent },
  ];
}

/** Draws a code with a worn spot restored in color, beside its codewords; those of error correction are colored too. */
function repairedCode(
  random: RandomStream,
  { sheet, print, printSoft, printAccent, ink, accent }: ArtPalette,
): readonly ArtShape[] {
  const symbol = sampleSymbol(random);
  const [spotX, spotY] = [random.integer(10, 15), random.integer(9, 15)];
  const isWorn = (column: number, row: number) => (column - spotX) ** 2 + (row - spotY) ** 2 < 15;
  const words = Array.from({ length: 60 }, (_, index) =>
    rectangle(29.5 + (index % 10) * 1.6, 4.2 + Math.floor(index / 10) * 3.3, 1.1, 2.1, 0.3),
  );
  return [
    { d: rectangle(1.5, 1.5, 24, 24, 0.8), fill: sheet },
    { d: circle(3 + spotX + 0.5, 3 + spotY + 0.5, 4.6), fill: printSoft, opacity: 0.6 },
    { d: modules(SIDE, SIDE, (x, y) => symbol(x, y) && !isWorn(x, y), { x: 3, y: 3 }), fill: print },
    { d: modules(SIDE, SIDE, (x, y) => symbol(x, y) && isWorn(x, y), { x: 3, y: 3 }), fill: printAccent },
    { d: words.slice(0, 40).join(''), fill: ink },
    { d: words.slice(40).join(''), fill: accent },
  ];
}

/** They look equally large from one point, because their widths are proportional to their distances. */
function growingWithDistance(random: RandomStream, { sheet, print, accent }: ArtPalette): readonly ArtShape[] {
  const symbol = sampleSymbol(random);
  const eye = 3;
  const isMirrored = random.integer(0, 1) === 1;
  const place = (x: number, width: number) => (isMirrored ? 48 - x - width : x);
  const codes = [9, 17.2, 31].map((x) => ({ x, side: (x - eye) * 0.52 }));
  const far = codes[2];
  const [eyeX, farX] = [place(eye, 0), place(far.x, 0)];
  return [
    {
      d: polygon([
        [eyeX, 13.5],
        [farX, 13.5 - far.side / 2],
        [farX, 13.5 + far.side / 2],
      ]),
      fill: accent,
      opacity: 0.22,
    },
    ...codes.flatMap(({ x, side }) => {
      const [left, top, unit] = [place(x, side), 13.5 - side / 2, side / SIDE];
      return [
        { d: rectangle(left, top, side, side), fill: sheet },
        { d: modules(SIDE, SIDE, symbol, { x: left, y: top, unit }), fill: print },
      ];
    }),
    { d: circle(eyeX, 13.5, 1), fill: accent },
  ];
}

/** Draws a tag that hangs from a cord. On the tag are a code and lines that can be read without a phone. */
function label(random: RandomStream, { sheet, print, printSoft, printAccent, ink }: ArtPalette): readonly ArtShape[] {
  const isMirrored = random.integer(0, 1) === 1;
  const place = (x: number, width = 0) => (isMirrored ? 48 - x - width : x);
  const line = (y: number, height: number, width: number) => rectangle(place(29.5, 12), y, width, height, height / 2);
  const small = [0, 1, 2, 3].map((row) => line(13 + row * 2.1, 0.9, random.integer(5, 11)));
  return [
    {
      d: polygon([
        [place(0), 8],
        [place(10.2), 13.2],
        [place(10), 13.8],
        [place(0), 9],
      ]),
      fill: ink,
    },
    { d: rectangle(place(7, 37), 4.5, 37, 18, 1.6) + circle(place(10.3), 13.5, 1.1, true), fill: sheet },
    { d: modules(SIDE, SIDE, sampleSymbol(random), { x: place(14, 12.6), y: 7.2, unit: 0.6 }), fill: print },
    { d: line(7.2, 2.2, random.integer(8, 12)), fill: printAccent },
    { d: line(10.6, 0.9, random.integer(6, 11)), fill: print },
    { d: small.join(''), fill: printSoft },
  ];
}

/** Draws a code that lies flat and is seen at an angle. The centers of its finder patterns are marked. */
function tiltedCode(random: RandomStream, { sheet, print, printAccent }: ArtPalette): readonly ArtShape[] {
  const symbol = sampleSymbol(random);
  const lean = random.integer(-6, 6);
  /** Returns where the picture shows a point of the symbol. Distant rows are narrower and closer together. */
  const project = (x: number, y: number): [number, number] => {
    const depth = 1 + (SIDE - y) * 0.035;
    return [24 + ((x - SIDE / 2) * 1.28 + (lean * (SIDE - y)) / SIDE) / depth, -5.6 + 27.3 / depth];
  };
  const quad = (left: number, top: number, right: number, bottom: number) =>
    polygon([project(left, top), project(right, top), project(right, bottom), project(left, bottom)]);
  const runs = (isDark: (column: number, row: number) => boolean) => {
    let path = '';
    for (let row = 0; row < SIDE; row++) {
      for (let column = 0; column < SIDE; column++) {
        if (!isDark(column, row)) continue;
        const start = column;
        while (column + 1 < SIDE && isDark(column + 1, row)) column++;
        path += quad(start, row, column + 1, row + 1);
      }
    }
    return path;
  };
  return [
    { d: quad(-2.5, -2.5, SIDE + 2.5, SIDE + 2.5), fill: sheet },
    { d: runs((column, row) => symbol(column, row) && !isFinderCenter(column, row)), fill: print },
    { d: runs(isFinderCenter), fill: printAccent },
  ];
}

/** Draws a code around a cylinder. Two lines mark a sixth of the circumference; beyond it, the code turns away. */
function wrappedCode(random: RandomStream, { sheet, print, soft, printAccent }: ArtPalette): readonly ArtShape[] {
  const symbol = sampleSymbol(random);
  const radius = 11;
  const unit = 1.05;
  const axis = random.pick([17, 24, 31]);
  const top = (27 - SIDE * unit) / 2;
  /** The x at which the first `arc` columns end, by the sine's series, which every machine rounds in the same way. */
  const across = (arc: number) => {
    const angle = ((arc - SIDE / 2) * unit) / radius;
    return axis + radius * (angle - angle ** 3 / 6 + angle ** 5 / 120);
  };
  const columns = Array.from({ length: SIDE }, (_, column) => {
    const [left, right] = [across(column), across(column + 1)];
    const rows = Array.from({ length: SIDE }, (_, row) => row).filter((row) => symbol(column, row));
    return rows.map((row) => rectangle(left, top + row * unit, right - left, unit)).join('');
  });
  return [
    { d: rectangle(axis - radius - 1.5, 0, 2 * radius + 3, 27), fill: soft },
    { d: rectangle(axis - radius, 0, 2 * radius, 27), fill: sheet, opacity: 0.55 },
    { d: rectangle(axis - radius * 0.86, 0, radius * 1.72, 27), fill: sheet },
    { d: columns.join(''), fill: print },
    { d: [-1, 1].map((sign) => rectangle(axis + (sign * radius) / 2 - 0.15, 0, 0.3, 27)).join(''), fill: printAccent },
  ];
}

function isFinderCenter(column: number, row: number): boolean {
  const isNear = (place: number) => place >= 2 && place <= 4;
  const isFar = (place: number) => place >= SIDE - 5 && place <= SIDE - 3;
  return (isNear(column) && (isNear(row) || isFar(row))) || (isFar(column) && isNear(row));
}

type Symbol21 = (column: number, row: number) => boolean;

const SIDE = 21;

const FINDER = 7;
const TIMING = 6;

/** Returns a symbol for pictures: the function patterns of version 1 and random data. Scanners cannot read it. */
function sampleSymbol(random: RandomStream): Symbol21 {
  const data = Array.from({ length: SIDE * SIDE }, () => random.integer(0, 1) === 1);
  return (column, row) => patternAt(column, row) ?? data[row * SIDE + column];
}

/** Returns whether a function pattern of version 1 makes this module dark; undefined for data modules. */
function patternAt(column: number, row: number): boolean | undefined {
  const x = Math.min(column, SIDE - 1 - column);
  const y = Math.min(row, SIDE - 1 - row);
  const hasFinder = x <= FINDER && y <= FINDER && (column <= FINDER || row <= FINDER);
  if (hasFinder) return isFinderDark(x, y);
  if (column === TIMING) return row % 2 === 0;
  if (row === TIMING) return column % 2 === 0;
  return undefined;
}

/** `x` and `y` count from 0 at the pattern's corner. False outside its 7 by 7 modules. */
function isFinderDark(x: number, y: number): boolean {
  const distance = Math.max(Math.abs(x - 3), Math.abs(y - 3));
  return distance <= 1 || distance === 3;
}

/** The conditions under which each of the eight masks inverts a module (ISO/IEC 18004, data masking). */
const SAMPLE_MASKS: readonly Symbol21[] = [
  (column, row) => (row + column) % 2 === 0,
  (_, row) => row % 2 === 0,
  (column) => column % 3 === 0,
  (column, row) => (row + column) % 3 === 0,
  (column, row) => (Math.floor(row / 2) + Math.floor(column / 3)) % 2 === 0,
  (column, row) => ((row * column) % 2) + ((row * column) % 3) === 0,
  (column, row) => (((row * column) % 2) + ((row * column) % 3)) % 2 === 0,
  (column, row) => (((row + column) % 2) + ((row * column) % 3)) % 2 === 0,
];

/** Returns path data of a rectangle with corners of `radius`. A square with a large enough radius becomes a circle. */
function rectangle(x: number, y: number, width: number, height: number, radius = 0): string {
  if (radius === 0) return box(x, y, width, height);
  if (2 * radius >= width && width === height) return circle(x + width / 2, y + width / 2, width / 2);
  const arc = (toX: number, toY: number) => `a${short(radius)} ${short(radius)} 0 0 1 ${short(toX)} ${short(toY)}`;
  return [
    `M${short(x + radius)} ${short(y)}h${short(width - 2 * radius)}${arc(radius, radius)}`,
    `v${short(height - 2 * radius)}${arc(-radius, radius)}`,
    `h${short(2 * radius - width)}${arc(-radius, -radius)}`,
    `v${short(2 * radius - height)}${arc(radius, -radius)}z`,
  ].join('');
}

/** Returns path data of a circle. With `hole`, it runs counterclockwise, as a hole in a clockwise shape. */
function circle(x: number, y: number, radius: number, hole = false): string {
  const arc = (toX: number) => `a${short(radius)} ${short(radius)} 0 1 ${hole ? 0 : 1} ${short(toX)} 0`;
  return `M${short(x - radius)} ${short(y)}${arc(2 * radius)}${arc(-2 * radius)}z`;
}

function polygon(points: readonly (readonly [x: number, y: number])[]): string {
  return `M${points.map(([x, y]) => `${short(x)} ${short(y)}`).join('L')}z`;
}

/** Returns path data of a square frame: `size` is its outer width, `band` the width of its band. */
function frame(x: number, y: number, size: number, band: number): string {
  const inner = size - 2 * band;
  return `${rectangle(x, y, size, size)}M${short(x + band)} ${short(y + band)}v${short(inner)}h${short(inner)}v${short(-inner)}z`;
}
