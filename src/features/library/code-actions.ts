import { newCodeId, readCode, removeCode, saveRecord, saveTemplate } from '#storage';
import { showToast } from '#ui';
import { designStore } from '#workbench';

/** What was to be done with a code that is gone, in another tab perhaps. */
function tellGone(): false {
  showToast({ kind: 'error', message: 'This code is no longer here.', description: 'Nothing was changed.' });
  return false;
}

/** Puts a code's design in the place of the design, undoable. Resolves to whether it is there. */
export async function editCode(id: string): Promise<boolean> {
  const code = await readCode(id);
  if (!code) return tellGone();
  designStore.dispatch({ do: 'replace', design: code.design });
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

/** Deletes a code, which can be taken back for a while. */
export async function deleteCode(id: string): Promise<void> {
  const removed = await removeCode(id);
  if (!removed) return;
  showToast({
    kind: 'info',
    message: 'Code deleted.',
    duration: 10_000,
    action: { label: 'Undo', onClick: () => void saveRecord(removed) },
  });
}
