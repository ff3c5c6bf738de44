import { countDeletions, keepSet, removeSet } from '#storage';
import { showToast } from '#ui';
import { libraryWords } from '#words/library';

const words = libraryWords.notices;

/**
 * Deletes a set, which is a table from which codes were made. A notice offers Undo. If the visitor has deleted
 * everything in the meantime, Undo restores nothing and says so.
 */
export async function deleteSet(id: string): Promise<void> {
  const removed = await removeSet(id);
  if (!removed) return;
  const deletions = countDeletions();
  showToast({
    kind: 'info',
    message: libraryWords.sets.deleted,
    duration: 10_000,
    action: {
      label: words.undo,
      onClick: () => {
        if (countDeletions() === deletions) void keepSet(removed);
        else showToast({ kind: 'error', message: words.tooLate });
      },
    },
  });
}
