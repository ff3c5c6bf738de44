import { describe, expect, it } from 'vitest';
import { weaveWarnings } from './weave-group.tsx';

const fine = { match: 0.92, focusMatch: 0.9, flatShare: 0.1, wrongCodewords: 2, correctable: 9 };

describe('warnings about a woven picture', () => {
  it('are not given if no measure is worse than its limit', () => {
    expect(weaveWarnings(fine, 26)).toEqual([]);
    expect(weaveWarnings({ ...fine, focusMatch: 0.85, flatShare: 0.6 }, 80)).toEqual([]);
  });

  it('contain one sentence, which names a remedy, if one measure is worse than its limit', () => {
    expect(weaveWarnings(fine, 81)).toEqual([expect.stringContaining('A short link makes the picture clearer')]);
    expect(weaveWarnings({ ...fine, flatShare: 0.61 }, 26)).toEqual([expect.stringContaining('Choose one with')]);
    expect(weaveWarnings({ ...fine, focusMatch: 0.84 }, 26)).toEqual([expect.stringContaining('Move or resize')]);
  });

  it('about a flat picture do not mention its focus', () => {
    expect(weaveWarnings({ ...fine, flatShare: 0.9, focusMatch: 0.5 }, 100)).toEqual([
      expect.stringContaining('A short link makes the picture clearer'),
      expect.stringContaining('Choose one with'),
    ]);
  });
});
