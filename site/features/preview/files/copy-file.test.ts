import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { copyFile } from './copy-file.ts';

const FILE = Promise.resolve(new Blob(['abc'], { type: 'image/svg+xml' }));
const write = vi.fn(async (_: unknown) => undefined);
const writeText = vi.fn(async (_: string) => undefined);

/** A substitute for `ClipboardItem`. The tests can read the data with which it was created. */
class Item {
  readonly data: Readonly<Record<string, Promise<Blob>>>;
  constructor(data: Item['data']) {
    this.data = data;
  }
}

beforeEach(() => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('navigator', { clipboard: { write, writeText } });
  vi.stubGlobal('ClipboardItem', Item);
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.clearAllMocks();
});

it('copyFile passes an unfinished file to the clipboard, and gives the finished file the requested type', async () => {
  const slow = new Promise<Blob>(() => undefined);
  expect(await copyFile('image/png', slow)).toBe('copied');
  expect(await copyFile('text/plain', FILE)).toBe('copied');
  const [[[item]]] = write.mock.calls.slice(-1) as unknown as [[[Item]]];
  const blob = await item.data['text/plain'];
  expect([blob.type, await blob.text()]).toEqual(['text/plain', 'abc']);
});

it('in a browser without ClipboardItem, copyFile copies texts but no pictures', async () => {
  vi.stubGlobal('ClipboardItem', undefined);
  expect(await copyFile('text/plain', FILE)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith('abc');
  expect(await copyFile('image/png', Promise.reject(new Error('Not made')))).toBe('unknown');
});

it('copyFile distinguishes a canceled file from a failure', async () => {
  write.mockRejectedValueOnce(new DOMException('Canceled', 'AbortError')).mockRejectedValueOnce(new Error('Denied'));
  expect(await copyFile('image/png', FILE)).toBe('canceled');
  expect(await copyFile('image/png', FILE)).toBe('failed');
});
