import { type KeptCode, type KeptSet, writeBackup } from '#carrying';
import { listCodes, listSets, readStoredCode } from '#storage';

/** Returns all codes, and the tables from which codes were made, as one file. */
export async function writeBackupFile(): Promise<Blob> {
  const parts: Blob[] = [];
  // Each part becomes a Blob and leaves the page's own memory: two hundred photographs are many megabytes.
  for await (const part of writeBackup(allCodes(), allSets())) parts.push(new Blob([part]));
  return new Blob(parts, { type: 'application/json' });
}

/** Returns a file name with the day of the backup. */
export function backupName(now: Date): string {
  const [year, month, day] = [now.getFullYear(), now.getMonth() + 1, now.getDate()];
  return `quietzone-codes-${year}-${String(month).padStart(2, '0')}-${String(day).padStart(2, '0')}.json`;
}

async function* allCodes(): AsyncGenerator<KeptCode> {
  for (const { id } of await listCodes()) {
    const code = await readStoredCode(id);
    if (code) yield code;
  }
}

async function* allSets(): AsyncGenerator<KeptSet> {
  for (const { table, ...set } of await listSets()) {
    yield { ...set, ...(table && { table: new Uint8Array(await table.arrayBuffer()) }) };
  }
}
