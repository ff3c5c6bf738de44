import { afterEach, expect, it, vi } from 'vitest';
import { openPdf } from './open-pdf.ts';

const PDF = Promise.resolve(new Blob(['%PDF']));

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

function openedWindow() {
  const opened = { opener: {}, location: { replace: vi.fn() }, close: vi.fn() };
  const open = vi.fn(() => opened);
  vi.stubGlobal('window', { open });
  return { opened, open };
}

it('openPdf opens the window before the PDF is made, and shows the PDF in it later', async () => {
  const { opened, open } = openedWindow();
  let finish: (pdf: Blob) => void = () => undefined;
  const outcome = openPdf(new Promise((resolve) => (finish = resolve)));
  expect(open).toHaveBeenCalledWith('', '_blank');
  expect(opened.location.replace).not.toHaveBeenCalled();
  finish(await PDF);
  expect(await outcome).toBe('opened');
  expect(opened.opener).toBeNull();
  expect(opened.location.replace).toHaveBeenCalledWith(expect.stringMatching(/^blob:/));
});

it('openPdf keeps the URL of a PDF until the next one is opened', async () => {
  const revoke = vi.spyOn(URL, 'revokeObjectURL');
  const { opened } = openedWindow();
  await openPdf(PDF);
  const [url] = opened.location.replace.mock.calls[0];
  expect(revoke).not.toHaveBeenCalledWith(url);
  await openPdf(PDF);
  expect(revoke).toHaveBeenLastCalledWith(url);
});

it('openPdf resolves to blocked if no window opens', async () => {
  vi.stubGlobal('window', { open: () => null });
  expect(await openPdf(PDF)).toBe('blocked');
});

it('openPdf closes the window if the PDF cannot be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const { opened } = openedWindow();
  expect(await openPdf(Promise.reject(new Error('Not made')))).toBe('failed');
  expect(opened.close).toHaveBeenCalledOnce();
});
