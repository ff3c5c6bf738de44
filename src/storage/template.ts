import { parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { TEMPLATE_KEY, tellTemplate } from './template-news.ts';

/** Saves a design as the template that the home page loads. */
export function saveTemplate(design: QrDesign): void {
  writeItem('localStorage', TEMPLATE_KEY, JSON.stringify(writeDesign(design)));
  tellTemplate();
}

/**
 * Removes the saved template from storage and returns it, so that a second call finds none. Missing fields are taken
 * from `base`. Returns null if there is none, or if it is not a design, which is logged.
 */
export function takeTemplate(base: QrDesign): QrDesign | null {
  const text = readItem('localStorage', TEMPLATE_KEY);
  if (text === null) return null;
  removeItem('localStorage', TEMPLATE_KEY);
  try {
    return parseDesign(JSON.parse(text), base);
  } catch (error) {
    console.error(`${TEMPLATE_KEY} holds no design`, error);
    return null;
  }
}
