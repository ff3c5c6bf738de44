import { readLink } from '#carrying';
import type { QrDesign } from '#design';
import { takeTemplate } from '#storage';
import { showToast } from '#ui';
import { generatorWords } from '#words/generator';
import { linkWords } from '#words/generator-links';
import { designStore, newDesign } from '#workbench';

/** Tells the visitor if the link cannot be read. */
export async function openLink(fragment: string): Promise<void> {
  // The link is read first, so that a broken link is reported at once: opening a design waits for storage.
  const reading = await readLink(fragment);
  switch (reading.is) {
    case 'design': {
      const isStep = await designStore.open(reading.design);
      showToast({
        kind: 'info',
        message: linkWords.opened,
        description: reading.hadImage ? linkWords.openedWithoutImage : undefined,
        action: isStep ? { label: generatorWords.undo, onClick: designStore.undo } : undefined,
      });
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

function tell({ message, help }: { readonly message: string; readonly help: string }): void {
  showToast({ kind: 'error', message, description: help, duration: 10_000 });
}

/** Returns null and changes nothing if there is no usable template. */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
