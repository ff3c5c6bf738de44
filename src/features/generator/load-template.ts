import type { QrDesign } from '#design';
import { takeTemplate } from '#storage';
import { designStore, newDesign } from '#workbench';

/**
 * Puts the saved template in the place of the design, undoable, and returns it. Null if there is none that can be read.
 */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
