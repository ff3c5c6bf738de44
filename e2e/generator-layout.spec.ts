import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { arriveAtPreview, openGenerator, upload } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { type Counted, watchShifts } from './layout-shifts.ts';
import { groupLine, styleGroup } from './style-groups.ts';

const TEXT = 'https://example.com/menu';

function draft(page: Page) {
  return page.getByRole('img', { name: `QR code for ${TEXT}` });
}

function generateButton(page: Page) {
  return page.getByRole('button', { name: 'Generate QR Code' });
}

async function type(page: Page): Promise<void> {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill(TEXT);
  await page.getByRole('tab', { name: 'Custom' }).click();
  await expect(styleGroup(page, 'Colors')).toBeVisible();
}

test('the picture and the Generate button stay visible on a phone and on a desktop', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await type(page);

  await test.step('on a phone the picture stays visible in the upper third of the screen, smaller than at first, and can be enlarged', () =>
    shrinksAndEnlarges(page));

  await test.step('neither the picture nor the Generate button covers the focused heading of a group', async () => {
    for (const title of ['Shapes', 'Gradient', 'Image'] as const) {
      await groupLine(page, title).focus();
      const line = await groupLine(page, title).boundingBox();
      const bar = await generateButton(page).boundingBox();
      const picture = await draft(page).boundingBox();
      if (!line || !bar || !picture) throw new Error('Something is not shown');
      expect(line.y + line.height, title).toBeLessThanOrEqual(bar.y);
      expect(line.y, title).toBeGreaterThanOrEqual(picture.y + picture.height);
    }
  });

  await test.step('on a phone in landscape, fields and the picture are visible together', async () => {
    await page.setViewportSize({ width: 844, height: 390 });
    await page.evaluate(() => scrollTo(0, 0));
    await page.getByLabel('Foreground', { exact: true }).scrollIntoViewIfNeeded();
    await expect(page.getByLabel('Foreground', { exact: true })).toBeInViewport({ ratio: 0.99 });
    await expect(draft(page)).toBeInViewport({ ratio: 0.99 });
    await expect(generateButton(page)).toBeInViewport({ ratio: 0.99 });
  });

  await test.step('on a desktop the picture is at least 360 px wide and stays visible, and the button covers no field', async () => {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.evaluate(() => scrollTo(0, 0));
    for (const title of ['Colors', 'Shapes', 'Gradient', 'Image'] as const) {
      await styleGroup(page, title).scrollIntoViewIfNeeded();
      await expect(draft(page)).toBeInViewport({ ratio: 0.99 });
      await expect(generateButton(page)).toBeInViewport({ ratio: 0.99 });
      const [group, button] = [await styleGroup(page, title).boundingBox(), await generateButton(page).boundingBox()];
      expect((group?.x ?? 0) + (group?.width ?? 0)).toBeLessThan(button?.x ?? 0);
    }
    expect((await draft(page).boundingBox())?.width).toBeGreaterThanOrEqual(360);
  });

  await test.step('on a phone, the Custom tab is at most two screens high; with closed groups, Generate is at most 16 tab stops away', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    const panel = page.getByRole('region', { name: 'QR Style' });
    expect((await panel.boundingBox())?.height).toBeLessThan(2 * 844);
    await groupLine(page, 'Colors').click();
    await page.getByRole('tab', { name: 'Custom' }).focus();
    let stops = 0;
    do {
      await page.keyboard.press('Tab');
      stops++;
    } while (stops < 40 && !(await generateButton(page).evaluate((button) => button === document.activeElement)));
    expect(stops).toBeLessThanOrEqual(16);
  });
});

async function shrinksAndEnlarges(page: Page): Promise<void> {
  await page.evaluate(() => scrollTo(0, 0));
  const full = (await draft(page).boundingBox())?.width ?? 0;
  await styleGroup(page, 'Image').scrollIntoViewIfNeeded();
  await expect(draft(page)).toBeInViewport({ ratio: 0.99 });
  const small = await draft(page).boundingBox();
  expect(small?.width).toBeLessThan(0.8 * full);
  expect((small?.y ?? 0) + (small?.height ?? 0)).toBeLessThan(844 / 3);
  await expect(generateButton(page)).toBeInViewport({ ratio: 0.99 });

  await page.getByRole('button', { name: 'Enlarge the picture' }).click();
  const large = page.getByRole('dialog', { name: `QR code for ${TEXT}` });
  await expect(large).toBeVisible();
  expect((await large.locator('svg').boundingBox())?.width).toBeGreaterThan(340);
  await large.click();
  await expect(large).toHaveCount(0);
  await expect(page.getByRole('button', { name: 'Enlarge the picture' })).toBeFocused();
}

/** The first field, the whole code, its verdict and the main button are visible without scrolling. */
async function expectAllInFirstScreen(page: Page): Promise<void> {
  for (const [width, height] of [
    [1280, 720],
    [1366, 768],
    [820, 1180],
    [1440, 900],
  ]) {
    await page.setViewportSize({ width, height });
    await page.evaluate(() => scrollTo(0, 0));
    const verdict = page.getByText('Tested in 14 simulated photos.');
    for (const part of [page.getByLabel('Website URL'), draft(page), verdict, generateButton(page)]) {
      await expect(part).toBeInViewport({ ratio: 1 });
    }
    const [code, button] = [await draft(page).boundingBox(), await generateButton(page).boundingBox()];
    expect((code?.y ?? 0) + (code?.height ?? 0)).toBeLessThan(button?.y ?? 0);
  }
}

/** Collects where the Generate button and the edges of the card with the draft are. The browser runs this function. */
function watchPlaces(): void {
  const places = new Set<string>();
  const note = () => {
    const card = document.querySelector('section[aria-label="Preview"]');
    const button = [...document.querySelectorAll('button')].find(({ textContent }) => /^Generate/.test(textContent));
    // On a phone, the draft and the verdict are a sheet of their own.
    const parts = [card, card?.firstElementChild, button].map((part) => part?.getBoundingClientRect());
    places.add(parts.map((part) => `${Math.round(part?.top ?? 0)}–${Math.round(part?.bottom ?? 0)}`).join(', '));
    requestAnimationFrame(note);
  };
  note();
  Object.assign(window, {
    placesSince: () => {
      const seen = [...places];
      places.clear();
      return seen;
    },
  });
}

for (const [width, height] of [
  [1280, 720],
  [1366, 768],
  [1440, 900],
]) {
  test(`at ${width} × ${height}, the steps of the standard style end about where the card beside them ends`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height });
    await openGenerator(page);
    await page.getByLabel('Website URL').fill(TEXT);
    await expect(page.getByText('Scan details')).toBeVisible();
    const endOf = (name: string) =>
      page.getByRole('region', { name, exact: true }).evaluate((part) => part.getBoundingClientRect().bottom);
    expect((await endOf('Preview')) - (await endOf('QR Style'))).toBeLessThan(48);
  });
}

test.describe('with a verdict', () => {
  test.use({ hasDecoders: true });

  for (const [width, height] of [
    [390, 844],
    [1280, 720],
    [1366, 768],
    [1440, 900],
  ]) {
    test(`at ${width} × ${height}, neither a verdict, a caution, a fix nor an upload moves Generate or changes the card's height`, async ({
      page,
    }) => {
      const preview = page.getByRole('region', { name: 'Preview', exact: true });
      const placesSince = () => page.evaluate(() => (Reflect.get(window, 'placesSince') as () => string[])());
      const expectOnePlace = async () => expect(await placesSince()).toHaveLength(1);
      await page.setViewportSize({ width, height });
      await openGenerator(page);
      await page.evaluate(watchPlaces);

      await test.step('typing, and a verdict', async () => {
        await page.getByLabel('Website URL').fill(TEXT);
        await expect(page.getByText('Tested in 14 simulated photos.')).toBeVisible();
        await expectOnePlace();
      });

      await test.step('a caution, its fix, and the way back', async () => {
        await page.getByRole('tab', { name: 'Custom' }).click();
        const foreground = page.getByLabel('Foreground', { exact: true });
        await foreground.focus();
        await placesSince();
        await foreground.fill('#C00000');
        await expect(preview.getByText(/^Phones can scan this, but checkout scanners/).first()).toBeVisible();
        await preview.getByRole('button', { name: /^Darken Foreground/ }).click();
        await expect(preview.getByRole('button', { name: 'Undo the fix' })).toBeVisible();
        await expect(page.getByText('Tested in 14 simulated photos.')).toBeVisible();
        await expectOnePlace();
      });

      await test.step('an upload, the offer to weave it, and a logo that hides too much', async () => {
        const group = styleGroup(page, 'Image');
        const isOpen = await group.evaluate((details) => (details as HTMLDetailsElement).open);
        if (!isOpen) await groupLine(page, 'Image').click();
        const field = page.getByLabel('Upload a logo or image');
        await field.evaluate((input) => input.closest('label')?.scrollIntoView({ block: 'center' }));
        await placesSince();
        await upload(page, 'photo.webp', 'image/webp', readFileSync('e2e/samples/portrait.webp'));
        await expect(page.getByText('Your image can be the code.')).toBeVisible();
        await page.getByLabel('Logo Size').fill('50');
        await expect(preview.getByText('Does not scan', { exact: true }).first()).toBeVisible();
        await expect(preview.getByRole('button', { name: /logo/i })).toBeVisible();
        await expectOnePlace();
      });
    });
  }

  for (const [name, width, height] of [
    ['a phone', 390, 844],
    ['a desktop', 1440, 900],
  ] as const) {
    test(`on ${name}, nothing moves while the visitor types, chooses a style or waits`, async ({ page }) => {
      await page.setViewportSize({ width, height });
      await page.addInitScript(watchShifts);
      const count = (which: Counted) => page.evaluate((counted) => Reflect.get(window, 'countShifts')(counted), which);
      const expectNoJumpUntilVerdict = async () => {
        await count('all');
        await expect(page.getByText('Tested in 14 simulated photos.')).toBeVisible();
        expect(await count('late')).toBeLessThan(0.01);
      };
      await openGenerator(page);

      // The first letters replace the example with the visitor's code. Shifts at that moment are not counted.
      await count('none');
      await page.getByLabel('Website URL').pressSequentially('https://example.c');
      await expect(page.getByRole('img', { name: 'QR code for https://example.c' })).toBeVisible();
      await count('all');
      await page.getByLabel('Website URL').pressSequentially('om/menu', { delay: 30 });
      await expectNoJumpUntilVerdict();
      if (name === 'a desktop') await expectAllInFirstScreen(page);

      await page.getByRole('tab', { name: 'Custom' }).click();
      await expect(styleGroup(page, 'Colors')).toBeVisible();
      await page.getByLabel('Foreground', { exact: true }).fill('#0A3D62');
      if (name === 'a phone') await expectNoJumpUntilVerdict();

      await generateButton(page).click();
      await arriveAtPreview(page);
      await expectNoJumpUntilVerdict();
    });
  }
});
