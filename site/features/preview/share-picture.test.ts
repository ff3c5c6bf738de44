import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { prepareFile, sharePicture } from './share-picture.ts';

const PICTURE = 'data:image/png;base64,AAAA';

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => undefined));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function deviceWith(share: (() => Promise<void>) | undefined, canShare = true) {
  const shared = vi.fn(share);
  const writeText = vi.fn(async () => undefined);
  vi.stubGlobal('navigator', { ...(share && { share: shared }), canShare: () => canShare, clipboard: { writeText } });
  return { shared, writeText };
}

it('prepareFile returns a PNG file named ai-qr-code.png, and reads the same picture only once', async () => {
  const file = await prepareFile(PICTURE);
  expect([file.name, file.type, file.size]).toEqual(['ai-qr-code.png', 'image/png', 3]);
  expect(await prepareFile(PICTURE)).toBe(file);
  expect(await prepareFile('data:image/png;base64,AAAAAAAA')).not.toBe(file);
});

it('sharePicture passes the file to the share sheet, with a title and a text', async () => {
  const { shared, writeText } = deviceWith(async () => undefined);
  expect(await sharePicture(PICTURE)).toBe('shared');
  expect(shared).toHaveBeenCalledWith({
    files: [await prepareFile(PICTURE)],
    ...{ title: 'AI Generated QR Code', text: 'Check out this QR code I created with AI!' },
  });
  expect(writeText).not.toHaveBeenCalled();
});

it.each([
  ['has no share sheet', undefined, true],
  ['cannot share files', async () => undefined, false],
])('sharePicture copies the URL if the device %s', async (_, share, canShare) => {
  const { shared, writeText } = deviceWith(share, canShare);
  expect(await sharePicture(PICTURE)).toBe('copied');
  expect(writeText).toHaveBeenCalledWith(PICTURE);
  expect(shared).not.toHaveBeenCalled();
});

it('sharePicture distinguishes a dismissed share sheet from a failure', async () => {
  deviceWith(() => Promise.reject(new DOMException('Dismissed', 'AbortError')));
  expect(await sharePicture(PICTURE)).toBe('closed');
  deviceWith(() => Promise.reject(new DOMException('Denied', 'NotAllowedError')));
  expect(await sharePicture(PICTURE)).toBe('failed');
  expect(await sharePicture('no-url:')).toBe('failed');
});
