import type { QrDesign } from '#design';
import { twice } from '#late';

/**
 * Loads `working-design.ts`, which is not loaded with the page itself. So the design of the last visit appears a little
 * later than the page.
 */
function loadWork(): Promise<typeof import('./working-design.ts')> {
  return twice(() => import('./working-design.ts'));
}

/**
 * Loads `working-design.ts` and calls its `readKeptDesign`. Resolves to null if the module cannot be loaded. Never
 * rejects.
 */
export async function readWorkingDesign(): Promise<QrDesign | null> {
  try {
    return await (await loadWork()).readKeptDesign();
  } catch (error) {
    console.warn('The design of the last visit cannot be fetched', error);
    return null;
  }
}

/** Loads `working-design.ts` and calls its `keepDesign`. Does nothing if the module cannot be loaded. */
export function keepWorkingDesign(design: QrDesign): void {
  loadWork().then(
    (work) => work.keepDesign(design),
    (error: unknown) => console.warn('The design is kept for this visit only', error),
  );
}
