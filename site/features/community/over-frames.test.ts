import { afterEach, expect, it, vi } from 'vitest';
import { overFrames } from './over-frames.ts';

afterEach(() => vi.unstubAllGlobals());

it('overFrames runs a function at once and in the next four frames, unless it is stopped', () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('requestAnimationFrame', (next: () => void) => frames.push(next) - 1);
  vi.stubGlobal('cancelAnimationFrame', (frame: number) => delete frames[frame]);
  const run = vi.fn();
  overFrames(run);
  const counts: number[] = [];
  for (let frame = 0; frame <= 5; frame++) {
    counts.push(run.mock.calls.length);
    frames[frame]?.();
  }
  expect(counts).toEqual([1, 2, 3, 4, 5, 5]);
  const stop = overFrames(run);
  stop();
  expect(frames.at(-1)).toBeUndefined();
});
