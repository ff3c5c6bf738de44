import codes from './fax-codes.json' with { type: 'json' };

/** TIFF's numbers of the compressions of ITU-T T.4 (one- and two-dimensional) and T.6. */
export const FAX = { rows: 2, group3: 3, group4: 4 } as const;

export interface FaxKind {
  readonly compression: (typeof FAX)[keyof typeof FAX];
  /** Whether rows of group 3 may refer to the row before. */
  readonly isTwoDimensional: boolean;
}

/** What a row's code says: a run of both colors, what is passed over, or where an edge is beside one of the row before. */
type Mode = { readonly is: 'runs' | 'pass' } | { readonly is: 'edge'; readonly shift: number };

/** ITU-T T.4, table 4. */
const MODES: Readonly<Record<string, Mode>> = {
  '0001': { is: 'pass' },
  '001': { is: 'runs' },
  '1': { is: 'edge', shift: 0 },
  '011': { is: 'edge', shift: 1 },
  '000011': { is: 'edge', shift: 2 },
  '0000011': { is: 'edge', shift: 3 },
  '010': { is: 'edge', shift: -1 },
  '000010': { is: 'edge', shift: -2 },
  '0000010': { is: 'edge', shift: -3 },
};

/** Codes as a tree: for each 0 or 1 the next branch, or what the code means. */
type Branch<T> = [Branch<T> | T | null, Branch<T> | T | null];

function treeOf<T>(entries: readonly (readonly [code: string, value: T])[]): Branch<T> {
  const root: Branch<T> = [null, null];
  for (const [code, value] of entries) {
    let branch = root;
    for (const bit of code.slice(0, -1)) {
      const next = (branch[Number(bit)] as Branch<T> | null) ?? [null, null];
      branch[Number(bit)] = next;
      branch = next;
    }
    branch[Number(code.at(-1))] = value;
  }
  return root;
}

/** White and black. Make-up codes are for multiples of 64 (T.4, tables 2 and 3). */
function runTree({ terminating, makeUp }: typeof codes.white): Branch<number> {
  return treeOf([
    ...terminating.map((code, length) => [code, length] as const),
    ...[...makeUp, ...codes.extended].map((code, k) => [code, 64 * (k + 1)] as const),
  ]);
}

/** Thrown where the data is no fax, and at its end. */
class FaxEnd extends Error {}

class Bits {
  at = 0;
  readonly #data: Uint8Array;
  readonly #modes = treeOf(Object.entries(MODES));
  readonly #runs = [runTree(codes.white), runTree(codes.black)];

  constructor(data: Uint8Array) {
    this.#data = data;
  }

  next(): number {
    const at = this.at++;
    if (at >> 3 >= this.#data.length) throw new FaxEnd();
    return (this.#data[at >> 3] >> (7 - (at & 7))) & 1;
  }

  mode(): Mode {
    return this.#read(this.#modes);
  }

  #read<T>(tree: Branch<T>): T {
    let branch: Branch<T> | T | null = tree;
    while (Array.isArray(branch)) branch = branch[this.next()] as Branch<T> | T | null;
    if (branch === null) throw new FaxEnd();
    return branch;
  }

  run(color: number): number {
    let sum = 0;
    for (;;) {
      const length = this.#read(this.#runs[color]);
      sum += length;
      if (length < 64) return sum;
    }
  }

  /** Skips an end of line, which at least eleven zeros begin, if it is next. */
  skipEnd(): boolean {
    const start = this.at;
    let zeros = 0;
    try {
      while (this.next() === 0) zeros++;
    } catch (error) {
      if (!(error instanceof FaxEnd)) throw error;
      zeros = 0;
    }
    if (zeros < 11) this.at = start;
    return zeros >= 11;
  }
}

/**
 * Returns `rows` rows of a fax, one bit a pixel, rows padded to bytes. 1 is black. Rows after an end mark are white.
 * Null if it is damaged.
 */
export function unpackFax(data: Uint8Array, width: number, rows: number, kind: FaxKind) {
  const stride = Math.ceil(width / 8);
  const unpacked = new Uint8Array(stride * rows);
  const bits = new Bits(data);
  /** Where the color changes, first to black. */
  let edges: readonly number[] = [];
  try {
    for (let y = 0; y < rows; y++) {
      const isFlat = startRow(bits, kind);
      if (isFlat === 'end') break;
      edges = isFlat ? readFlat(bits, width) : readFromBefore(bits, width, edges);
      for (let k = 0; k < edges.length; k += 2) fill(unpacked, 8 * stride * y, edges[k], edges[k + 1] ?? width);
    }
  } catch (error) {
    if (error instanceof FaxEnd) return null;
    throw error;
  }
  return unpacked;
}

/** Returns whether a row stands for itself. */
function startRow(bits: Bits, { compression, isTwoDimensional }: FaxKind): boolean | 'end' {
  if (compression === FAX.rows) bits.at = 8 * Math.ceil(bits.at / 8);
  if (compression === FAX.group4) return bits.skipEnd() ? 'end' : false;
  if (compression === FAX.rows) return true;
  let ends = 0;
  let isFlat = true;
  while (bits.skipEnd()) {
    ends++;
    if (isTwoDimensional) isFlat = bits.next() === 1;
    // Two in a row end the page.
    if (ends === 2) return 'end';
  }
  return isFlat;
}

function readFlat(bits: Bits, width: number): number[] {
  const edges: number[] = [];
  let x = 0;
  for (let color = 0; x < width; color = 1 - color) {
    x += bits.run(color);
    addEdge(edges, x, width);
  }
  return edges;
}

function readFromBefore(bits: Bits, width: number, before: readonly number[]): number[] {
  const edges: number[] = [];
  let [x, color, k] = [-1, 0, 0];
  while (x < width) {
    // The first edge of the row before that is to the right and changes to the other color.
    if (k % 2 !== color) k += k > 0 ? -1 : 1;
    while (k < before.length && before[k] <= x) k += 2;
    const mode = bits.mode();
    if (mode.is === 'pass') x = before[k + 1] ?? width;
    else if (mode.is === 'edge') {
      const edge = (before[k] ?? width) + mode.shift;
      if (edge < x) throw new FaxEnd();
      addEdge(edges, edge, width);
      [x, color] = [edge, 1 - color];
    } else {
      x = Math.max(x, 0) + bits.run(color);
      addEdge(edges, x, width);
      x += bits.run(1 - color);
      addEdge(edges, x, width);
    }
  }
  return edges;
}

/** Two edges in the same place are none. */
function addEdge(edges: number[], x: number, width: number): void {
  if (x < 0 || x > width) throw new FaxEnd();
  if (edges.at(-1) === x) edges.pop();
  else edges.push(x);
}

function fill(bytes: Uint8Array, row: number, from: number, end: number): void {
  for (let at = row + from; at < row + end; ) {
    if (at % 8 === 0 && at + 8 <= row + end) {
      bytes[at >> 3] = 255;
      at += 8;
    } else {
      bytes[at >> 3] |= 128 >> (at & 7);
      at++;
    }
  }
}
