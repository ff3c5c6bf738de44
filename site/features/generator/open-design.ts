import { readLink } from '#carrying';
import { isSameDesign, type QrDesign } from '#design';
import { listCodes, readStoredCode, takeTemplate } from '#storage';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { linkWords } from '#words/generator-links';
import { pictureWords } from '#words/generator-pictures';
import { designStore, isNewDesign, newDesign, showGenerator } from '#workbench';

/** Tells the visitor if the link cannot be read. */
export async function openLink(fragment: string): Promise<void> {
  // The link is read first, so that a broken link is reported at once: opening a design waits for storage.
  const reading = await readLink(fragment);
  switch (reading.is) {
    case 'design': {
      const isStep = await designStore.open(reading.design);
      tellOpened(isStep, linkWords.opened, reading.hadImage ? linkWords.openedWithoutImage : undefined);
      break;
    }
    case 'newer':
      tell(linkWords.newer);
      break;
    case 'damaged':
      tell(linkWords.damaged);
      break;
    case 'none':
  }
}

/** Opens a design from a file, unless work would be lost. Resolves to whether the design was opened. */
export async function openSafely(design: QrDesign): Promise<boolean> {
  await designStore.restore();
  const { design: current } = designStore.get();
  if (!isNewDesign(current) && !isSameDesign(current, design) && !(await isStored(current))) return false;
  tellOpened(await designStore.open(design), pictureWords.designOpened);
  showGenerator();
  return true;
}

/** Whether one of the stored codes has exactly this design. */
async function isStored(design: QrDesign): Promise<boolean> {
  const { customImage: _, ...light } = design;
  const alike = (await listCodes()).filter((code) => isSameDesign(code.design, light));
  const codes = await Promise.all(alike.map(({ id }) => readStoredCode(id)));
  return codes.some((code) => code && isSameDesign(code.design, design));
}

function tellOpened(isStep: boolean, message: string, description?: string): void {
  const action = isStep ? { label: generatorWords.undo, onClick: designStore.undo } : undefined;
  showToast({ kind: 'info', message, description, action });
}

function tell({ message, help }: { readonly message: string; readonly help: string }): void {
  showToast({ kind: 'error', message, description: help, duration: 10_000 });
}

/** Returns null and changes nothing if there is no usable template. */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
