import type { Page } from '@playwright/test';

/**
 * A PNG of the draft as the screen shows it, on white, moved to where its pixels are the screen's. Its 250 px take as
 * many pixels as the picture has, 400 each way, where the test uses a `deviceScaleFactor` of 1.6.
 */
export async function shootDraft(page: Page): Promise<Buffer> {
  const draft = page.getByRole('region', { name: 'Preview' }).locator('svg[role="img"]');
  await draft.evaluate((svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    Object.assign(copy.style, { position: 'fixed', inset: '0 auto auto 0', width: '250px', height: '250px' });
    Object.assign(copy.style, { zIndex: '999', background: '#fff', animation: 'none', margin: '0', padding: '0' });
    copy.id = 'copy';
    document.body.append(copy);
    // A screen that is shot before its next frame may still show what was there without the copy.
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const shot = await page.screenshot({ clip: { x: 0, y: 0, width: 250, height: 250 }, scale: 'device' });
  await page.evaluate(() => document.getElementById('copy')?.remove());
  return shot;
}
