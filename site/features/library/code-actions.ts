import { weaveOf } from '#design';
import {
  countDeletions,
  newCodeId,
  readStoredCode,
  removeCode,
  saveGenerated,
  saveRecord,
  saveTemplate,
} from '#storage';
import { showToast } from '#ui';
import { libraryWords } from '#words/library';
import { designStore } from '#workbench';

const words = libraryWords.notices;

/** Tells the visitor that a code is gone. */
function tellGone(): false {
  showToast({ kind: 'error', ...words.missing });
  return false;
}

/**
 * Opens a code's design in the generator. A notice names the code by its `title`. If the generator had another design,
 * the notice offers Undo, which restores that design. Resolves to false if the code is gone.
 */
export async function editCode(id: string, title: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  const isStep = await designStore.open(code.design, id);
  showToast({
    kind: 'info',
    message: words.opened,
    description: title,
    action: isStep ? { label: words.undo, onClick: designStore.undo } : undefined,
  });
  return true;
}

/** Sets the code that /preview shows. Resolves to false if this code is gone. */
export async function showFinished(id: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  saveGenerated({ ...code, isWoven: weaveOf(code.design) !== undefined });
  return true;
}

/** Saves a code's design as the template that the generator loads next. Resolves to false if the code is gone. */
export async function takeAsTemplate(id: string): Promise<boolean> {
  const code = await readStoredCode(id);
  if (!code) return tellGone();
  saveTemplate(code.design);
  return true;
}

/** Stores a duplicate of a code. If the code has a name, the duplicate is marked as a copy. */
export async function duplicateCode(id: string): Promise<void> {
  const code = await readStoredCode(id);
  if (!code) {
    tellGone();
    return;
  }
  await saveRecord({ ...code, id: newCodeId(), ...(code.name && { isCopy: true }) });
  showToast({ kind: 'success', message: words.duplicated });
}

/**
 * Deletes a code. A notice offers Undo. If the visitor has deleted everything in the meantime, Undo restores nothing
 * and says so.
 */
export async function deleteCode(id: string): Promise<void> {
  const removed = await removeCode(id);
  if (!removed) return;
  const deletions = countDeletions();
  showToast({
    kind: 'info',
    message: words.deleted,
    duration: 10_000,
    action: {
      label: words.undo,
      onClick: () => {
        if (countDeletions() === deletions) void saveRecord(removed);
        else showToast({ kind: 'error', message: words.tooLate });
      },
    },
  });
}
