import { type BackupReading, readBackup } from '#carrying';
import { addCodes } from '#storage';
import { showToast } from '#ui';
import { libraryWords } from '#words/library';

const words = libraryWords.backup;

/** In bytes: more than any browser gives a site for its codes, and less than a string may hold. */
const MOST_BYTES = 400_000_000;

/**
 * Adds the codes of a backup to those that are here, and tells the visitor what became of them. No code that is here
 * changes. Never rejects.
 */
export async function restore(file: Blob): Promise<void> {
  const reading = await read(file);
  if (typeof reading === 'string') {
    showToast({ kind: 'error', message: words.refused[reading], description: words.unchanged });
    return;
  }
  const { added, present, unkept } = await addCodes(reading.codes);
  const rest = [
    present > 0 && words.present(present),
    reading.newer > 0 && words.newer(reading.newer),
    reading.damaged > 0 && words.damaged(reading.damaged),
    unkept > 0 && words.notKept(unkept),
  ].filter((sentence) => sentence !== false);
  showToast({
    kind: unkept > 0 ? 'error' : added > 0 ? 'success' : 'info',
    message: words.restored(added),
    description: rest.join(' ') || undefined,
    duration: 8000,
  });
}

async function read(file: Blob): Promise<Extract<BackupReading, { is: 'backup' }> | keyof typeof words.refused> {
  if (file.size > MOST_BYTES) return 'too-large';
  try {
    const reading = readBackup(await file.text());
    return reading.is === 'backup' ? reading : reading.is;
  } catch (error) {
    console.error(error);
    return 'unreadable';
  }
}
