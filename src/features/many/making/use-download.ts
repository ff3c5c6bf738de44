import { useState } from 'react';
import { countDownload } from '#storage';
import { saveFile, showToast } from '#ui';
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
    if (outcome !== 'saved') saveByLink(outcome, name);
    countDownload();
  }

  async function saveManifest(run: SheetRun, made: number): Promise<void> {
    const { files } = manyMakeWords;
    saveByLink(await run.manifest({ ...manyMakeWords, manifest: files.manifest }, files.sheets(made)), files.manifest);
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

function saveByLink(archive: Blob, name: string): void {
  const url = URL.createObjectURL(archive);
  saveFile(url, name);
  // The browser has begun to read it by then.
  setTimeout(() => URL.revokeObjectURL(url), 60_000);
}
