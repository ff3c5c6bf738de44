import { decode, download, generate, isInteractive, openGenerator, pixels } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Pixels per module. The code is 31 modules wide with its margin, and its picture 400 pixels. */
const MODULE = 400 / 31;

test('shapes can be chosen, are drawn in the finished picture, and are changed by Reset style and by a template', async ({
  page,
}) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('example.com');
  await page.getByRole('tab', { name: 'Custom' }).click();
  const shapes = page.getByRole('group', { name: 'Shapes' });
  const part = (name: string) => shapes.getByRole('group', { name });
  for (const [name, choices] of [
    ['Modules', ['Squares', 'Rounded', 'Dots', 'Horizontal bars', 'Vertical bars']],
    ['Corner squares', ['Square', 'Rounded', 'Circle', 'Leaf']],
    ['Corner dots', ['Square', 'Rounded', 'Circle']],
  ] as const) {
    const radios = part(name).getByRole('radio');
    const words = () => radios.evaluateAll((all) => all.map((radio) => radio.parentElement?.textContent));
    await expect.poll(words).toEqual(choices);
    await expect(radios.first()).toBeChecked();
  }
  // Each of the five options for modules has a different picture.
  const pictures = part('Modules').locator('svg');
  await expect.poll(() => pictures.evaluateAll((all) => new Set(all.map((svg) => svg.innerHTML)).size)).toBe(5);

  await part('Modules').getByRole('radio', { name: 'Squares' }).focus();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('ArrowRight');
  await expect(part('Modules').getByRole('radio', { name: 'Dots' })).toBeChecked();
  // The draft changes in the same task as the click, before the next frame.
  const isAtOnce = await part('Corner squares')
    .getByRole('radio', { name: 'Circle' })
    .evaluate(async (radio: HTMLInputElement) => {
      const draft = document.querySelector('section[aria-label="Preview"] svg')!;
      const before = draft.innerHTML;
      radio.click();
      await Promise.resolve();
      return draft.innerHTML !== before;
    });
  expect(isAtOnce).toBe(true);
  await part('Corner dots').getByRole('radio', { name: 'Circle' }).check();

  await generate(page);
  const file = await download(page);
  expect(await decode(file)).toEqual(['https://example.com']);
  const picture = pixels(file);
  // The ring is a circle: it leaves out the corner of the finder pattern, and reaches the middle of the side.
  expect(picture.at(Math.round(1.2 * MODULE), Math.round(1.2 * MODULE))).toBe('#ffffffff');
  expect(picture.at(Math.round(4.5 * MODULE), Math.round(1.5 * MODULE))).toBe('#000000ff');

  await page.goBack();
  await page.getByRole('tab', { name: 'Custom' }).click();
  await expect(part('Modules').getByRole('radio', { name: 'Dots' })).toBeChecked();
  await page.getByRole('button', { name: 'Reset style' }).click();
  await expect(part('Modules').getByRole('radio', { name: 'Squares' })).toBeChecked();
  for (const name of ['Corner squares', 'Corner dots']) {
    await expect(part(name).getByRole('radio', { name: 'Square', exact: true })).toBeChecked();
  }

  await test.step('a template sets its shapes', async () => {
    await page.evaluate(() => {
      const style = { moduleShape: 'level-bars', cornerSquareShape: 'leaf', cornerDotShape: 'rounded' };
      localStorage.setItem('selectedQRTemplate', JSON.stringify({ content: 'x.org', qrType: 'custom', style }));
    });
    await page.reload();
    await isInteractive(page);
    for (const name of ['Horizontal bars', 'Leaf', 'Rounded']) {
      await expect(
        page.getByRole('group', { name: 'Shapes' }).getByRole('radio', { name, checked: true }),
      ).toBeVisible();
    }
  });
});
