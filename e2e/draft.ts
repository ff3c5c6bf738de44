import type { Page } from '@playwright/test';

/**
 * Returns a PNG of the draft on the screen, on white, aligned with the screen's pixels. The draft is 250 CSS pixels
 * wide. With a `deviceScaleFactor` of 1.6 it has as many pixels as the finished picture: 400 per side.
 */
export async function shootDraft(page: Page): Promise<Buffer> {
  const draft = page.getByRole('region', { name: 'Preview' }).locator('svg[role="img"]');
  await draft.evaluate(async (svg) => {
    const copy = svg.cloneNode(true) as SVGElement;
    Object.assign(copy.style, { position: 'fixed', inset: '0 auto auto 0', width: '250px', height: '250px' });
    Object.assign(copy.style, { zIndex: '999', background: '#fff', animation: 'none', margin: '0', padding: '0' });
    copy.id = 'copy';
    document.body.append(copy);
    // A slow browser may still decode the copy's images when it paints.
    const images = copy.querySelectorAll<SVGImageElement & Pick<HTMLImageElement, 'decode'>>('image');
    await Promise.all(Array.from(images, (image) => image.decode()));
    // A screenshot before the next frame may still show the page without the copy.
    return new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted)));
  });
  const shoot = () => page.screenshot({ clip: { x: 0, y: 0, width: 250, height: 250 }, scale: 'device' });
  // Decoded images may still be painted a few frames later.
  let [last, shot] = [await shoot(), await shoot()];
  while (!shot.equals(last)) [last, shot] = [shot, await shoot()];
  await page.evaluate(() => document.getElementById('copy')?.remove());
  return shot;
}
