import { afterEach, expect, it, vi } from 'vitest';
import { saveLarge } from './save-large.ts';

const LARGE = 200_000_000;
const ARCHIVE = new Blob(['one', 'two']);

afterEach(() => vi.unstubAllGlobals());

/**
 * A browser with a file picker. With `failure.picking`, the picker fails. With `failure.writing`, writing to the picked
 * file fails.
 */
function browserWithPicker(failure: { readonly picking?: Error; readonly writing?: Error } = {}) {
  const written = { names: [] as string[], text: '', end: 'open' };
  const writable = () =>
    new WritableStream<Uint8Array>({
      write(bytes) {
        if (failure.writing) throw failure.writing;
        written.text += new TextDecoder().decode(bytes);
      },
      close() {
        written.end = 'closed';
      },
      abort() {
        written.end = 'aborted';
      },
    });
  vi.stubGlobal('window', {
    showSaveFilePicker: async ({ suggestedName }: { readonly suggestedName: string }) => {
      written.names.push(suggestedName);
      if (failure.picking) throw failure.picking;
      return { createWritable: async () => writable() };
    },
  });
  return written;
}

it('saveLarge streams a large archive into the chosen file, and closes it', async () => {
  const written = browserWithPicker();
  expect(await saveLarge('codes.zip', LARGE, async () => ARCHIVE)).toBe('saved');
  expect(written).toEqual({ names: ['codes.zip'], text: 'onetwo', end: 'closed' });
});

it('saveLarge returns a small archive instead of saving it, and any archive if the browser has no picker', async () => {
  const written = browserWithPicker();
  expect(await saveLarge('codes.zip', LARGE - 1, async () => ARCHIVE)).toBe(ARCHIVE);
  expect(written.names).toEqual([]);
  vi.stubGlobal('window', {});
  expect(await saveLarge('codes.zip', LARGE, async () => ARCHIVE)).toBe(ARCHIVE);
});

it('saveLarge makes no archive if the visitor closes the picker', async () => {
  browserWithPicker({ picking: new DOMException('Closed', 'AbortError') });
  const make = vi.fn(async () => ARCHIVE);
  expect(await saveLarge('codes.zip', LARGE, make)).toBe('canceled');
  expect(make).not.toHaveBeenCalled();
});

it('saveLarge rejects if the file cannot be written, as on a full disk', async () => {
  browserWithPicker({ writing: new DOMException('Full', 'QuotaExceededError') });
  await expect(saveLarge('codes.zip', LARGE, async () => ARCHIVE)).rejects.toThrow('Full');
});
