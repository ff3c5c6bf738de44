import type { QrDesign } from '#design';
import { takeTemplate } from '#storage';
import { designStore, newDesign } from '#workbench';

/** Replaces the design by the saved template, undoable, and returns it. Null if there is no readable one. */
export function loadTemplate(): QrDesign | null {
  const template = takeTemplate(newDesign());
  if (template) designStore.dispatch({ do: 'replace', design: template });
  return template;
}
