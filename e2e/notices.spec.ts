import type { Locator, Page } from '@playwright/test';
import { generatePosts } from '#community';
import { headerLink, isInteractive, openGenerator, stopClock } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { codesOf, makeCode } from './library-page.ts';

// The clock of these tests may pass the time limit of the database before the database answers.
test.use({ expectedMessages: /kept for this visit only/ });

const MESSAGE = 'Please enter content for your QR code';

/** Window sizes near the smallest and the largest for each layout of the page. */
const SIZES = [
  [320, 568],
  [767, 1000],
  [768, 400],
  [959, 700],
  [1440, 900],
];

function mainButton(page: Page): Locator {
  return page.getByRole('button', { name: 'Generate QR Code' });
}

async function provoke(page: Page): Promise<Locator> {
  await mainButton(page).click();
  const notice = page.getByRole('listitem').filter({ hasText: MESSAGE }).last();
  await expect(notice).toBeVisible();
  return notice;
}

test.describe('on touch', () => {
  test.use({ hasTouch: true });

  test('notices never cover the main button, stay when another page opens, and do not widen for a long word', async ({
    page,
  }) => {
    await page.clock.install();
    await openGenerator(page);
    await test.step('the library for notices loads only when the pointer is first pressed', () =>
      expectLibraryAfter(page, () => page.mouse.down()));
    await page.mouse.up();

    await test.step('notices do not cover the main button, whatever the size of the window', async () => {
      // Otherwise the first notice could disappear before both are looked at.
      await stopClock(page);
      for (const [width, height] of SIZES) {
        await page.setViewportSize({ width, height });
        await page.getByLabel('Website URL').fill('');
        for (let count = 0; count < 2; count++) await provoke(page);
        const notices = page.getByRole('listitem').filter({ hasText: MESSAGE });
        await expect(notices).toHaveCount(2);
        await page.getByLabel('Website URL').fill(`example.com/${width}`);
        for (const notice of await notices.all()) {
          await expect(notice).toBeInViewport({ ratio: 1 });
          const isInTheWay = async () => doOverlap(await notice.boundingBox(), await mainButton(page).boundingBox());
          await expect.poll(isInTheWay, `${width} × ${height}`).toBe(false);
        }
        // A trial checks that the button could be tapped, and that nothing covers it, but does not tap.
        await mainButton(page).tap({ trial: true });
        await page.clock.runFor(5000);
        await expect(notices).toHaveCount(0);
      }
      await page.clock.resume();
    });

    await test.step('a notice stays visible when the visitor opens another page', async () => {
      await mainButton(page).tap();
      await page.waitForURL('/preview');
      await page.getByRole('button', { name: 'Download' }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
      await expect(page).toHaveTitle(/^QR Code Templates/);
      await expect(page.getByText('QR code downloaded successfully!')).toBeVisible();
    });

    await test.step('a notice with one long word is no wider than others', async () => {
      await headerLink(page, 'Home').click();
      await page.setViewportSize({ width: 390, height: 844 });
      await makeCode(page, `example.com/${'a'.repeat(60)}`);
      await codesOf(page).first().getByRole('button', { name: /^Edit/ }).click();
      const notice = page.getByRole('listitem').filter({ hasText: 'Design opened.' });
      await expect(notice.getByRole('button', { name: 'Dismiss' })).toBeInViewport({ ratio: 1 });
      expect((await notice.boundingBox())?.width).toBeLessThanOrEqual(390 - 2 * 16);
    });
  });
});

test('a notice is announced, and disappears by its button, by a swipe, by keyboard or by itself', async ({ page }) => {
  await page.clock.install();
  await openGenerator(page);
  await test.step('the library for notices loads only when the first key is pressed', () =>
    expectLibraryAfter(page, () => page.keyboard.press('Shift')));

  await test.step('a notice disappears after four seconds', async () => {
    await stopClock(page);
    await provoke(page);
    await expectGoneAfter(page, MESSAGE, 4000);
  });

  await test.step('a swipe removes the notice', async () => {
    const notice = await provoke(page);
    const { x, y, width, height } = (await notice.boundingBox()) as NonNullable<Box>;
    await page.mouse.move(x + width / 3, y + height / 2);
    await page.mouse.down();
    await page.mouse.move(x + width / 3 + 30, y + height / 2, { steps: 3 });
    await page.mouse.up();
    await expect(notice).toBeVisible();
    await page.mouse.down();
    await page.mouse.move(x + width / 3 + 150, y + height / 2, { steps: 6 });
    await page.mouse.up();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  });

  await test.step('F8 focuses the notice, which stays while it has the focus, and Escape closes it', async () => {
    const notice = await provoke(page);
    await page.keyboard.press('F8');
    await page.keyboard.press('Tab');
    await expect(notice).toBeFocused();
    await page.clock.runFor(60_000);
    await expect(notice).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
    // The focus has returned to the button that had it before.
    await expect(mainButton(page)).toBeFocused();
  });

  await test.step('the text of a notice is on the page only once, in a live region', async () => {
    const notice = await provoke(page);
    const region = page.getByRole('region', { name: 'Notices (F8)' });
    await expect(region.getByRole('list')).toHaveAttribute('aria-live', 'polite');
    await expect(region.getByRole('listitem')).toHaveText([MESSAGE]);
    expect(await mostAtOnce(page, MESSAGE)).toBe(1);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
  });

  await test.step('a notice that follows a dismissed notice disappears after four seconds too', async () => {
    await stopClock(page);
    await page.keyboard.press('Enter');
    await expectGoneAfter(page, MESSAGE, 4000);
  });

  await test.step('a notice can be read and pressed above a dialog that opens, and stays when the dialog closes', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await stopClock(page);
    const notice = await provoke(page);
    await page.getByRole('button', { name: 'Open menu' }).click();
    const inDialog = page.getByRole('dialog', { name: 'Menu' }).getByRole('listitem').filter({ hasText: MESSAGE });
    await inDialog.getByRole('button', { name: 'Dismiss' }).click({ trial: true });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toHaveCount(0);
    await notice.getByRole('button', { name: 'Dismiss' }).click();
    await expect(page.getByText(MESSAGE)).toHaveCount(0);
    await page.clock.resume();
  });

  await test.step('in the community, a notice disappears after two seconds', async () => {
    const [post] = await generatePosts(new Date());
    await page.goto(`/community/post/${post.slug}`);
    await isInteractive(page);
    await stopClock(page);
    await page.getByRole('button', { name: 'Upvote', exact: true }).click();
    await expect(page.getByText('Your vote has been recorded')).toBeVisible();
    await expectGoneAfter(page, 'Upvoted!', 2000);
  });
});

/** Focuses a field, then calls `act`. Expects the library for notices to be requested after the focus, by `act`. */
async function expectLibraryAfter(page: Page, act: () => Promise<void>): Promise<void> {
  await page.getByLabel('Website URL').focus();
  // If the focus had loaded the library, the action would not request it again.
  await Promise.all([page.waitForRequest(/\/toast-host-.*\.js$/), act()]);
}

/**
 * Returns the largest number of times that a text is on the page during the next animation frames. A library that
 * announces notices to screen readers would add the text a second time for a moment.
 */
function mostAtOnce(page: Page, text: string): Promise<number> {
  return page.evaluate(async (searched) => {
    let most = 0;
    for (let frame = 0; frame < 20; frame++) {
      await new Promise(requestAnimationFrame);
      most = Math.max(most, String(document.body.textContent).split(searched).length - 1);
    }
    return most;
  }, text);
}

/** Expects a notice to be visible shortly before its time ends, and gone afterwards. */
async function expectGoneAfter(page: Page, message: string, milliseconds: number): Promise<void> {
  const notice = page.getByRole('listitem').filter({ hasText: message });
  await expect(notice).toBeVisible();
  await page.clock.runFor(milliseconds - 100);
  // Visibility would not tell an open notice from one that is fading out.
  await expect(notice).toHaveAttribute('data-state', 'open');
  await page.clock.runFor(200);
  await expect(notice).toHaveCount(0);
  await page.clock.resume();
}

type Box = Awaited<ReturnType<Locator['boundingBox']>>;

function doOverlap(a: Box, b: Box): boolean {
  if (!a || !b) throw new Error('Not on the page');
  return a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;
}
