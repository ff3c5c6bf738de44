import type { Locator, Page } from '@playwright/test';

export function styleGroup(page: Page, title: 'Colors' | 'Shapes' | 'Gradient' | 'Image'): Locator {
  return page.getByRole('group', { name: title, exact: true });
}

/** Locates the line that opens and closes a group and shows its value. */
export function groupLine(page: Page, title: 'Colors' | 'Shapes' | 'Gradient' | 'Image'): Locator {
  return styleGroup(page, title).locator('summary');
}
