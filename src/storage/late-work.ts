import type { QrDesign } from '#design';
import { twice } from '#late';

/** Fetched after the page is there: the design of the last visit comes when it can. */
function loadWork(): Promise<typeof import('./working-design.ts')> {
  return twice(() => import('./working-design.ts'));
}

/** `readWorkingDesign` of what is fetched for it. Null when that cannot be had. Never rejects. */
export async function readWorkingDesign(): Promise<QrDesign | null> {
  try {
    return await (await loadWork()).readKeptDesign();
  } catch (error) {
    console.warn('The design of the last visit cannot be fetched', error);
    return null;
  }
}

/** `keepWorkingDesign` of what is fetched for it; nothing when that cannot be had. */
export function keepWorkingDesign(design: QrDesign): void {
  loadWork().then(
    (work) => work.keepDesign(design),
    (error: unknown) => console.warn('The design is kept for this visit only', error),
  );
}
