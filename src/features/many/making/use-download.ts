import { useState } from 'react';
import { countDownload } from '#storage';
import { saveBlob, showToast } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { saveLarge } from './save-large.ts';
import { SheetRun } from './sheet-run.ts';
import type { RunView } from './use-run.ts';

/** Saves the archive of a run, one at a time. */
export function useDownload() {
  const [isBusy, setIsBusy] = useState(false);

  async function save({ run, state: { phase, made } }: RunView): Promise<void> {
    const { files } = manyMakeWords;
    const archive = phase === 'finished' ? files.archive(made) : files.incompleteArchive(made);
    const name = run instanceof SheetRun ? files.sheets(made) : archive;
    const words = { ...manyMakeWords, manifest: files.manifest };
    const outcome = await saveLarge(name, run.size, () => run.archive(words));
    if (outcome === 'canceled') return;
    if (outcome !== 'saved') saveBlob(outcome, name);
    countDownload();
  }

  async function saveManifest(run: SheetRun, made: number): Promise<void> {
    const { files } = manyMakeWords;
    saveBlob(await run.manifest({ ...manyMakeWords, manifest: files.manifest }, files.sheets(made)), files.manifest);
  }

  return {
    isBusy,
    saveManifest,
    save(view: RunView): void {
      if (isBusy) return;
      setIsBusy(true);
      save(view)
        .catch((error: unknown) => {
          console.error(error);
          showToast({ kind: 'error', message: manyMakeWords.notSaved });
        })
        .finally(() => setIsBusy(false));
    },
  };
}
