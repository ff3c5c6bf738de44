import type { ArtPalette, ArtShape } from './art.ts';
import { circle, frame, modules, polygon, rectangle } from './art-paths.ts';
import type { RandomStream } from './random.ts';
import { isFinderDark, patternAt, SAMPLE_MASKS, SIDE, sampleSymbol } from './sample-symbol.ts';

/** Returns the shapes of a motif on an area of 48 by 27 units. */
export type Scene = (random: RandomStream, palette: ArtPalette) => readonly ArtShape[];

/** Draws a magnified corner of a code: a finder pattern on the left or the right, and data beside it. */
export function magnifiedCorner(random: RandomStream, { ink, accent }: ArtPalette): readonly ArtShape[] {
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

/**
 * Draws a code among scattered modules, with a free margin of four modules. On each side, a dimension line shows the
 * width of the margin.
 */
export function clearing(random: RandomStream, { sheet, print, printAccent, soft }: ArtPalette): readonly ArtShape[] {
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

/** Draws three squares: data, a mask, and the data inverted by the mask. */
export function maskedData(random: RandomStream, { sheet, print, printAccent }: ArtPalette): readonly ArtShape[] {
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
export function finderCollection(random: RandomStream, { ink, soft, accent }: ArtPalette): readonly ArtShape[] {
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
export function codewordBlocks(random: RandomStream, { ink, soft, accent }: ArtPalette): readonly ArtShape[] {
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

/** Draws modules that shrink from full squares on one side to dots on the other. */
export function shrinkingModules(random: RandomStream, { ink, accent }: ArtPalette): readonly ArtShape[] {
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
