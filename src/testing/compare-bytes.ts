/**
 * Compares typed arrays at once in all unit tests: the test tool would compare the pixels of a picture one by one,
 * which takes longer than most of what is tested. Arrays whose bytes differ are left to it, for its report.
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
