import { parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { TEMPLATE_KEY, tellTemplate } from './template-news.ts';

/** Saves a design as the template that the home page loads. */
export function saveTemplate(design: QrDesign): void {
  writeItem('localStorage', TEMPLATE_KEY, JSON.stringify(writeDesign(design)));
  tellTemplate();
}

/**
 * Takes the saved template out of the storage: a second call finds none. Fields that it lacks are as in `base`. Returns
 * null if there is none, and also, with a line in the console, if what is saved is no design.
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
