import type { QrDesign } from '#design';
import { generatedCode, lastDeletion, saveGenerated, saveRecord } from '#storage';
import { showToast } from '#ui';
import { editedWords as words } from '#words/generator-edited';
import { designStore, generateAndAdd, generateAndUpdate, judgeKept } from '#workbench';

/** The stored code from which a design was opened. */
interface Edited {
  readonly id: string;
  readonly title: string;
}

/** Milliseconds for which a notice offers to undo an update. */
const UNDO_TIME = 10_000;

/**
 * Replaces the edited code by the design's code. A notice offers Undo, which restores nothing if the visitor has
 * deleted everything in the meantime. If the edited code does not exist any more, tells the visitor. Rejects like
 * `generateAndUpdate`.
 */
export async function updateCode(design: QrDesign, { id, title }: Edited): Promise<void> {
  const shownBefore = generatedCode.get();
  const updated = await generateAndUpdate(design, id);
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
    description: title,
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

/** Makes a design's code and stores it in addition to the edited code. From then on, the visitor edits the new code. */
export async function addCode(design: QrDesign): Promise<void> {
  const added = await generateAndAdd(design);
  await designStore.open(designStore.get().design, added.id);
  void judgeKept(added);
  showToast({ kind: 'success', message: words.added });
}
