import { describe, expect, it } from 'vitest';
import { describeBecoming, describeCode } from './code-words.ts';

const WAS = { text: 'x', version: 3, level: 'M', mask: 5 } as const;

describe('the sentence about a code in a picture', () => {
  it('states the size, version, level and mask, as far as the decoder reported them', () => {
    expect(describeCode(WAS)).toBe('This code has 29 × 29 modules: version 3, error correction M, and mask 5.');
    expect(describeCode({ ...WAS, level: null, mask: null })).toBe('This code has 29 × 29 modules: version 3.');
    expect(describeCode({ ...WAS, version: null })).toBe("We couldn't read how this code is built.");
  });

  it('states what would be different if the code were made here', () => {
    expect(describeBecoming(WAS, { version: 5, level: 'H', mask: 5, size: 37 })).toBe(
      'A code made here would have the same content, but 37 × 37 modules: version 5 and error correction H.',
    );
    expect(describeBecoming(WAS, { version: 3, level: 'M', mask: 2, size: 29 })).toContain('mask 2');
    expect(describeBecoming({ ...WAS, mask: null }, { version: 3, level: 'M', mask: 2, size: 29 })).toContain('mask 2');
    expect(describeBecoming(WAS, { version: 3, level: 'M', mask: 5, size: 29 })).toBe(
      'A code made here would be identical.',
    );
  });
});
