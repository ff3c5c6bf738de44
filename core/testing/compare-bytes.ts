/**
 * Makes all unit tests compare typed arrays by their bytes. Vitest itself would compare the pixels of a picture one by
 * one, which takes longer than most tests. Vitest still does so for arrays whose bytes differ, to report the place.
 */
import { expect } from 'vitest';

expect.addEqualityTesters([
  (one: unknown, other: unknown) => (isArray(one) && isArray(other) && haveSameBytes(one, other) ? true : undefined),
]);

function isArray(value: unknown): value is ArrayBufferView {
  return ArrayBuffer.isView(value);
}

function haveSameBytes(one: ArrayBufferView, other: ArrayBufferView): boolean {
  return one.constructor === other.constructor && bytesOf(one).equals(bytesOf(other));
}

function bytesOf({ buffer, byteOffset, byteLength }: ArrayBufferView): Buffer {
  return Buffer.from(buffer, byteOffset, byteLength);
}
