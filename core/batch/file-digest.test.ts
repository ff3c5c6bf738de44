import { expect, it } from 'vitest';
import { FileDigest, sha256Of } from './file-digest.ts';

const bytesOf = (text: string): Uint8Array => new TextEncoder().encode(text);

/** The SHA-256 of "abc" (FIPS 180-2, appendix B.1). */
const ABC = 'ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad';

it('sha256Of returns the digest of a file in hexadecimal', () => {
  expect(sha256Of(bytesOf('abc'))).toBe(ABC);
});

it('hexWith(end) returns the digest of the pieces followed by `end`, and does not add `end` to the pieces', () => {
  const digest = new FileDigest();
  digest.add(bytesOf('a'));
  expect(digest.hexWith(bytesOf('x'))).toBe(sha256Of(bytesOf('ax')));
  digest.add(bytesOf('b'));
  expect(digest.hexWith(bytesOf('c'))).toBe(ABC);
});
