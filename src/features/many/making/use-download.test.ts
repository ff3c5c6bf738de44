import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import { CodeRun } from './code-run.ts';
import { PagesRun } from './pages-run.ts';
import { BEGUN } from './run-ledger.ts';
import { useDownload } from './use-download.ts';
import type { RunView } from './use-run.ts';

const calls = vi.hoisted(() => ({ saveLarge: vi.fn(), saveBlob: vi.fn(), showToast: vi.fn(), countDownload: vi.fn() }));

vi.mock('./save-large.ts', () => ({ saveLarge: calls.saveLarge }));
vi.mock('#storage', () => ({ countDownload: calls.countDownload }));
vi.mock('#ui', () => ({ saveBlob: calls.saveBlob, showToast: calls.showToast }));

const [FILE, MANIFEST] = [new Blob(['file']), new Blob(['manifest'])];

/** Returns the view of a finished run with 7 codes. */
function viewOf(kind: typeof CodeRun | typeof PagesRun): RunView {
  const run = Object.create(kind.prototype, {
    ...{ size: { value: 5 }, output: { value: 'labels' } },
    ...{ archive: { value: async () => FILE }, manifest: { value: vi.fn(async () => MANIFEST) } },
  });
  return { run, state: { ...BEGUN, phase: 'finished', made: 7 } };
}

/** Passes the functions of the hook to `act`, and waits until the download has ended. */
async function download(act: (functions: ReturnType<typeof useDownload>) => void): Promise<void> {
  let functions: ReturnType<typeof useDownload> | null = null;
  renderToStaticMarkup(
    createElement(() => {
      functions = useDownload();
      return null;
    }),
  );
  act(functions as unknown as ReturnType<typeof useDownload>);
  await new Promise((resolve) => setTimeout(resolve));
}

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  calls.saveLarge.mockImplementation((_name: string, _size: number, make: () => Promise<Blob>) => make());
});

it('saving a run saves a file with the right name, counts a download, and says what was downloaded', async () => {
  await download(({ save }) => save(viewOf(CodeRun)));
  expect(calls.saveLarge.mock.calls[0].slice(0, 2)).toEqual([manyMakeWords.files.archive(7), 5]);
  expect(calls.saveBlob).toHaveBeenCalledExactlyOnceWith(FILE, manyMakeWords.files.archive(7));
  await download(({ save }) => save(viewOf(PagesRun)));
  expect(calls.saveBlob).toHaveBeenLastCalledWith(FILE, manyMakeWords.files.pdf.labels(7));
  expect(calls.countDownload).toHaveBeenCalledTimes(2);
  expect(calls.showToast.mock.calls.map(([{ kind, message }]) => [kind, message])).toEqual([
    ['success', manyMakeWords.zipDownloaded],
    ['success', cardWords.downloaded],
  ]);
});

it('a file that was streamed to its place is not saved again, and a canceled download does nothing', async () => {
  calls.saveLarge.mockResolvedValueOnce('saved');
  await download(({ save }) => save(viewOf(CodeRun)));
  expect([calls.saveBlob.mock.calls.length, calls.countDownload.mock.calls.length]).toEqual([0, 1]);
  calls.saveLarge.mockResolvedValueOnce('canceled');
  await download(({ save }) => save(viewOf(CodeRun)));
  expect([calls.saveBlob.mock.calls.length, calls.countDownload.mock.calls.length]).toEqual([0, 1]);
  expect(calls.showToast).toHaveBeenCalledTimes(1);
});

it('a download that fails is reported and logged', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  calls.saveLarge.mockRejectedValueOnce(new Error('Disk full'));
  await download(({ save }) => save(viewOf(CodeRun)));
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', message: manyMakeWords.notSaved });
  expect(log).toHaveBeenCalledTimes(1);
});

it('only a PDF has a manifest in a file of its own, which names the PDF', async () => {
  const view = viewOf(PagesRun);
  await download(({ saveManifest }) => saveManifest(view));
  const [, name] = vi.mocked((view.run as PagesRun).manifest).mock.calls[0];
  expect(name).toBe(manyMakeWords.files.pdf.labels(7));
  expect(calls.saveBlob).toHaveBeenCalledExactlyOnceWith(MANIFEST, manyMakeWords.files.manifest);
  await download(({ saveManifest }) => saveManifest(viewOf(CodeRun)));
  expect(calls.saveBlob).toHaveBeenCalledTimes(1);
  expect(calls.countDownload).not.toHaveBeenCalled();
});
