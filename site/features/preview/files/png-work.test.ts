import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { makeCode } from '#making';
import type { WorkContext } from '#workers';
import { PNG_WORKS } from './png-work.ts';

const { drawing, text } = makeCode({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
const REQUEST = {
  ...{ drawing, text },
  order: { format: 'png', size: { pixels: 400 }, margin: 1, title: '', carried: null } as const,
};

it('the task `write` reports its progress up to 1, and transfers the file', async () => {
  const shares: number[] = [];
  const transferred: ArrayBuffer[] = [];
  const file = await PNG_WORKS.write(REQUEST, {
    ...{ signal: new AbortController().signal, kept: null, alive: () => undefined },
    progress: (share: number) => shares.push(share),
    transfer: (buffer: ArrayBuffer) => transferred.push(buffer),
  } as WorkContext<never, number>);
  expect(Buffer.from(file).toString('latin1')).toMatch(/^\x89PNG/);
  expect(shares).toEqual(shares.toSorted((left, right) => left - right));
  expect(shares.at(-1)).toBeCloseTo(1);
  expect(transferred).toEqual([file.buffer]);
});

it('the task `write` rejects with the reason of an aborted signal', async () => {
  const context = { signal: AbortSignal.abort(new Error('Canceled')), progress: () => undefined } as never;
  await expect(PNG_WORKS.write(REQUEST, context)).rejects.toThrow('Canceled');
});
