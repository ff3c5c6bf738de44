import { expect, it } from 'vitest';

it('toEqual treats typed arrays as equal only if their types and bytes are equal', () => {
  const bytes = Uint8Array.of(1, 2, 3, 4);
  expect(bytes.subarray(1, 3)).toEqual(Uint8Array.of(2, 3));
  expect({ data: [Float32Array.of(0.5)] }).toEqual({ data: [Float32Array.of(0.5)] });
  expect(bytes).not.toEqual(Uint8Array.of(1, 2, 3, 5));
  expect(bytes).not.toEqual(bytes.subarray(1));
  expect(bytes).not.toEqual(Uint8ClampedArray.from(bytes));
});
