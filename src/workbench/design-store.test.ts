import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';

const storage = vi.hoisted(() => ({
  readWorkingDesign: vi.fn(),
  keepWorkingDesign: vi.fn(),
  readGradientDirection: vi.fn(),
  edited: null as string | null,
  deletions: 0,
  deleted: new Set<() => void>(),
}));

vi.mock('#storage', () => ({
  readWorkingDesign: storage.readWorkingDesign,
  keepWorkingDesign: storage.keepWorkingDesign,
  readGradientDirection: storage.readGradientDirection,
  readEditedCode: () => storage.edited,
  writeEditedCode: (id: string | null) => {
    storage.edited = id;
  },
  countDeletions: () => storage.deletions,
  subscribeToDeletion: (listener: () => void) => storage.deleted.add(listener),
}));

beforeEach(() => {
  vi.resetModules();
  storage.deletions = 0;
  storage.edited = null;
  storage.deleted.clear();
  storage.readWorkingDesign.mockResolvedValue(null);
  storage.readGradientDirection.mockReturnValue(null);
});

afterEach(() => vi.clearAllMocks());

/** Returns the store of a newly opened page. */
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

/** Makes the design of the last visit arrive only when the returned function is called. */
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
  it('restores the design of the last visit, without an undo step', async () => {
    storage.readWorkingDesign.mockResolvedValue(designOf('last'));
    const store = await openStore();
    await store.restore();
    expect(store.get()).toMatchObject({ design: designOf('last'), past: [] });
    expect(storage.keepWorkingDesign).not.toHaveBeenCalled();
  });

  it('never replaces a design that the visitor began before the restoring or during it', async () => {
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
    expect(storage.readWorkingDesign).toHaveBeenCalledTimes(1);
  });

  it('restores the design with the style tab that the visitor chose meanwhile, and stores both', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const restoring = store.restore();
    store.dispatch({ do: 'choose-tab', qrType: 'custom' });
    come();
    await restoring;
    const onTab = { ...designOf('last'), qrType: 'custom' };
    expect(store.get()).toMatchObject({ design: onTab, past: [] });
    expect(storage.keepWorkingDesign).toHaveBeenLastCalledWith(onTab);
  });

  it('does not restore a design if the visitor meanwhile chose a style tab and typed', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const restoring = store.restore();
    store.dispatch({ do: 'choose-tab', qrType: 'custom' });
    store.dispatch({ do: 'type-content', content: 'mine' });
    come();
    await restoring;
    expect(store.get().design).toMatchObject({ qrType: 'custom', content: 'mine' });
  });

  it('restores no design that was deleted while it was loading', async () => {
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
  it('is one undo step; undo restores the design of the last visit, even if it was still loading', async () => {
    const come = comesLater(designOf('last'));
    const store = await openStore();
    const opening = store.open(designOf('opened'));
    come();
    expect(await opening).toBe(true);
    expect(store.get().design.content).toBe('opened');
    expect(storage.keepWorkingDesign).toHaveBeenLastCalledWith(designOf('opened'));
    store.undo();
    expect(store.get()).toMatchObject({ design: designOf('last'), past: [] });
    expect(storage.keepWorkingDesign).toHaveBeenLastCalledWith(designOf('last'));
    store.redo();
    expect(store.get().design).toEqual(designOf('opened'));
    expect(storage.keepWorkingDesign).toHaveBeenLastCalledWith(designOf('opened'));
  });

  it('adds no undo step if the same design is being edited already', async () => {
    const store = await openStore();
    store.dispatch({ do: 'type-content', content: 'mine' });
    const { past } = store.get();
    expect(await store.open(designOf('mine'))).toBe(false);
    expect(store.get().past).toBe(past);
  });
});

describe('the code that is edited', () => {
  it('is remembered while its design is changed and after a reload, until a template replaces the design', async () => {
    const store = await openStore();
    await store.open(designOf('kept'), '17');
    store.dispatch({ do: 'type-content', content: 'kept, changed' });
    expect(store.get().edited).toBe('17');
    expect(storage.edited).toBe('17');

    vi.resetModules();
    storage.readWorkingDesign.mockResolvedValue(designOf('kept, changed'));
    const reloaded = await openStore();
    await reloaded.restore();
    expect(reloaded.get()).toMatchObject({ design: designOf('kept, changed'), edited: '17' });

    reloaded.dispatch({ do: 'replace', design: designOf('a template') });
    expect(reloaded.get().edited).toBeNull();
    expect(storage.edited).toBeNull();
    reloaded.undo();
    expect(reloaded.get().edited).toBe('17');
    expect(storage.edited).toBe('17');
  });

  it('changes without an undo step if the same design is opened from another code', async () => {
    const store = await openStore();
    await store.open(designOf('kept'), '17');
    const { past } = store.get();
    expect(await store.open(designOf('kept'), '18')).toBe(false);
    expect(store.get()).toMatchObject({ edited: '18', past });
    await store.open(designOf('kept'));
    expect(store.get().edited).toBeNull();
  });
});

it('subscribers are told of each change until they unsubscribe, but not of undo or redo without effect', async () => {
  const store = await openStore();
  const contents: string[] = [];
  const told = vi.fn(() => contents.push(store.get().design.content));
  const unsubscribe = store.subscribe(told);
  for (const change of [store.undo, store.redo]) change();
  expect(told).not.toHaveBeenCalled();
  store.dispatch({ do: 'type-content', content: 'mine' });
  store.undo();
  store.redo();
  // Subscribers find the changed design in the store.
  expect(contents).toEqual(['mine', '', 'mine']);
  unsubscribe();
  store.undo();
  expect(told).toHaveBeenCalledTimes(3);
});

it('isNewDesign accepts a design that differs from the default only in the remembered direction', async () => {
  const { isNewDesign } = await import('./design-store.ts');
  expect(isNewDesign({ ...DEFAULT_DESIGN, gradientDirection: 'to right' })).toBe(true);
  expect(isNewDesign(designOf('x'))).toBe(false);
  expect(isNewDesign({ ...DEFAULT_DESIGN, imageSize: 31 })).toBe(false);
});

describe('a deletion', () => {
  it('clears the design, its history and the remembered direction', async () => {
    storage.readGradientDirection.mockReturnValue('to right');
    const store = await openStore();
    expect(store.get().design.gradientDirection).toBe('to right');
    store.dispatch({ do: 'type-content', content: 'mine' });
    const told = vi.fn();
    store.subscribe(told);
    deleteEverything();
    expect(told).toHaveBeenCalledTimes(1);
    expect(store.get()).toEqual({ design: DEFAULT_DESIGN, edited: null, past: [], future: [], last: null });
  });
});

it('a prerendered page, and thus the first rendering in the browser, shows the default design', async () => {
  const { designStore, useDesign } = await import('./design-store.ts');
  designStore.dispatch({ do: 'type-content', content: 'x' });
  const shown = renderToStaticMarkup(createElement(() => JSON.stringify(useDesign().design)));
  expect(shown.replaceAll('&quot;', '"')).toBe(JSON.stringify(DEFAULT_DESIGN));
  expect(designStore.get().design.content).toBe('x');
});
