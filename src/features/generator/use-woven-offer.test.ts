import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { drawOffer } from './use-woven-offer.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'x', customImage: 'data:,' };

const calls = vi.hoisted(() => ({ loadImage: vi.fn(), weaveDraft: vi.fn() }));

vi.mock('#workbench', () => ({
  designReducer: (design: QrDesign, action: object) => ({ ...design, action }),
  loadMaker: async () => calls,
}));

beforeEach(() => {
  vi.resetAllMocks();
  calls.loadImage.mockImplementation(async (source) => `image ${source}`);
  calls.weaveDraft.mockResolvedValue({ state: 'ready', made: { drawing: 'drawing' } });
});

it('the offer is the design with its image woven in, in a lane of its own', async () => {
  expect(await drawOffer({ ...DESIGN, details: { note: 'y' } })).toBe('drawing');
  const woven = { ...DESIGN, details: { note: 'y' }, qrType: 'custom', action: { do: 'weave', weave: {} } };
  expect(calls.weaveDraft).toHaveBeenCalledExactlyOnceWith('offer', woven, 'image data:,');
});

it('the offer has an example as content while nothing is typed', async () => {
  await drawOffer({ ...DESIGN, content: '' });
  const [[, design]] = calls.weaveDraft.mock.calls;
  expect(design).toMatchObject({ type: 'url', content: 'https://example.com', details: undefined });
});

it('there is no offer without an image, or if the image cannot be woven', async () => {
  expect(await drawOffer({ ...DESIGN, customImage: undefined })).toBeNull();
  expect(calls.weaveDraft).not.toHaveBeenCalled();
  for (const draft of [null, { state: 'impossible' }]) {
    calls.weaveDraft.mockResolvedValueOnce(draft);
    expect(await drawOffer(DESIGN)).toBeNull();
  }
});
