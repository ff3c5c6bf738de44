import type { Choices } from './choices.ts';

/**
 * Returns values for the block's bits, one for each of `choices.bits`, that agree well with the wanted ones. First
 * every pivot gets its wanted value. Then rows are inverted one at a time, always the row that most reduces the weight
 * of the disagreeing bits (the first of equal rows), until no row reduces it. `weight` has a value for each bit.
 * `Choices` explains rows and pivots.
 */
export function chooseBits(choices: Choices, wanted: Uint8Array, weight: Float32Array): Uint8Array {
  const bits = agreeAtPivots(choices, wanted);
  flipWhileItHelps(choices, bits, wanted, weight);
  return bits;
}

/** Returns values for the block's bits with which every pivot has its wanted value. There is only one such set. */
export function agreeAtPivots({ base, pivots, others }: Choices, wanted: Uint8Array): Uint8Array {
  const bits = base.slice();
  for (const [row, pivot] of pivots.entries()) {
    if (bits[pivot] !== wanted[pivot]) addRow(bits, pivot, others[row]);
  }
  return bits;
}

function addRow(bits: Uint8Array, pivot: number, others: Int16Array): void {
  bits[pivot] ^= 1;
  for (const column of others) bits[column] ^= 1;
}

function flipWhileItHelps(
  { pivots, others, rows }: Choices,
  bits: Uint8Array,
  wanted: Uint8Array,
  weight: Float32Array,
): void {
  /** Returns by how much flipping this column changes the total weight of the bits that differ from the wanted ones. */
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
    addRow(bits, pivots[best], others[best]);
    for (const column of others[best]) {
      const difference = 2 * costOf(column);
      for (const row of rows[column]) change[row] += difference;
    }
    change[best] += 2 * costOf(pivots[best]);
  }
}

/** Gains up to this limit are rounding errors. Without the limit, a row could be inverted again and again. */
const ROUNDING = 1e-6;
