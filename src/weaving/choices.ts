import { blockLayout, blockModules, errorCorrectionOf, type Message } from '#engine';

/**
 * What can be chosen in one block: its words are one word plus any sum (exclusive or) of rows, one row for each free bit. The rows are
 * reduced: each has a pivot, a column that no other row touches, so that the modules of all pivots can be had exactly as they should be.
 */
export interface Choices {
  /** Index of the block in the engine's `blockLayout`. */
  readonly block: number;
  /** The block's bits that depend on the choice, the heaviest first, numbered as in the engine's `blockModules`. */
  readonly bits: Int16Array;
  /** The modules of these bits. */
  readonly modules: Int16Array;
  /** These bits, 0 or 1, when all free bits are 0. */
  readonly base: Uint8Array;
  /** For each row, its pivot as an index of `bits`. */
  readonly pivots: Int16Array;
  /** For each row, the other columns that it changes. */
  readonly others: readonly Int16Array[];
}

/** One linear system in bits: a row is `stride` words, column `c` of it bit `c & 31` of word `c >>> 5`. */
interface Matrix {
  readonly words: Uint32Array;
  readonly stride: number;
  readonly rows: number;
}

/**
 * The choices of each block that has any, by weights of modules: those of pivots have the greatest sum that any set of independent ones has
 * (taking the heaviest column first is best, as in every matroid). They depend on neither the aim nor the mask. Equal weights keep the order
 * of their bits.
 */
export function findChoices(message: Message, weight: Float32Array): Choices[] {
  const layout = blockLayout(message.version, message.level);
  return layout.flatMap(({ dataStart, dataCodewords, errorCorrectionCodewords }, block) => {
    const used = Math.min(dataCodewords, Math.max(0, message.used - dataStart));
    if (used === dataCodewords) return [];
    const fixed = message.data.slice(dataStart, dataStart + used);
    const modules = blockModules(message.version, message.level).blocks[block];
    const bits = Int16Array.from({ length: modules.length - 8 * used }, (_, k) => 8 * used + k).sort(
      (a, b) => weight[modules[b]] - weight[modules[a]] || a - b,
    );
    const wordOf = (data: Uint8Array): Uint8Array => readBits(withCorrection(data, errorCorrectionCodewords), bits);
    const base = new Uint8Array(dataCodewords);
    base.set(fixed);
    const matrix = rowsOfFreeBits(8 * used, 8 * dataCodewords, bits.length, (bit) => {
      const unit = new Uint8Array(dataCodewords);
      unit[bit >>> 3] = 0x80 >>> (bit & 7);
      return wordOf(unit);
    });
    const pivots = reduce(matrix, bits.length);
    return [
      {
        block,
        bits,
        modules: bits.map((bit) => modules[bit]),
        base: wordOf(base),
        pivots,
        others: otherColumns(matrix, pivots, bits.length),
      },
    ];
  });
}

function withCorrection(data: Uint8Array, degree: number): Uint8Array {
  const word = new Uint8Array(data.length + degree);
  word.set(data);
  word.set(errorCorrectionOf(data, degree), data.length);
  return word;
}

function readBits(codewords: Uint8Array, bits: Int16Array): Uint8Array {
  return Uint8Array.from(bits, (bit) => (codewords[bit >>> 3] >>> (7 - (bit & 7))) & 1);
}

/** What each free data bit changes, error correction included. */
function rowsOfFreeBits(first: number, end: number, columns: number, changeOf: (bit: number) => Uint8Array): Matrix {
  const rows = end - first;
  const stride = (columns + 31) >>> 5;
  const words = new Uint32Array(rows * stride);
  for (let row = 0; row < rows; row++) {
    for (const [column, value] of changeOf(first + row).entries()) {
      words[row * stride + (column >>> 5)] |= value << (column & 31);
    }
  }
  return { words, stride, rows };
}

function hasBit({ words, stride }: Matrix, row: number, column: number): boolean {
  return ((words[row * stride + (column >>> 5)] >>> (column & 31)) & 1) === 1;
}

/** Gauss–Jordan, each column in turn. Modifies the matrix; returns the pivot of each row. */
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
