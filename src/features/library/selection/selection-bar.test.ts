import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry } from '#storage';
import { Button } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { libraryWords } from '#words/library';
import { ContactSheet } from './contact-sheet.tsx';
import { SelectionBar } from './selection-bar.tsx';

const calls = vi.hoisted(() => ({
  ...{ zipCodes: vi.fn(), readStoredCode: vi.fn(), saveGenerated: vi.fn(), countDownload: vi.fn(), navigate: vi.fn() },
  ...{ readBareFiles: vi.fn(), showToast: vi.fn(), saveBlob: vi.fn(), readCodePicture: vi.fn() },
}));

vi.mock('./zip-codes.ts', () => ({ zipCodes: calls.zipCodes }));
vi.mock('react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => calls.navigate }));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  ...{ readStoredCode: calls.readStoredCode, saveGenerated: calls.saveGenerated, countDownload: calls.countDownload },
  ...{ readBareFiles: calls.readBareFiles, readCodePicture: calls.readCodePicture },
}));
vi.mock('#ui', async (original) => ({
  ...(await original<object>()),
  ...{ showToast: calls.showToast, saveBlob: calls.saveBlob },
}));
vi.mock('#workbench', () => ({ GIVEN_TABLE_MAX: 100 }));

const words = libraryWords.selection;

function codeOf(id: string, text = `text ${id}`): CodeEntry {
  return { id, text, name: `Code ${id}`, design: DEFAULT_DESIGN, pictureLength: 0, isForThisVisit: false };
}

async function barOf(codes: readonly CodeEntry[] = [codeOf('2'), codeOf('1')]) {
  const actions = { begin: vi.fn(), end: vi.fn(), select: vi.fn(), selectOnly: vi.fn() };
  const selection = { ids: new Set(codes.map(({ id }) => id)), codes, ...actions };
  return mount(() => SelectionBar({ selection, found: codes, end: () => {} }));
}

async function press(page: () => unknown, text: string): Promise<void> {
  const [button] = propsIn(page(), Button).filter(({ children }) => [children].flat().includes(text));
  await act(async () => button.onClick?.({} as never));
}

beforeEach(() => {
  vi.resetAllMocks();
  calls.readBareFiles.mockReturnValue(false);
});

it('an archive counts as one download, and contains designs unless the visitor excludes designs', async () => {
  calls.zipCodes.mockResolvedValue({ archive: 'archive', count: 2 });
  const { now } = await barOf();
  await press(now, words.zip);
  await vi.waitFor(() => expect(calls.saveBlob).toHaveBeenCalledExactlyOnceWith('archive', words.archive(2)));
  expect(calls.zipCodes.mock.calls[0][1]).toBe(true);
  expect(calls.countDownload).toHaveBeenCalledTimes(1);
  calls.readBareFiles.mockReturnValue(true);
  await press(now, words.zip);
  await vi.waitFor(() => expect(calls.zipCodes).toHaveBeenCalledTimes(2));
  expect(calls.zipCodes.mock.calls[1][1]).toBe(false);
});

it('an archive without a code is not saved, and the visitor is told that the codes are gone', async () => {
  calls.zipCodes.mockResolvedValue({ archive: 'archive', count: 0 });
  await press((await barOf()).now, words.zip);
  await vi.waitFor(() =>
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...libraryWords.notices.missing }),
  );
  expect(calls.saveBlob).not.toHaveBeenCalled();
});

it('the button for labels opens the page of the first selected code and passes all ids to that page', async () => {
  const first = { id: '2', picture: 'data:,' };
  calls.readStoredCode.mockResolvedValueOnce(first).mockResolvedValueOnce(null);
  const { now } = await barOf();
  await press(now, words.labels);
  expect(calls.readStoredCode).toHaveBeenLastCalledWith('2');
  expect(calls.saveGenerated).toHaveBeenCalledExactlyOnceWith(first);
  expect(calls.navigate).toHaveBeenCalledExactlyOnceWith('/preview', { state: { labels: ['2', '1'] } });
  await press(now, words.labels);
  expect(calls.navigate).toHaveBeenCalledTimes(1);
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...libraryWords.notices.missing });
});

it('the selected codes are opened as a table, unless the table is too long to be passed on', async () => {
  await press((await barOf()).now, words.table);
  const [[path, { state }]] = calls.navigate.mock.calls;
  expect([path, state.table]).toEqual(['/many', expect.stringContaining('text 1')]);
  await press((await barOf([codeOf('1', 'x'.repeat(100))])).now, words.table);
  expect(calls.navigate).toHaveBeenCalledTimes(1);
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...words.tooLong });
});

it('the contact sheet is printed after its pictures are decoded, and is then removed from the page', async () => {
  const log: string[] = [];
  class FakeImage {
    decode = async () => void log.push('decoded');
  }
  vi.stubGlobal('Image', FakeImage);
  calls.readCodePicture.mockImplementation(async (id: string) => `picture ${id}`);
  const { now } = await barOf();
  let finish: (() => void) | undefined;
  Object.assign(window, {
    print: () => void log.push('printed'),
    addEventListener: (type: string, listener: () => void) => {
      if (type === 'afterprint') finish = listener;
    },
  });
  await press(now, words.print);
  expect(log).toEqual(['decoded', 'decoded', 'printed']);
  expect(propsIn(now(), ContactSheet)[0].proofs.map(({ picture }) => picture)).toEqual(['picture 2', 'picture 1']);
  await act(async () => finish?.());
  expect(propsIn(now(), ContactSheet)).toEqual([]);
});

it('if none of the codes to print is left, the visitor is told', async () => {
  calls.readCodePicture.mockResolvedValue(null);
  await press((await barOf()).now, words.print);
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...libraryWords.notices.missing });
});
