import { blockLayout, blockModules, errorCorrectionOf, type Message } from '#engine';

/**
 * The ways to fill a block: its message bits are fixed, its padding free, and its error correction depends on both. A
 * *column* is a bit that is not fixed, as an index of `bits`. A *row*, one for each free bit, is a set of columns that
 * can be inverted together. The block is `base` with any rows inverted. Each row has a *pivot*, a column that no other
 * row changes, so the modules of all pivots can be chosen freely.
 */
export interface Choices {
  /** Index of the block in the engine's `blockLayout`. */
  readonly block: number;
  /** The block's bits that are not fixed, heaviest module first, numbered as in the engine's `blockModules`. */
  readonly bits: Int16Array;
  /** For each of these bits, its module, as `row * size + column`. */
  readonly modules: Int16Array;
  /** The values of these bits, 0 or 1, if all free bits are 0. */
  readonly base: Uint8Array;
  readonly pivots: Int16Array;
  /** For each row, the other columns that it changes. */
  readonly others: readonly Int16Array[];
  /** The reverse of `others`: for each column that is not a pivot, the rows that change it. */
  readonly rows: readonly Int16Array[];
}

/** A linear system in bits: a row is `stride` words, and its column `c` is bit `c & 31` of word `c >>> 5`. */
interface Matrix {
  readonly words: Uint32Array;
  readonly stride: number;
  readonly rows: number;
}

/** Heaviest columns first, so that pivots get the most weight, as in every matroid. Ignores wanted colors and mask. */
export function findChoices(message: Message, weight: Float32Array): Choices[] {
  const layout = blockLayout(message.version, message.level);
  return layout.flatMap(({ dataStart, dataCodewords, errorCorrectionCodewords }, block) => {
    const used = Math.min(dataCodewords, Math.max(0, message.used - dataStart));
    if (used === dataCodewords) return [];
    const fixed = message.data.slice(dataStart, dataStart + used);
    const modules = blockModules(message.version, message.level).blocks[block];
    const bits = Int16Array.from({ length: modules.length - 8 * used }, (_, k) => 8 * used + k).sort(
      (a, b) => weight[modules[b]] - weight[modules[a]],
    );
    const columns = columnsOfBits(bits, modules.length);
    const matrix = rowsOfFreeBits(columns, bits.length, used, dataCodewords, errorCorrectionCodewords);
    const pivots = reduce(matrix, bits.length);
    const others = otherColumns(matrix, pivots, bits.length);
    return [
      {
        block,
        bits,
        modules: bits.map((bit) => modules[bit]),
        base: baseOf(bits, fixed, dataCodewords, errorCorrectionCodewords),
        pivots,
        others,
        rows: rowsByColumn(others, bits.length),
      },
    ];
  });
}

function baseOf(bits: Int16Array, fixed: Uint8Array, dataCodewords: number, degree: number): Uint8Array {
  const word = new Uint8Array(dataCodewords + degree);
  word.set(fixed);
  word.set(errorCorrectionOf(word.subarray(0, dataCodewords), degree), dataCodewords);
  return Uint8Array.from(bits, (bit) => bitOf(word, bit));
}

function bitOf(codewords: Uint8Array, bit: number): number {
  return (codewords[bit >>> 3] >>> (7 - (bit & 7))) & 1;
}

/** Returns the column of each of a block's `count` bits, or −1 if the bit is fixed. */
function columnsOfBits(bits: Int16Array, count: number): Int16Array {
  const columns = new Int16Array(count).fill(-1);
  for (const [column, bit] of bits.entries()) columns[bit] = column;
  return columns;
}

/** A row has the columns of a free bit and of the error correction bits that depend on it. */
function rowsOfFreeBits(
  columnOf: Int16Array,
  columns: number,
  used: number,
  dataCodewords: number,
  degree: number,
): Matrix {
  const first = 8 * used;
  const rows = 8 * dataCodewords - first;
  const stride = (columns + 31) >>> 5;
  const words = new Uint32Array(rows * stride);
  const unit = new Uint8Array(dataCodewords);
  for (let row = 0; row < rows; row++) {
    const set = (bit: number): void => {
      const column = columnOf[bit];
      words[row * stride + (column >>> 5)] |= 1 << (column & 31);
    };
    const own = first + row;
    unit[own >>> 3] = 0x80 >>> (own & 7);
    const correction = errorCorrectionOf(unit, degree);
    unit[own >>> 3] = 0;
    set(own);
    for (let bit = 0; bit < 8 * degree; bit++) if (bitOf(correction, bit) === 1) set(8 * dataCodewords + bit);
  }
  return { words, stride, rows };
}

function hasBit({ words, stride }: Matrix, row: number, column: number): boolean {
  return ((words[row * stride + (column >>> 5)] >>> (column & 31)) & 1) === 1;
}

/** Gauss–Jordan elimination. Modifies the matrix; returns the pivot column of each row. */
function reduce(matrix: Matrix, columns: number): Int16Array {
  const { rows } = matrix;
  const pivots = new Int16Array(rows);
  for (let column = 0, done = 0; column < columns && done < rows; column++) {
    let row = done;
    while (row < rows && !hasBit(matrix, row, column)) row++;
    if (row === rows) continue;
    if (row !== done) addRow(matrix, row, done);
    for (let other = 0; other < rows; other++) {
      if (other !== done && hasBit(matrix, other, column)) addRow(matrix, done, other);
    }
    pivots[done++] = column;
  }
  return pivots;
}

function addRow({ words, stride }: Matrix, from: number, to: number): void {
  for (let k = 0; k < stride; k++) words[to * stride + k] ^= words[from * stride + k];
}

function otherColumns(matrix: Matrix, pivots: Int16Array, columns: number): Int16Array[] {
  const isPivot = new Uint8Array(columns);
  for (const pivot of pivots) isPivot[pivot] = 1;
  return Array.from(pivots, (_, row) => {
    const changed: number[] = [];
    for (let column = 0; column < columns; column++) {
      if (!isPivot[column] && hasBit(matrix, row, column)) changed.push(column);
    }
    return Int16Array.from(changed);
  });
}

function rowsByColumn(others: readonly Int16Array[], columns: number): Int16Array[] {
  const rows = Array.from({ length: columns }, (): number[] => []);
  for (const [row, changed] of others.entries()) for (const column of changed) rows[column].push(row);
  return rows.map((list) => Int16Array.from(list));
}

/** Sets each pivot as wanted, then inverts the row that most reduces the weight of the wrong bits, until none does. */
export function chooseBits(choices: Choices, wanted: Uint8Array, weight: Float32Array): Uint8Array {
  const bits = agreeAtPivots(choices, wanted);
  flipWhileItHelps(choices, bits, wanted, weight);
  return bits;
}

export function agreeAtPivots({ base, pivots, others }: Choices, wanted: Uint8Array): Uint8Array {
  const bits = base.slice();
  for (const [row, pivot] of pivots.entries()) {
    if (bits[pivot] !== wanted[pivot]) invertRow(bits, pivot, others[row]);
  }
  return bits;
}

function invertRow(bits: Uint8Array, pivot: number, others: Int16Array): void {
  bits[pivot] ^= 1;
  for (const column of others) bits[column] ^= 1;
}

function flipWhileItHelps(
  { pivots, others, rows }: Choices,
  bits: Uint8Array,
  wanted: Uint8Array,
  weight: Float32Array,
): void {
  const costOf = (column: number): number => (bits[column] === wanted[column] ? weight[column] : -weight[column]);
  const change = new Float64Array(pivots.length);
  for (let row = 0; row < change.length; row++) {
    change[row] = costOf(pivots[row]);
    for (const column of others[row]) change[row] += costOf(column);
  }
  for (;;) {
    let best = 0;
    for (let row = 1; row < change.length; row++) if (change[row] < change[best]) best = row;
    if (!(change[best] < -ROUNDING)) return;
    invertRow(bits, pivots[best], others[best]);
    for (const column of others[best]) {
      const difference = 2 * costOf(column);
      for (const row of rows[column]) change[row] += difference;
    }
    change[best] += 2 * costOf(pivots[best]);
  }
}

/** Gains up to this are rounding errors. Without the limit, a row could be inverted again and again. */
const ROUNDING = 1e-6;
