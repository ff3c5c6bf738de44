import type { Page } from '@playwright/test';

/** Delays files of the site, given as a glob of their addresses, until the returned function is called. */
export async function holdFiles(page: Page, files: string): Promise<() => void> {
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return release;
}
