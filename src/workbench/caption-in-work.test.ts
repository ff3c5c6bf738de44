import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { captionInWork } from './caption-in-work.ts';

const FINISHED: QrDesign = { ...DEFAULT_DESIGN, content: 'example.com' };

const store = vi.hoisted(() => ({ restore: vi.fn(), get: vi.fn(), dispatch: vi.fn() }));

vi.mock('./design-store.ts', () => ({ designStore: store }));

beforeEach(() => {
  vi.clearAllMocks();
  store.restore.mockResolvedValue(undefined);
});

it.each([
  ['changes', 'equals the finished design', FINISHED, 1],
  [
    'changes',
    'differs from the finished design only in caption and frame',
    { ...FINISHED, caption: 'x', frame: 'tab', showAddress: true },
    1,
  ],
  ['keeps', 'differs from the finished design in its image size', { ...FINISHED, imageSize: 20 }, 0],
])('captionInWork %s the caption of the edited design if it %s', async (_does, _name, edited, changes) => {
  // The edited design is known only after it was restored.
  store.restore.mockImplementation(async () => {
    store.get.mockReturnValue({ design: edited });
  });
  store.get.mockReturnValue({ design: DEFAULT_DESIGN });
  await captionInWork(FINISHED, { caption: 'Menu' });
  expect(store.dispatch.mock.calls).toEqual(Array(changes).fill([{ do: 'caption', change: { caption: 'Menu' } }]));
});
