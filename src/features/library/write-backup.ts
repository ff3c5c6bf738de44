import { type KeptCode, writeBackup } from '#carrying';
import { listCodes, readStoredCode } from '#storage';

/** All codes as one file. */
export async function writeBackupFile(): Promise<Blob> {
  const parts: Blob[] = [];
  // Each part leaves the page's own memory at once: two hundred photographs are many megabytes.
  for await (const part of writeBackup(allCodes())) parts.push(new Blob([part]));
  return new Blob(parts, { type: 'application/json' });
}

/** A name that says of which day it is. */
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
