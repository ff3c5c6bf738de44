import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import type { ReadyDraft } from '#workbench';
import { weavePrintsWhenStill } from './use-weave-prints.ts';

const weavePrint = vi.hoisted(() => vi.fn());

vi.mock('#workbench', async (original) => ({ ...(await original<typeof import('#workbench')>()), weavePrint }));

const DESIGN = { ...DEFAULT_DESIGN, weave: { ...DEFAULT_WEAVE, strength: 0.4, isSturdy: !DEFAULT_WEAVE.isSturdy } };
const DRAFT = { design: DESIGN, image: 'image', made: { woven: 'woven' } } as unknown as ReadyDraft;
const CHANGES = { clearer: { strength: 0 }, easier: { strength: 1 } };

beforeEach(() => {
  vi.useFakeTimers();
  weavePrint.mockReset().mockImplementation(async (name) => `print ${name}`);
});

afterEach(() => vi.useRealTimers());

it('for each change in CHANGES, a small picture with only that change is made 300 ms after a draft', async () => {
  const tell = vi.fn();
  weavePrintsWhenStill(DRAFT, CHANGES, tell);
  await vi.advanceTimersByTimeAsync(299);
  expect(weavePrint).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(weavePrint.mock.calls).toEqual([
    ['clearer', { ...DESIGN, weave: { ...DESIGN.weave, strength: 0 } }, 'image'],
    ['easier', { ...DESIGN, weave: { ...DESIGN.weave, strength: 1 } }, 'image'],
  ]);
  expect(tell.mock.calls).toEqual([
    ['clearer', 'print clearer'],
    ['easier', 'print easier'],
  ]);
});

it('after a cancellation, no small picture is requested, and none that was requested before is shown', async () => {
  const tell = vi.fn();
  weavePrintsWhenStill(DRAFT, CHANGES, tell)();
  await vi.runAllTimersAsync();
  expect(weavePrint).not.toHaveBeenCalled();
  const cancel = weavePrintsWhenStill(DRAFT, CHANGES, tell);
  vi.advanceTimersByTime(300);
  cancel();
  await vi.runAllTimersAsync();
  expect(weavePrint).toHaveBeenCalledTimes(2);
  expect(tell).not.toHaveBeenCalled();
});

it('a request that returns no picture, or that fails, changes nothing on the page; the failure is logged', async () => {
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  weavePrint.mockResolvedValueOnce(null).mockRejectedValueOnce(new Error('broken'));
  const tell = vi.fn();
  weavePrintsWhenStill(DRAFT, CHANGES, tell);
  await vi.runAllTimersAsync();
  expect([tell.mock.calls.length, logged.mock.calls.length]).toEqual([0, 1]);
});

it('no small picture is made without a draft, without an image, or if the image is not woven', async () => {
  const none = [null, { ...DRAFT, image: null }, { ...DRAFT, made: {} }] as unknown as (ReadyDraft | null)[];
  for (const draft of none) weavePrintsWhenStill(draft, CHANGES, vi.fn())();
  for (const draft of none) weavePrintsWhenStill(draft, CHANGES, vi.fn());
  await vi.runAllTimersAsync();
  expect(weavePrint).not.toHaveBeenCalled();
});
