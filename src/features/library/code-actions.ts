import { countDeletions, newCodeId, readCode, removeCode, saveRecord, saveTemplate } from '#storage';
import { showToast } from '#ui';
import { designStore } from '#workbench';

/** Tells that a code is gone, in another tab perhaps. */
function tellGone(): false {
  showToast({ kind: 'error', message: 'This code is no longer here.', description: 'Nothing was changed.' });
  return false;
}

/** Opens a code's design in the place of the one in work, undoable, and says so; `title` is what the code is called. Resolves to whether it did. */
export async function editCode(id: string, title: string): Promise<boolean> {
  const code = await readCode(id);
  if (!code) return tellGone();
  const isStep = await designStore.open(code.design);
  showToast({
    kind: 'info',
    message: 'Design opened.',
    description: title,
    action: isStep ? { label: 'Undo', onClick: designStore.undo } : undefined,
  });
  return true;
}

/** Saves a code's design as the template, which the generator loads. Resolves to whether it did. */
export async function takeAsTemplate(id: string): Promise<boolean> {
  const code = await readCode(id);
  if (!code) return tellGone();
  saveTemplate(code.design);
  return true;
}

/** Keeps a second code like this one. */
export async function duplicateCode(id: string): Promise<void> {
  const code = await readCode(id);
  if (!code) {
    tellGone();
    return;
  }
  await saveRecord({ ...code, id: newCodeId(), ...(code.name && { name: `${code.name} (copy)` }) });
  showToast({ kind: 'success', message: 'Code duplicated.' });
}

/** Deletes a code, which can be taken back for a while, unless everything is deleted. */
export async function deleteCode(id: string): Promise<void> {
  const removed = await removeCode(id);
  if (!removed) return;
  const deletions = countDeletions();
  showToast({
    kind: 'info',
    message: 'Code deleted.',
    duration: 10_000,
    action: {
      label: 'Undo',
      onClick: () => {
        if (countDeletions() === deletions) void saveRecord(removed);
        else showToast({ kind: 'error', message: 'Everything has been deleted since.' });
      },
    },
  });
}
