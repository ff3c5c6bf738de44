/** Vitest itself would compare pixels one by one, which takes longer than most tests. It still does if bytes differ. */
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
