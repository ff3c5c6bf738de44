import { useState } from 'react';
import { countDownload } from '#storage';
import { saveBlob, showToast } from '#ui';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import { PagesRun } from './pages-run.ts';
import { fileNameOfRun } from './run-file-name.ts';
import { saveLarge } from './save-large.ts';
import type { RunView } from './use-run.ts';

const WORDS = { ...manyMakeWords, manifest: manyMakeWords.files.manifest };

/** Returns functions that save the result of a run. A call is ignored while an earlier one is still saving. */
export function useDownload() {
  const [isBusy, setIsBusy] = useState(false);

  async function saveAll(view: RunView): Promise<void> {
    const name = nameOf(view);
    const outcome = await saveLarge(name, view.run.size, () => view.run.archive(WORDS));
    if (outcome === 'canceled') return;
    if (outcome !== 'saved') saveBlob(outcome, name);
    countDownload();
    tell(view.run instanceof PagesRun ? cardWords.downloaded : manyMakeWords.zipDownloaded);
  }

  function once(save: () => Promise<void>): void {
    if (isBusy) return;
    setIsBusy(true);
    save()
      .catch((error: unknown) => {
        console.error(error);
        showToast({ kind: 'error', message: manyMakeWords.notSaved });
      })
      .finally(() => setIsBusy(false));
  }

  return {
    isBusy,
    save: (view: RunView): void => once(() => saveAll(view)),
    /** Saves the manifest as a file of its own. Unlike an archive, a PDF has no place for it. */
    saveManifest(view: RunView): void {
      const { run } = view;
      if (run instanceof PagesRun) {
        once(async () => {
          saveBlob(await run.manifest(WORDS, nameOf(view)), WORDS.manifest);
          tell(manyMakeWords.manifestDownloaded);
        });
      }
    },
  };
}

function tell(message: string): void {
  showToast({ kind: 'success', message });
}

function nameOf({ run, state }: RunView): string {
  return fileNameOfRun(run instanceof PagesRun ? run.output : null, state);
}
