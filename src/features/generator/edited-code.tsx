import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, codeTitle, Note, Sentence } from '#ui';
import { editedWords } from '#words/generator-edited';
import { useCodes } from '#workbench';
import styles from './edited-code.module.css';
import { addCode, updateCode } from './save-edited.ts';
import type { MakeDesign } from './use-generation.ts';

export interface EditedCodeProps {
  /** Of the kept code that the design was opened from. */
  readonly id: string;
  /** The bar with the main button. */
  readonly action: HTMLElement | null;
  readonly make: MakeDesign;
  /** Something is being made. */
  readonly isBusy: boolean;
  /** Moves the focus to what keeps the code from being made. */
  readonly toProblem: () => void;
}

/**
 * Says which kept code is edited, and puts the two ways to save it above the main button. Nothing if that code is gone.
 */
export function EditedCode({ id, action, make, isBusy, toProblem }: EditedCodeProps) {
  const code = useCodes()?.find((kept) => kept.id === id);
  const notice = useRef<HTMLDivElement>(null);
  const isKnown = code !== undefined;
  useEffect(() => {
    // It comes a moment after the code was opened, above what is in sight by then.
    const panels = notice.current?.parentElement;
    if (isKnown && panels?.contains(document.activeElement)) notice.current?.scrollIntoView({ block: 'nearest' });
  }, [isKnown]);
  if (!code) return null;
  const title = codeTitle(code);

  async function save(how: typeof updateCode): Promise<void> {
    if (isBusy) return;
    if (!(await make((design) => how(design, { id, title })))) toProblem();
  }

  return (
    <>
      <div ref={notice} className={styles.notice}>
        <p>
          <Sentence text={editedWords.editing} parts={{ code: <b dir="auto">{title}</b> }} />
        </p>
        <Note>{editedWords.printed}</Note>
      </div>
      {action &&
        createPortal(
          <div className={styles.ways}>
            <Button aria-disabled={isBusy} onClick={() => void save(updateCode)}>
              {editedWords.update}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void save(addCode)}>
              {editedWords.add}
            </Button>
          </div>,
          action,
        )}
    </>
  );
}
