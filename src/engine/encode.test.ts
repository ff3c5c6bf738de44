import { expect, test } from 'vitest';
import { bestMask, encode, isDark, prepare, renderMask } from './index.ts';
import { layoutOf } from './layout.ts';
import { scoreCandidates, scoreRest } from './mask-choice.ts';
import { maskPlanes } from './mask-planes.ts';
import { drawSlowly, penaltySlowly } from './slow-reference.ts';

test('equals', () => {
  for (const level of ['L', 'M', 'Q', 'H'] as const)
    for (let version = 1; version <= 40; version++) {
      const p = prepare('abc' + version, { level, minVersion: version });
      const scores = scoreCandidates(p.symbol, maskPlanes(version, level), layoutOf(version));
      for (const mask of [0, 1, 2, 3, 4, 5, 6, 7] as const) {
        const code = renderMask(p, mask);
        const slow = drawSlowly(version, level, p.codewords, mask);
        let diff = 0;
        for (let y = 0; y < code.size; y++)
          for (let x = 0; x < code.size; x++) {
            if (isDark(code, x, y) !== slow[y][x]) diff++;
          }
        expect([version, level, mask, diff]).toEqual([version, level, mask, 0]);
        if (level === 'L')
          expect([
            version,
            mask,
            scores[mask] + scoreRest(p.symbol, maskPlanes(version, level), layoutOf(version), mask),
          ]).toEqual([version, mask, penaltySlowly(slow)]);
      }
    }
}, 60000);
