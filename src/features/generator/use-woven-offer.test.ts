import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { drawOffer, drawOfferWhenStill } from './use-woven-offer.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'x', customImage: 'data:,' };

const calls = vi.hoisted(() => ({ loadImage: vi.fn(), weaveDraft: vi.fn() }));

vi.mock('#workbench', async (original) => ({
  ...(await original<typeof import('#workbench')>()),
  designReducer: (design: QrDesign, action: object) => ({ ...design, action }),
  loadMaker: async () => calls,
}));

afterEach(() => vi.useRealTimers());

beforeEach(() => {
  vi.resetAllMocks();
  calls.loadImage.mockImplementation(async (source) => `image ${source}`);
  calls.weaveDraft.mockResolvedValue({ state: 'ready', made: { drawing: 'drawing' } });
});

it('drawOffer asks the weaver to weave the image into the design, in the lane for offers', async () => {
  expect(await drawOffer({ ...DESIGN, details: { note: 'y' } })).toBe('drawing');
  const woven = { ...DESIGN, details: { note: 'y' }, qrType: 'custom', action: { do: 'weave', weave: {} } };
  expect(calls.weaveDraft).toHaveBeenCalledExactlyOnceWith('offer', woven, 'image data:,');
});

it('if nothing is typed, the offer shows a code of the example address', async () => {
  await drawOffer({ ...DESIGN, content: '' });
  const [[, design]] = calls.weaveDraft.mock.calls;
  expect(design).toMatchObject({ type: 'url', content: 'https://example.com', details: undefined });
});

it('drawOffer returns null without an image, or if the image cannot be woven', async () => {
  expect(await drawOffer({ ...DESIGN, customImage: undefined })).toBeNull();
  expect(calls.weaveDraft).not.toHaveBeenCalled();
  for (const draft of [null, { state: 'impossible' }]) {
    calls.weaveDraft.mockResolvedValueOnce(draft);
    expect(await drawOffer(DESIGN)).toBeNull();
  }
});

it('the offer is woven after 300 ms, unless it is canceled first', async () => {
  vi.useFakeTimers();
  const tell = vi.fn();
  const cancel = drawOfferWhenStill(DESIGN, tell);
  await vi.advanceTimersByTimeAsync(299);
  cancel();
  await vi.advanceTimersByTimeAsync(1000);
  expect(calls.weaveDraft).not.toHaveBeenCalled();
  drawOfferWhenStill(DESIGN, tell);
  await vi.advanceTimersByTimeAsync(300);
  expect(tell).toHaveBeenCalledExactlyOnceWith('drawing');
});

it('an offer that is canceled while it is being woven is not shown, and a failure is only logged', async () => {
  vi.useFakeTimers();
  const logged = vi.spyOn(console, 'warn').mockReturnValue();
  const tell = vi.fn();
  const cancel = drawOfferWhenStill(DESIGN, tell);
  vi.advanceTimersByTime(300);
  cancel();
  await vi.runAllTimersAsync();
  calls.loadImage.mockRejectedValue(new Error('broken'));
  drawOfferWhenStill(DESIGN, tell);
  await vi.runAllTimersAsync();
  expect([tell.mock.calls.length, logged.mock.calls.length]).toEqual([0, 1]);
});
