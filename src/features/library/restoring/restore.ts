import { type BackUpReading, readBackUp } from '#carrying';
import { addCodes } from '#storage';
import { showToast } from '#ui';

/** In bytes: more than any browser gives a site for its codes, and less than a string may hold. */
const MOST_BYTES = 400_000_000;

const TROUBLE = {
  none: 'This file is no back-up of Quietzone, or it is cut off.',
  newer: 'This file was made by a newer version. Reload this page and restore it again.',
  'too-large': 'This file is too large to be a back-up.',
  unreadable: 'This file cannot be opened. Choose it again.',
} as const;

/** Adds the codes of a back-up to those that are here, and tells what became of them. Nothing that is here changes. Never rejects. */
export async function restore(file: Blob): Promise<void> {
  const reading = await read(file);
  if (typeof reading === 'string') {
    showToast({ kind: 'error', message: TROUBLE[reading], description: 'Nothing was changed.' });
    return;
  }
  const { added, present, unkept } = await addCodes(reading.codes);
  const rest = [
    present > 0 && `${countOf(present)} already here.`,
    reading.newer > 0 && `${countOf(reading.newer)} made by a newer version, and left out.`,
    reading.damaged > 0 && `${countOf(reading.damaged)} damaged, and left out.`,
    unkept > 0 && `This browser has no room for ${unkept} of them: they are here until you leave.`,
  ].filter((sentence) => sentence !== false);
  showToast({
    kind: unkept > 0 ? 'error' : 'success',
    message: added === 1 ? '1 code restored.' : `${added} codes restored.`,
    description: rest.join(' ') || undefined,
    duration: 8000,
  });
}

function countOf(count: number): string {
  return count === 1 ? '1 was' : `${count} were`;
}

async function read(file: Blob): Promise<Extract<BackUpReading, { is: 'back-up' }> | keyof typeof TROUBLE> {
  if (file.size > MOST_BYTES) return 'too-large';
  try {
    const reading = readBackUp(await file.text());
    return reading.is === 'back-up' ? reading : reading.is;
  } catch (error) {
    console.error(error);
    return 'unreadable';
  }
}
