import { parseDesign, type QrDesign, writeDesign } from '#design';
import { readItem, removeItem, writeItem } from './browser-storage.ts';
import { TEMPLATE_KEY, tellTemplate } from './template-news.ts';

/** Saves a design as the template that the home page loads. */
export function saveTemplate(design: QrDesign): void {
  writeItem('localStorage', TEMPLATE_KEY, JSON.stringify(writeDesign(design)));
  tellTemplate();
}

/**
 * Returns the saved template and removes it from storage, so that a second call returns null. A missing
 * gradient direction is taken from `base`. Returns null if no template is saved. If the saved text is not a design, logs an error and returns null.
 */
export function takeTemplate(base: QrDesign): QrDesign | null {
  const text = readItem('localStorage', TEMPLATE_KEY);
  if (text === null) return null;
  removeItem('localStorage', TEMPLATE_KEY);
  try {
    const value = JSON.parse(text);
    const design = parseDesign(value);
    return 'gradientDirection' in value ? design : { ...design, gradientDirection: base.gradientDirection };
  } catch (error) {
    console.error(`${TEMPLATE_KEY} holds no design`, error);
    return null;
  }
}
