import { describe, expect, it } from 'vitest';
import { describeBecoming, describeCode } from './code-words.ts';

const WAS = { text: 'x', version: 3, level: 'M', mask: 5 } as const;

describe('what is said of a code in a picture', () => {
  it('is all that its reader tells', () => {
    expect(describeCode(WAS)).toBe('It is of version 3, level M, mask 5: 29 × 29 modules.');
    expect(describeCode({ ...WAS, level: null, mask: null })).toBe('It is of version 3: 29 × 29 modules.');
    expect(describeCode({ ...WAS, version: null })).toBe('Its form could not be read.');
  });

  it('is what changes', () => {
    expect(describeBecoming(WAS, { version: 5, level: 'H', mask: 5, size: 37 })).toBe(
      'Made here it gets version 5 with 37 × 37 modules, level H; what it holds stays.',
    );
    expect(describeBecoming(WAS, { version: 3, level: 'M', mask: 5, size: 29 })).toBe('Made here it stays the same.');
  });
});
