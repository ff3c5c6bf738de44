import { useEffect, useRef } from 'react';
import { createPortal } from 'react-dom';
import type { QrDesign } from '#design';
import { generatedCode, lastDeletion, saveGenerated, saveRecord } from '#storage';
import { Button, Note, Sentence, showToast } from '#ui';
import { codeTitle } from '#words';
import { editedWords as words } from '#words/generator-edited';
import { designStore, judgeKept, makeAndAdd, makeAndUpdate, useCodes } from '#workbench';
import styles from './found-panel.module.css';
import type { MakeDesign } from './generator.tsx';

interface EditedCodeProps {
  readonly id: string;
  readonly action: HTMLElement | null;
  readonly make: MakeDesign;
  readonly isBusy: boolean;
  readonly toProblem: () => void;
}

/** Shows nothing if the code does not exist any more. */
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

  async function save(how: (design: QrDesign, id: string) => Promise<void>): Promise<void> {
    if (isBusy) return;
    if (!(await make((design) => how(design, id)))) toProblem();
  }

  return (
    <>
      <div ref={notice} className={styles.notice}>
        <p>
          <Sentence text={words.editing} parts={{ code: <b dir="auto">{title}</b> }} />
        </p>
        <Note>{words.printed}</Note>
      </div>
      {action &&
        createPortal(
          <>
            <Button variant="primary" aria-disabled={isBusy} onClick={() => void save(updateCode)}>
              {words.update}
            </Button>
            <Button aria-disabled={isBusy} onClick={() => void save(addCode)}>
              {words.add}
            </Button>
          </>,
          action,
        )}
    </>
  );
}

const UNDO_TIME = 10_000;

/** Undo restores nothing if the visitor has deleted everything in the meantime. */
async function updateCode(design: QrDesign, id: string): Promise<void> {
  const shownBefore = generatedCode.get();
  const updated = await makeAndUpdate(design, id);
  if (!updated) {
    showToast({ kind: 'error', ...words.missing });
    return;
  }
  const { before, after } = updated;
  const deletion = lastDeletion();
  void judgeKept(after);
  showToast({
    kind: 'success',
    message: words.updated,
    description: codeTitle(after),
    duration: UNDO_TIME,
    action: {
      label: words.undo,
      onClick: () => {
        if (lastDeletion() !== deletion) {
          showToast({ kind: 'error', message: words.tooLate });
          return;
        }
        void saveRecord(before);
        if (shownBefore && generatedCode.get()?.picture === after.picture) saveGenerated(shownBefore);
      },
    },
  });
}

async function addCode(design: QrDesign): Promise<void> {
  const added = await makeAndAdd(design);
  await designStore.open(designStore.get().design, added.id);
  void judgeKept(added);
  showToast({ kind: 'success', message: words.added });
}
