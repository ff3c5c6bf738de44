import { QrCode } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useState, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { Button, showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generateAndKeep, maker } from '#workbench';
import styles from './generator.module.css';

interface GenerateButtonProps {
  /** The id of the form that the button submits. */
  readonly form: string;
  readonly isGenerating: boolean;
}

/** The main button. It keeps the focus while the code is made. */
export function GenerateButton({ form, isGenerating }: GenerateButtonProps) {
  const button = useFocusKept(isGenerating);
  return (
    <Button
      ref={button}
      type="submit"
      form={form}
      variant="primary"
      className={styles.generate}
      disabled={isGenerating}
    >
      <QrCode aria-hidden="true" />
      {isGenerating ? generatorWords.generating : generatorWords.generate}
    </Button>
  );
}

/**
 * Returns a ref for a button that is disabled while its action runs. If the button had the focus, it gets the focus
 * back when it is enabled again, unless the focus has moved elsewhere.
 */
function useFocusKept(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A browser removes the focus from a disabled element only after drawing it.
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}

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
