import { QrCode } from 'lucide-react';
import { type RefObject, useCallback, useLayoutEffect, useRef, useTransition } from 'react';
import { useNavigate } from 'react-router';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import { Button, showToast, tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, generation, useIsGenerating } from '#workbench';
import styles from './generator.module.css';
import { touch } from './touch.ts';

interface GenerateButtonProps {
  readonly form: string;
  readonly isGenerating: boolean;
  /** False while a stored code is edited: then the main button updates it. */
  readonly isMain: boolean;
}

export function GenerateButton({ form, isGenerating, isMain }: GenerateButtonProps) {
  const button = useLastingFocus(isGenerating);
  return (
    <>
      <Button
        ref={button}
        type="submit"
        form={form}
        variant={isMain ? 'primary' : 'plain'}
        className={isMain ? styles.generate : undefined}
        disabled={isGenerating}
      >
        <QrCode aria-hidden="true" />
        {isGenerating ? generatorWords.generating : generatorWords.generate}
      </Button>
      {!isMain && (
        <p className={styles.apart} data-text="soft fine center">
          {generatorWords.generatesAnother}
        </p>
      )}
    </>
  );
}

/** Gives the focus back to a button that was disabled while its action ran, unless the focus has moved elsewhere. */
function useLastingFocus(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
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

/** Resolves to whether `make` succeeded. The reason for a failure was told, except if a code is being made. */
export type MakeDesign = (make: (design: QrDesign) => Promise<void>) => Promise<boolean>;

/** `settled` resolves to false if the file was refused and the visitor told so. `generate` also goes to /preview. */
export function useGeneration(settled: () => Promise<boolean>) {
  const isGenerating = useIsGenerating();
  const navigate = useNavigate();
  const [isLeaving, startLeaving] = useTransition();

  const make = useCallback<MakeDesign>(
    async (makeDesign) => {
      if (isLeaving || generation.isRunning()) return false;
      if (isNothingTyped(designStore.get().design)) return askForContent();
      return generation.during(async () => {
        try {
          if (!(await settled())) return false;
          const { isBlank } = await touch.load();
          const { design } = designStore.get();
          if (isBlank(design)) return design.leftOut ? askForLeftOut() : askForContent();
          await makeDesign(design);
          return true;
        } catch (error) {
          tellFailure(generatorWords.notGenerated, error);
          return false;
        }
      });
    },
    [isLeaving, settled],
  );

  function generate(): Promise<boolean> {
    // Identifies the page. Every navigation replaces this object, even before the new page has loaded.
    const place = history.state;
    return make(async (design) => {
      await (await touch.load()).makeAndKeep(design);
      // A visitor who has gone elsewhere stays there. The transition keeps `isLeaving` true until /preview has loaded.
      if (history.state === place) startLeaving(() => void navigate('/preview'));
    });
  }

  return { isBusy: isGenerating || isLeaving, make, generate };
}
