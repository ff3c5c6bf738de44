import { expect, it, vi } from 'vitest';
import { GrowingBytes } from './growing-bytes.ts';

it('GrowingBytes joins pieces of any size, and returns copies', () => {
  const joined = new GrowingBytes();
  joined.add(Uint8Array.of(1, 2));
  const first = joined.bytes();
  joined.add(new Uint8Array(10_000).fill(3));
  joined.add(Uint8Array.of(4));
  expect([...first]).toEqual([1, 2]);
  const all = joined.bytes();
  expect([all.length, all[0], all[1], all[2], all[10_001], all[10_002]]).toEqual([10_003, 1, 2, 3, 3, 4]);
  first[0] = 9;
  expect(joined.bytes()[0]).toBe(1);
});

it('GrowingBytes copies its bytes only when its buffer doubles', () => {
  const joined = new GrowingBytes();
  const piece = Uint8Array.of(1);
  const set = vi.spyOn(Uint8Array.prototype, 'set');
  for (let k = 0; k < 20_000; k++) joined.add(piece);
  // From 4,096 bytes to 32,768 bytes, it doubles three times.
  expect(set.mock.calls.length - 20_000).toBe(3);
  // It keeps its buffer when it is cleared.
  joined.clear();
  for (let k = 0; k < 20_000; k++) joined.add(piece);
  expect(set.mock.calls.length - 40_000).toBe(3);
  set.mockRestore();
});

it('GrowingBytes is empty after it is cleared', () => {
  const joined = new GrowingBytes();
  joined.add(Uint8Array.of(1, 2, 3));
  joined.clear();
  expect(joined.bytes()).toHaveLength(0);
  joined.add(Uint8Array.of(4));
  expect([...joined.bytes()]).toEqual([4]);
});
