import type { QrDesign } from '#design';
import { takeTemplate } from '#storage';
import { designStore, newDesign } from '#workbench';

/**
 * Replaces the design by the saved template and returns it. Undo restores the earlier design. Null without a readable
 * template.
 */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
