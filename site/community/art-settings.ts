import type { ArtPalette, ArtShape } from './art.ts';
import { circle, modules, polygon, rectangle } from './art-paths.ts';
import type { RandomStream } from './random.ts';
import { SIDE, sampleSymbol } from './sample-symbol.ts';

/** Draws a code on a page of text, between the corners of a viewfinder. */
export function viewfinder(
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

/**
 * Draws a code with a worn spot whose modules are restored in color, beside rows of its codewords. The last third of
 * these codewords are drawn in color too: they are the error correction.
 */
export function repairedCode(
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

/**
 * Draws three codes that look equally large from one point, because their widths are proportional to their distances.
 */
export function growingWithDistance(random: RandomStream, { sheet, print, accent }: ArtPalette): readonly ArtShape[] {
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
export function label(
  random: RandomStream,
  { sheet, print, printSoft, printAccent, ink }: ArtPalette,
): readonly ArtShape[] {
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
export function tiltedCode(random: RandomStream, { sheet, print, printAccent }: ArtPalette): readonly ArtShape[] {
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
export function wrappedCode(
  random: RandomStream,
  { sheet, print, soft, printAccent }: ArtPalette,
): readonly ArtShape[] {
  const symbol = sampleSymbol(random);
  const radius = 11;
  const unit = 1.05;
  const axis = random.pick([17, 24, 31]);
  const top = (27 - SIDE * unit) / 2;
  /**
   * Returns the x coordinate at which the first `arc` columns of the code end. Uses the series of the sine, because
   * every machine rounds it in the same way.
   */
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
