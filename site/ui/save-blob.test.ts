import { afterEach, expect, it, vi } from 'vitest';
import { saveBlob } from './save-blob.ts';

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

it('saveBlob adds a link to the document, clicks it to save the file, and keeps the file in memory for a minute', () => {
  vi.useFakeTimers();
  const steps: string[] = [];
  const link = {
    ...{ href: '', download: '' },
    click: () => steps.push(`click ${link.href} ${link.download}`),
    remove: () => steps.push('remove'),
  };
  vi.stubGlobal('document', { createElement: () => link, body: { append: () => steps.push('append') } });
  vi.spyOn(URL, 'createObjectURL').mockReturnValue('blob:1');
  const revoke = vi.spyOn(URL, 'revokeObjectURL').mockImplementation(() => undefined);
  saveBlob(new Blob(['a']), 'a.csv');
  expect(steps).toEqual(['append', 'click blob:1 a.csv', 'remove']);
  vi.advanceTimersByTime(59_999);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(revoke).toHaveBeenCalledWith('blob:1');
});
