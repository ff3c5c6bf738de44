import { type BackupReading, readBackup } from '#carrying';
import { addCodes, addSets } from '#storage';
import { showToast } from '#ui';
import { grammar } from '#words/grammar';
import { libraryWords } from '#words/library';

const words = libraryWords.backup;

const { tables } = words;

/** Bytes. A backup is read as one string, and Chrome's strings have at most 2^29 − 24 characters. */
const MOST_BYTES = 400_000_000;

/** Adds a backup to the codes and tables of this browser, which do not change, and tells the result. Never rejects. */
export async function restoreBackup(file: Blob): Promise<void> {
  const reading = await read(file);
  if (typeof reading === 'string') {
    showToast({ kind: 'error', message: words.refused[reading], description: words.unchanged });
    return;
  }
  const { added, present, unkept } = await addCodes(reading.codes);
  const sets = await addSets(
    reading.sets.map(({ table, ...set }) => ({ ...set, ...(table && { table: new Blob([table]) }) })),
  );
  const areOnlySets = added === 0 && sets.added > 0;
  const rest = [
    !areOnlySets && sets.added > 0 && tables.restored({ count: sets.added }),
    present > 0 && words.present({ count: present }),
    sets.present > 0 && tables.present({ count: sets.present }),
    reading.newer > 0 && words.newer({ count: reading.newer }),
    reading.damaged > 0 && words.damaged({ count: reading.damaged }),
    reading.damagedSets > 0 && tables.damaged({ count: reading.damagedSets }),
    unkept > 0 && words.notKept({ count: unkept }),
    sets.unkept > 0 && tables.notKept({ count: sets.unkept }),
  ].filter((sentence) => sentence !== false);
  showToast({
    kind: unkept + sets.unkept > 0 ? 'error' : added + sets.added > 0 ? 'success' : 'info',
    message: areOnlySets ? tables.restored({ count: sets.added }) : words.restored({ count: added }),
    description: grammar.sentences(rest) || undefined,
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
