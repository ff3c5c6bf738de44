import { afterEach, expect, it, vi } from 'vitest';
import { painted } from './painted.ts';

afterEach(() => vi.unstubAllGlobals());

it('painted resolves at once in a hidden tab', async () => {
  vi.stubGlobal('document', { visibilityState: 'hidden' });
  expect(await painted()).toBeUndefined();
});

it('painted resolves after the next frame of a visible tab, not during that frame', async () => {
  const frames: (() => void)[] = [];
  vi.stubGlobal('document', { visibilityState: 'visible' });
  vi.stubGlobal('requestAnimationFrame', (run: () => void) => frames.push(run));
  const done = vi.fn();
  const waiting = painted().then(done);
  await new Promise((resolve) => setTimeout(resolve, 5));
  expect(done).not.toHaveBeenCalled();
  frames[0]();
  await Promise.resolve();
  expect(done).not.toHaveBeenCalled();
  await waiting;
});
