import { useCallback, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generateAndKeep, loadMaker } from '#workbench';

function askForContent(): false {
  showToast({ kind: 'error', message: generatorWords.noContent });
  return false;
}

function askForLeftOut(): false {
  showToast({ kind: 'error', message: generatorWords.secretLeftOut });
  return false;
}

/** Has the design made by `make`. Resolves to whether it was; if not, the visitor has been told why. */
export type MakeDesign = (make: (design: QrDesign) => Promise<void>) => Promise<boolean>;

/**
 * Makes the code and goes to /preview, and says whether that is going on. `settled` resolves once nothing that belongs
 * in the design is being read any more: to false if something could not be read, which the visitor has been told.
 */
export function useGeneration(settled: () => Promise<boolean>) {
  const [isGenerating, setIsGenerating] = useState(false);
  // A state is seen at the next rendering, and two submits may come before it.
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
        if ((await loadMaker()).isBlank(design)) return design.leftOut ? askForLeftOut() : askForContent();
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
    // Each navigation, also one whose page is still on its way, puts another object here.
    const place = history.state;
    return make(async (design) => {
      await generateAndKeep(design);
      // Who has gone elsewhere stays there. Else, until the page that follows has come, the work is not done.
      if (history.state === place) startLeaving(() => void navigate('/preview'));
    });
  }

  return { isGenerating: isBusy, make, generate };
}
