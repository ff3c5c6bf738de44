import type { ArtPalette, ArtShape } from '../art.ts';
import type { Scene } from '../art-fragments.ts';
import { randomStream } from '../random.ts';

/** The bounding box of a part of a drawing. */
export interface DrawnBox {
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** A palette whose colors are the names of their uses. */
const PALETTE: ArtPalette = {
  ...{ ground: 'ground', soft: 'soft', ink: 'ink', accent: 'accent' },
  ...{ sheet: 'sheet', print: 'print', printSoft: 'printSoft', printAccent: 'printAccent' },
};

/** Returns the shapes of a scene. The fill of each shape is the name of its color in the palette. */
export function draw(scene: Scene, seed: number): readonly ArtShape[] {
  return scene(randomStream(seed), PALETTE);
}

/** Returns the path data of all shapes with this fill, as one path. */
export function pathIn(shapes: readonly ArtShape[], fill: keyof ArtPalette): string {
  return shapes
    .filter((shape) => shape.fill === fill)
    .map(({ d }) => d)
    .join('');
}

/** Returns the corners of each subpath. A circle has two corners, at its left and right ends. */
export function cornersIn(d: string): (readonly [x: number, y: number])[][] {
  return [...d.matchAll(/M[^z]*z/g)].map(([subpath]) => {
    let [x, y] = [0, 0];
    return [...subpath.matchAll(/([MLHVhva])([-\d. ]+)/g)].map(([, command, numbers]) => {
      const given = numbers.trim().split(' ').map(Number);
      const [last, across] = [given.at(-1) as number, given.at(-2) as number];
      if (command === 'M' || command === 'L') [x, y] = [across, last];
      else if (command === 'H') x = last;
      else if (command === 'V') y = last;
      else if (command === 'h') x += last;
      else if (command === 'v') y += last;
      else [x, y] = [x + across, y + last];
      return [x, y] as const;
    });
  });
}

/** Returns the bounding box of the corners of each subpath. */
export function boxesIn(d: string): DrawnBox[] {
  return cornersIn(d).map((corners) => {
    const [across, down] = [corners.map(([x]) => x), corners.map(([, y]) => y)];
    const [left, right] = [Math.min(...across), Math.max(...across)];
    return { left, right, top: Math.min(...down), bottom: Math.max(...down) };
  });
}

/** Returns the box around all subpaths. */
export function boxAround(d: string): DrawnBox {
  const boxes = boxesIn(d);
  return {
    left: Math.min(...boxes.map(({ left }) => left)),
    top: Math.min(...boxes.map(({ top }) => top)),
    right: Math.max(...boxes.map(({ right }) => right)),
    bottom: Math.max(...boxes.map(({ bottom }) => bottom)),
  };
}

/**
 * Returns for each module of a grid, row by row, whether its center lies in one of the boxes. The grid has `columns` ×
 * `rows` modules and fills the area given by the second argument.
 */
export function covered(
  boxes: readonly DrawnBox[],
  { left, top, right, bottom }: DrawnBox,
  columns: number,
  rows: number,
) {
  return Array.from({ length: columns * rows }, (_, k) => {
    const x = left + (((k % columns) + 0.5) * (right - left)) / columns;
    const y = top + ((Math.floor(k / columns) + 0.5) * (bottom - top)) / rows;
    return boxes.some((box) => box.left < x && x < box.right && box.top < y && y < box.bottom);
  });
}
