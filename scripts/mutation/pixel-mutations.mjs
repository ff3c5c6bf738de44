import { inFile } from './mutation.mjs';

const TESTS = ['src/scanning/pixels/'];

/**
 * How pictures are measured.
 * @type {import('./mutation.mjs').Mutation[]}
 */
export const PIXEL_MUTATIONS = [
  ...inFile('scanning/pixels/error-budget.ts', TESTS, [
    ['const MAX_RING_DAMAGE = 11', 'const MAX_RING_DAMAGE = 12'],
    ['const MAX_RING_DAMAGE = 11', 'const MAX_RING_DAMAGE = 10'],
    ['const LEAST_CENTER_CONTRAST = 4.5', 'const LEAST_CENTER_CONTRAST = 5.5'],
    ['const LEAST_CENTER_CONTRAST = 4.5', 'const LEAST_CENTER_CONTRAST = 3.5'],
    ['const LEAST_RING_CONTRAST = 8', 'const LEAST_RING_CONTRAST = 9'],
    ['const LEAST_RING_CONTRAST = 8', 'const LEAST_RING_CONTRAST = 7'],
    ['const CORRECTABLE_INFORMATION = 3', 'const CORRECTABLE_INFORMATION = 4'],
    ['wrong <= correctable', 'wrong < correctable'],
    ['format: Math.min(...formats)', 'format: Math.max(...formats)'],
  ]),
  ...inFile('scanning/pixels/finder-corners.ts', TESTS, [
    ['cut >= 6', 'cut >= 7'],
    ['ring: light - Math.max(...parts.ring)', 'ring: light - mean(parts.ring)'],
    ['cut >= 6', 'cut >= 0'],
    ['isDark(luma[side], side) && ', ''],
  ]),
  ...inFile('scanning/pixels/cover-askew.ts', TESTS, [
    ['const ASKEW = 0.15', 'const ASKEW = 0'],
    ['[-1, -1],', ''],
    ['[1, -1],', ''],
    ['[-1, 1],', ''],
    ['[1, 1],', ''],
    ['askew[worstBlock(askew)]', 'askew[0]'],
  ]),
  ...inFile('scanning/pixels/edges.ts', TESTS, [
    ['if (hasEvenPatterns && areOneTone(picture, quietZone(grid))) return NO_EDGES;', 'return NO_EDGES;'],
    ['hasEvenPatterns && areOneTone', 'areOneTone'],
    ['hasEvenPatterns && areOneTone(picture, quietZone(grid))', 'hasEvenPatterns'],
    ['finderPlaces(code).every', 'finderPlaces(code).slice(0, 1).every'],
  ]),
  ...inFile('scanning/pixels/finder-runs.ts', TESTS, [
    ['Math.max(...finderPlaces', 'Math.min(...finderPlaces'],
    ['Math.max(deviation(runs, across), deviation(crossing, down))', 'deviation(runs, across)'],
    ['Math.max(deviation(runs, across), deviation(crossing, down))', 'deviation(crossing, down)'],
    ['five[2] <= y && y < five[3]', 'true'],
  ]),
  ...inFile('scanning/pixels/quiet-zone-marks.ts', TESTS, [
    ['const RIM = 0.25', 'const RIM = 0.5'],
    ['if (outside < 0) continue;', 'continue;'],
    ['const edge of [first, behind - 1]', 'const edge of [first]'],
    ['const edge of [first, behind - 1]', 'const edge of [behind - 1]'],
    ['reach(edge, place);', ''],
  ]),
  ...inFile('scanning/pixels/local-tones.ts', TESTS, [
    ['const DARKER = 2', 'const DARKER = 8'],
    ['const DEVIATION = 0.025', 'const DEVIATION = 0.035'],
    ['const ONE_TONE = 1', 'const ONE_TONE = 3'],
  ]),
];
