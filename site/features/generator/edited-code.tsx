import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import { Button, codeTitle, Note, Sentence } from '#ui';
import { editedWords } from '#words/generator-edited';
import { useCodes } from '#workbench';
import styles from './edited-code.module.css';
import { addCode, updateCode } from './save-edited.ts';
import type { MakeDesign } from './use-generation.ts';

export interface EditedCodeProps {
  /** The id of the stored code from which the design was opened. */
  readonly id: string;
  /** The bar with the main button. */
  readonly action: HTMLElement | null;
  readonly make: MakeDesign;
  /** Whether a code is being made. */
  readonly isBusy: boolean;
  /** Moves the focus to the problem that prevents a code. */
  readonly toProblem: () => void;
}

/**
 * A notice that names the stored code being edited, and, above the main button, two buttons that save the design. Shows
 * nothing if that code does not exist any more.
 */
export function EditedCode({ id, action, make, isBusy, toProblem }: EditedCodeProps) {
  const code = useCodes()?.find((kept) => kept.id === id);
  const notice = useRef<HTMLDivElement>(null);
  const isKnown = code !== undefined;
  useEffect(() => {
    // The notice appears a moment after the code was opened. It may then be above the visible part of the page.
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
