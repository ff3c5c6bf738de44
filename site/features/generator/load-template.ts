import type { QrDesign } from '#design';
import { takeTemplate } from '#storage';
import { designStore, newDesign } from '#workbench';

/**
 * Replaces the design by the saved template and returns the template. Undo restores the earlier design. Returns null
 * and changes nothing if there is no template or it cannot be read.
 */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
