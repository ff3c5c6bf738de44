import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';

const storage = vi.hoisted(() => ({
  readWorkingDesign: vi.fn(),
  keepWorkingDesign: vi.fn(),
  readGradientDirection: vi.fn(),
  deletions: 0,
  deleted: new Set<() => void>(),
}));

vi.mock('#storage', () => ({
  readWorkingDesign: storage.readWorkingDesign,
  keepWorkingDesign: storage.keepWorkingDesign,
  readGradientDirection: storage.readGradientDirection,
  countDeletions: () => storage.deletions,
  subscribeToDeletion: (listener: () => void) => storage.deleted.add(listener),
}));

beforeEach(() => {
  vi.resetModules();
  storage.deletions = 0;
  storage.deleted.clear();
  storage.readWorkingDesign.mockResolvedValue(null);
  storage.readGradientDirection.mockReturnValue(null);
});

afterEach(() => vi.clearAllMocks());

/** The store of a page that was just opened. */
async function openStore(): Promise<typeof import('./design-store.ts')['designStore']> {
  return (await import('./design-store.ts')).designStore;
}

function designOf(content: string): QrDesign {
  return { ...DEFAULT_DESIGN, content };
}

function deleteEverything(): void {
  storage.deletions++;
  for (const listener of storage.deleted) listener();
}

/** A design of the last visit that comes when it is told to. */
function comesLater(design: QrDesign): () => void {
  let come = (): void => undefined;
  storage.readWorkingDesign.mockReturnValue(
    new Promise((resolve) => {
      come = () => resolve(design);
    }),
  );
  return () => come();
}

describe('restoring', () => {
  it('brings back the design of the last visit, without a step', async () => {
    storage.readWorkingDesign.mockResolvedValue(designOf('last'));
    const store = await openStore();
    await store.restore();
    expect(store.get()).toMatchObject({ design: designOf('last'), past: [] });
    expect(storage.keepWorkingDesign).not.toHaveBeenCalled();
  });

  it('never takes the place of what was begun meanwhile, or before', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const restoring = store.restore();
    store.dispatch({ do: 'type-content', content: 'mine' });
    come();
    await restoring;
    expect(store.get().design.content).toBe('mine');
    storage.readWorkingDesign.mockResolvedValue(designOf('last'));
    await store.restore();
    expect(store.get().design.content).toBe('mine');
  });

  it('brings back nothing that was deleted meanwhile', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const restoring = store.restore();
    deleteEverything();
    come();
    await restoring;
    expect(store.get().design).toEqual(DEFAULT_DESIGN);
  });
});

describe('opening a design', () => {
  it('is one step, which leads back to the design in work, also where that was still to come', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const opening = store.open(designOf('opened'));
    come();
    expect(await opening).toBe(true);
    expect(store.get().design.content).toBe('opened');
    expect(storage.keepWorkingDesign).toHaveBeenLastCalledWith(designOf('opened'));
    store.undo();
    expect(store.get()).toMatchObject({ design: designOf('last'), past: [] });
  });

  it('is no step where it is the one in work', async () => {
    const store = await openStore();
    store.dispatch({ do: 'type-content', content: 'mine' });
    const { past } = store.get();
    expect(await store.open(designOf('mine'))).toBe(false);
    expect(store.get().past).toBe(past);
  });
});

describe('a deletion', () => {
  it('takes the design, its history and the direction that new designs begin with', async () => {
    storage.readGradientDirection.mockReturnValue('to right');
    const store = await openStore();
    expect(store.get().design.gradientDirection).toBe('to right');
    store.dispatch({ do: 'type-content', content: 'mine' });
    const told = vi.fn();
    store.subscribe(told);
    deleteEverything();
    expect(told).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ design: DEFAULT_DESIGN, past: [], future: [], last: null });
  });
});
