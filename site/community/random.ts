/** Equal on every machine, because nothing is rounded: mulberry32, seeded through the finalizer of MurmurHash3. */
export interface RandomStream {
  /** Both ends inclusive. Throws a `RangeError` unless both are integers, with 1 to 2,097,151 in their range. */
  integer(min: number, max: number): number;
  /** Returns `count` different integers in the order drawn. Throws a `RangeError` if the range has fewer. */
  distinct(count: number, min: number, max: number): number[];
  pick<T>(items: readonly T[]): T;
}

/** Streams with different paths are independent, so a post can be made without those before it. */
export function randomStream(seed: number, ...path: readonly number[]): RandomStream {
  let state = path.reduce((mixed, step) => mix(mixed ^ mix(step)), mix(seed));

  function next(): number {
    state = (state + 0x6d2b79f5) | 0;
    let bits = Math.imul(state ^ (state >>> 15), state | 1);
    bits ^= bits + Math.imul(bits ^ (bits >>> 7), bits | 61);
    return (bits ^ (bits >>> 14)) >>> 0;
  }

  function integer(min: number, max: number): number {
    const count = max - min + 1;
    // A 32-bit number times a count below 2^21 fits into the 53 bits of a double, so the quotient is exact.
    if (!Number.isInteger(min) || !Number.isInteger(max) || count < 1 || count >= 2 ** 21) {
      throw new RangeError(`No whole number can be drawn from ${min} to ${max}: the span must be 1 to 2097151.`);
    }
    return min + Math.floor((next() * count) / 2 ** 32);
  }

  function distinct(count: number, min: number, max: number): number[] {
    if (count > max - min + 1) {
      throw new RangeError(`${count} different numbers do not exist from ${min} to ${max}.`);
    }
    const drawn = new Set<number>();
    while (drawn.size < count) drawn.add(integer(min, max));
    return [...drawn];
  }

  function pick<T>(items: readonly T[]): T {
    return items[integer(0, items.length - 1)];
  }

  return { integer, distinct, pick };
}

function mix(value: number): number {
  let bits = (value + 0x9e3779b9) | 0;
  bits = Math.imul(bits ^ (bits >>> 16), 0x85ebca6b);
  bits = Math.imul(bits ^ (bits >>> 13), 0xc2b2ae35);
  return bits ^ (bits >>> 16);
}
