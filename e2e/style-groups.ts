import type { Locator, Page } from '@playwright/test';

/** A group of the custom style, by the word that its heading begins with. */
export function styleGroup(page: Page, title: 'Colors' | 'Shapes' | 'Gradient' | 'Image'): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

/** The line that opens and closes a group, and shows its value. */
export function groupLine(page: Page, title: 'Colors' | 'Shapes' | 'Gradient' | 'Image'): Locator {
  return styleGroup(page, title).locator('summary');
}
