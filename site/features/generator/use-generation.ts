import { useCallback, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generateAndKeep, maker } from '#workbench';

function askForContent(): false {
  showToast({ kind: 'error', message: generatorWords.noContent });
  return false;
}

function askForLeftOut(): false {
  showToast({ kind: 'error', message: generatorWords.secretLeftOut });
  return false;
}

/**
 * Calls `make` with the design being edited. Resolves to true if `make` succeeded, otherwise to false. The visitor has
 * been told the reason for a failure, except if a code is already being made.
 */
export type MakeDesign = (make: (design: QrDesign) => Promise<void>) => Promise<boolean>;

/**
 * Returns `make`, a `MakeDesign`; `generate`, which makes the code and then goes to /preview; and `isGenerating`, which
 * is true while either is in progress. `settled` waits while a file for the design is being read. It resolves to false
 * if this file is refused and the visitor has been told so, otherwise to true.
 */
export function useGeneration(settled: () => Promise<boolean>) {
  const [isGenerating, setIsGenerating] = useState(false);
  // A ref, because a change of state is seen only at the next rendering, and a second submit may come before that.
  const isRunning = useRef(false);
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();
  const isBusy = isGenerating || isLeaving;

  const make = useCallback<MakeDesign>(
    async (makeDesign) => {
      if (isBusy || isRunning.current) return false;
      if (isNothingTyped(designStore.get().design)) return askForContent();
      isRunning.current = true;
      setIsGenerating(true);
      try {
        if (!(await settled())) return false;
        const { design } = designStore.get();
        if ((await maker.load()).isBlank(design)) return design.leftOut ? askForLeftOut() : askForContent();
        await makeDesign(design);
        return true;
      } catch (error) {
        tellFailure(generatorWords.notGenerated, error);
        return false;
      } finally {
        isRunning.current = false;
        setIsGenerating(false);
      }
    },
    [isBusy, settled],
  );

  /** Resolves to whether a code was made. */
  function generate(): Promise<boolean> {
    // Identifies the page. Every navigation replaces this object, even before the new page has loaded.
    const place = history.state;
    return make(async (design) => {
      await generateAndKeep(design);
      // A visitor who has gone elsewhere stays there. The transition keeps `isBusy` true until /preview has loaded.
      if (history.state === place) startLeaving(() => void navigate('/preview'));
    });
  }

  return { isGenerating: isBusy, make, generate };
}
