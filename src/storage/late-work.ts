import type { QrDesign } from '#design';
import { twice } from '#late';

/** Loaded after the page: the design of the last visit appears a little later. */
function loadWork(): Promise<typeof import('./working-design.ts')> {
  return twice(() => import('./working-design.ts'));
}

/** Calls `readWorkingDesign` of the module loaded for it. Null if it cannot be loaded. Never rejects. */
export async function readWorkingDesign(): Promise<QrDesign | null> {
  try {
    return await (await loadWork()).readKeptDesign();
  } catch (error) {
    console.warn('The design of the last visit cannot be fetched', error);
    return null;
  }
}

/** Calls `keepWorkingDesign` of the module loaded for it, if it can be loaded. */
export function keepWorkingDesign(design: QrDesign): void {
  loadWork().then(
    (work) => work.keepDesign(design),
    (error: unknown) => console.warn('The design is kept for this visit only', error),
  );
}
