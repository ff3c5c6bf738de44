import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { lookForCodes, lookInside, readImage } from './read-picture-file.ts';

const calls = vi.hoisted(() => ({
  readDesignIn: vi.fn(),
  readCodes: vi.fn(),
  loadMaker: vi.fn(),
  showToast: vi.fn(),
}));

vi.mock('#carrying', () => ({
  BACKUP_HEAD: 6,
  beginsAsBackup: (head: string) => head === 'backup',
  readDesignIn: calls.readDesignIn,
}));
vi.mock('#scanning', () => ({ readCodes: calls.readCodes }));
vi.mock('#ui', () => ({ showToast: calls.showToast }));
vi.mock('#workbench', () => ({ loadMaker: calls.loadMaker }));

const TAKEN = { customImage: 'data:image/png;base64,AAAA', before: DEFAULT_DESIGN };

beforeEach(() => {
  vi.resetAllMocks();
  for (const level of ['error', 'warn'] as const) vi.spyOn(console, level).mockReturnValue();
  calls.readDesignIn.mockResolvedValue({ is: 'none' });
});

afterEach(() => vi.restoreAllMocks());

describe('lookInside', () => {
  it('restores a backup', async () => {
    const restore = vi.fn().mockResolvedValue(undefined);
    const file = new Blob(['backup and more']);
    expect(await lookInside(file, restore)).toBe('backup');
    expect(restore).toHaveBeenCalledExactlyOnceWith(file);
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  it('tells the visitor if a backup cannot be restored', async () => {
    expect(await lookInside(new Blob(['backup']), () => Promise.reject(new Error('not loaded')))).toBe('backup');
    await vi.waitFor(() => expect(calls.showToast).toHaveBeenCalledTimes(1));
  });

  it('returns the design in a file, and null if there is none', async () => {
    expect(await lookInside(new Blob(['x']), vi.fn())).toBeNull();
    calls.readDesignIn.mockResolvedValue({ is: 'design', design: DEFAULT_DESIGN });
    expect(await lookInside(new Blob(['x']), vi.fn())).toBe(DEFAULT_DESIGN);
    expect(calls.showToast).not.toHaveBeenCalled();
  });

  it.each(['newer', 'damaged'])(
    'tells the visitor for ten seconds that a design is %s, and returns null',
    async (is) => {
      calls.readDesignIn.mockResolvedValue({ is });
      expect(await lookInside(new Blob(['x']), vi.fn())).toBeNull();
      expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(
        expect.objectContaining({ kind: 'error', duration: 10_000 }),
      );
    },
  );

  it('searches files of up to 64 MB for a design, and no larger ones', async () => {
    for (const size of [64_000_000, 64_000_001]) {
      const file = { size, slice: () => new Blob(['x']), arrayBuffer: async () => new ArrayBuffer(1) };
      await lookInside(file as unknown as Blob, vi.fn());
    }
    expect(calls.readDesignIn).toHaveBeenCalledTimes(1);
  });

  it('returns null if the file cannot be opened', async () => {
    const file = { size: 1, slice: () => ({ text: () => Promise.reject(new Error('gone')) }) };
    expect(await lookInside(file as unknown as Blob, vi.fn())).toBeNull();
    expect(calls.showToast).not.toHaveBeenCalled();
  });
});

describe('readImage', () => {
  it('returns the image, or why it was refused', async () => {
    const readUpload = vi.fn().mockResolvedValue(TAKEN.customImage);
    calls.loadMaker.mockResolvedValue({ readUpload, imageRefusal: () => ({ code: 'unreadable', excess: null }) });
    expect(await readImage(new Blob(['x']))).toEqual({ is: 'added', customImage: TAKEN.customImage });
    readUpload.mockRejectedValue(new Error('no image'));
    expect(await readImage(new Blob(['x']))).toEqual({ is: 'refused', why: expect.stringMatching(/./) });
  });

  it('refuses the image if its reader cannot be loaded', async () => {
    calls.loadMaker.mockRejectedValue(new Error('not loaded'));
    expect(await readImage(new Blob(['x']))).toMatchObject({ is: 'refused' });
  });
});

describe('lookForCodes', () => {
  const CODE = { text: 'x', version: 1, level: 'M', mask: 0 };

  beforeEach(() => {
    calls.loadMaker.mockResolvedValue({ loadImage: async () => ({ pixels: 'pixels' }) });
  });

  it('reports the codes in an image, and reports nothing if there are none', async () => {
    const onFound = vi.fn();
    const { signal } = new AbortController();
    calls.readCodes.mockResolvedValue([]);
    await lookForCodes(TAKEN, signal, onFound);
    expect(onFound).not.toHaveBeenCalled();
    calls.readCodes.mockResolvedValue([CODE]);
    await lookForCodes(TAKEN, signal, onFound);
    expect(calls.readCodes).toHaveBeenLastCalledWith('pixels', signal);
    expect(onFound).toHaveBeenCalledExactlyOnceWith({ is: 'codes', codes: [CODE], taken: TAKEN });
  });

  it('tells the visitor that the search failed, unless it was aborted', async () => {
    calls.readCodes.mockRejectedValue(new Error('broken'));
    await lookForCodes(TAKEN, AbortSignal.abort(), vi.fn());
    expect(calls.showToast).not.toHaveBeenCalled();
    await lookForCodes(TAKEN, new AbortController().signal, vi.fn());
    expect(calls.showToast).toHaveBeenCalledTimes(1);
  });
});
