import type { Locator, Page } from '@playwright/test';
import { expectAccessibleInBothThemes, expectMoreContrast, lowContrasts, smallTargets } from './axe.ts';
import { openCommunity } from './community-page.ts';
import { generate, headerLink, isInteractive, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openMany, rowOf, tableArea } from './many-page.ts';
import { pngOf, printedCode } from './printed-codes.ts';
import { styleGroup } from './style-groups.ts';

async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Returns how many milliseconds the longest animation or transition takes, and whether scrolling is smooth. */
function movement(page: Page): Promise<{ longest: number; isGliding: boolean }> {
  return page.evaluate(() => {
    const milliseconds = (list: string) => list.split(', ').map((time) => Number.parseFloat(time) * 1000);
    let longest = 0;
    let isGliding = false;
    for (const element of document.querySelectorAll('*')) {
      for (const part of [null, '::before', '::after', '::backdrop']) {
        const style = getComputedStyle(element, part);
        const rounds = style.animationIterationCount.split(', ').map((count) => Number(count.replace('i', 'I')));
        longest = Math.max(longest, ...milliseconds(style.transitionDuration));
        // An animation that follows scrolling moves only while the visitor scrolls, so it does not count.
        if (style.animationName !== 'none' && style.animationTimeline === 'auto') {
          longest = Math.max(
            longest,
            ...milliseconds(style.animationDuration).map((time, index) => time * rounds[index]),
          );
        }
        isGliding ||= style.scrollBehavior === 'smooth';
      }
    }
    return { longest, isGliding };
  });
}

/**
 * Fails unless animations take `moves` milliseconds, at most 10 with reduced motion. Scrolling must then not be smooth.
 */
async function expectMotionToStop(page: Page, moves: number): Promise<void> {
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  const { longest } = await movement(page);
  expect(longest, page.url()).toBeGreaterThanOrEqual(moves);
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const { longest: stilled, isGliding } = await movement(page);
  expect(stilled, page.url()).toBeLessThanOrEqual(10);
  expect(isGliding, page.url()).toBe(false);
}

test('the pages pass axe in both themes and work for visitors with low vision', { tag: '@smoke' }, async ({ page }) => {
  await page.goto('/preview');
  await isInteractive(page);
  await test.step('the empty preview page passes axe and does not overflow at 320 px', () => expectFitting(page));
  for (const name of ['Templates', 'Analytics']) {
    await headerLink(page, name).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
    await test.step(`the page ${name} passes axe and does not overflow at 320 px`, () => expectFitting(page));
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Privacy' })).toBeVisible();
  await test.step('the page Privacy passes axe and does not overflow at 320 px', () => expectFitting(page));
  // Every page has the same menu and the same drawer. This page is the smallest.
  await test.step('the theme menu passes axe', async () => {
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  });
  await test.step('the drawer passes axe on a phone, and its motion stops if the visitor prefers reduced motion', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectMotionToStop(page, 150);
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.setViewportSize({ width: 1280, height: 720 });
  });

  await headerLink(page, 'Home').click();
  await expect(page.getByLabel('Website URL')).toBeVisible();
  await test.step('the generator passes axe before anything is changed', () => expectAccessibleInBothThemes(page));
  await test.step('the motion of the draft stops if the visitor prefers reduced motion', async () => {
    await page.getByLabel('Website URL').fill('example.com');
    await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();
    await expectMotionToStop(page, 300);
  });
  await page.getByRole('tab', { name: 'Custom' }).click();
  // On a wide page all groups are open.
  await expect(styleGroup(page, 'Gradient')).toHaveAttribute('open');
  await test.step('the generator passes axe with all groups open and an invalid color', () =>
    expectAccessibleColors(page));
  await test.step('the generator does not overflow at 320 px', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });
  await test.step('every target of the generator is at least 24 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page, 24)).toEqual([]);
  });
  await test.step('forced colors show which buttons are chosen', () => expectChosenInForcedColors(page));
  await test.step('text has a contrast of 7:1 if the visitor prefers more contrast', () => expectMoreContrast(page));
});

async function expectFitting(page: Page): Promise<void> {
  await expectAccessibleInBothThemes(page);
  // This is as wide as a window of 1280 pixels at 400% zoom.
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

async function expectAccessibleColors(page: Page): Promise<void> {
  // The window is as high as the page. Otherwise axe would report elements that the sticky button covers until they
  // are scrolled into view.
  await page.setViewportSize({ width: 1280, height: 3000 });
  const background = page.getByLabel('Background', { exact: true });
  await background.fill('#nope');
  await background.blur();
  await page.getByRole('button', { name: 'Cosmic Fusion' }).click();
  await expect(page.getByText('Use 3, 4, 6, or 8 hex digits')).toBeVisible();
  await expectAccessibleInBothThemes(page, 'details:has([aria-invalid=true])');
  await background.fill('#FFF');
  await expectAccessibleInBothThemes(page);
}

async function expectChosenInForcedColors(page: Page): Promise<void> {
  await page.setViewportSize({ width: 1280, height: 720 });
  await page.emulateMedia({ forcedColors: 'active' });
  await page.getByRole('button', { name: 'Deep Space' }).click();
  const ground = (role: 'tab' | 'button', name: string) =>
    page
      .getByRole(role, { name, exact: true })
      .first()
      .evaluate((element) => getComputedStyle(element).backgroundColor);
  for (const [role, chosen, other] of [
    ['button', 'URL', 'Email'],
    ['tab', 'Custom', 'Standard'],
    ['button', 'Deep Space', 'Mojito'],
    ['button', 'to bottom right', 'to right'],
  ] as const) {
    await expect.poll(async () => (await ground(role, chosen)) !== (await ground(role, other)), chosen).toBe(true);
  }
  await page.emulateMedia({ forcedColors: 'none' });
}

test('what opens later passes axe in both themes', async ({ page }) => {
  await openGenerator(page);
  await test.step('the list of further types, and a field with a fault', async () => {
    await page.getByRole('button', { name: 'More', exact: true }).click();
    const list = page.getByRole('dialog', { name: 'More kinds of content' });
    await expect(list).toBeVisible();
    await expectAccessibleInBothThemes(page, 'dialog');
    await list.getByRole('button', { name: 'GiroCode' }).click();
    await page.getByLabel('IBAN', { exact: true }).fill('DE00 1');
    await expect(page.getByText('An IBAN that begins with DE has 22 characters; this one has 5.')).toBeVisible();
    await expectAccessibleInBothThemes(page, 'form');
  });
  await test.step('the dialog of a code that can be changed later, with its faults', async () => {
    await page.getByRole('button', { name: 'URL', exact: true }).click();
    await page.getByLabel('Website URL').fill('example.com/menu');
    await page.getByRole('button', { name: 'Make it changeable' }).click();
    await page.getByRole('button', { name: 'Download the files' }).click();
    await expect(page.getByLabel('Address on your website')).toBeFocused();
    await expectAccessibleInBothThemes(page, 'dialog');
    await page.keyboard.press('Escape');
  });
  await test.step('labels that are too small for the code, with a caption and a frame', async () => {
    await generate(page);
    await page.getByRole('tab', { name: 'Print file' }).click();
    await page.getByRole('textbox', { name: 'Caption', exact: true }).fill('See the menu');
    await page.getByRole('group', { name: 'Frame' }).getByRole('radio', { name: 'Ticket' }).check();
    await page.getByRole('tab', { name: 'Cards and labels' }).click();
    await page.getByLabel('Search by name or size').fill('L4731');
    await page.getByText('Align with your printer').click();
    await page.getByText('More of your codes').click();
    // On a phone, these labels are smaller than a finger.
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(page.getByText(/^10 × 25 mm holds codes of up to \d+ characters\./)).toBeVisible();
    await expectAccessibleInBothThemes(page, 'main [role=tabpanel]');
    await page.setViewportSize({ width: 1280, height: 720 });
  });
  await test.step('the codes of the visitor, with a menu, and the code that is edited', async () => {
    await page.getByRole('link', { name: 'Change the design' }).click();
    await page.getByRole('button', { name: /^More for / }).click();
    await expect(page.getByRole('button', { name: /^Use as template/ })).toBeVisible();
    // The menu covers the buttons below the card.
    await expectAccessibleInBothThemes(page, '[aria-labelledby=your-codes] article');
    await page.keyboard.press('Escape');
    await expectAccessibleInBothThemes(page, '[aria-labelledby=your-codes]');
  });
  await test.step('many codes, with a row that is corrected', async () => {
    await openMany(page);
    await tableArea(page).fill('Name\tLink\nZoë\thttps://example.com/1\nLi\tno link at all');
    await rowOf(page, 3).click();
    await expect(page.getByLabel('Link, row 3')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('an empty list of the community', async () => {
    await openCommunity(page);
    await page.getByRole('searchbox').fill('zzzz');
    await expect(page.getByText('No posts found.')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
  await test.step('a list with posts of all four types, which fits a phone', async () => {
    await page.getByRole('searchbox').fill('point');
    await expect(page.getByText('No posts found.')).toHaveCount(0);
    await expectAccessibleInBothThemes(page);
    await expectMoreContrast(page);
    await expectFittingPhone(page);
  });
  await test.step('a post with a vote, a comment and a notice, which fits a phone', async () => {
    await openCommunity(page, '/community/post/x-2');
    // On subpages of the community too, its link is marked as the current one.
    const current = page.getByRole('navigation', { name: 'Main' }).locator('[aria-current]');
    await expect(current).toHaveText(/^Community/);
    await page.getByRole('button', { name: 'Upvote' }).click();
    await page.getByPlaceholder('Add a comment...').fill('A comment');
    await page.getByRole('button', { name: 'Post Comment' }).click();
    const notice = page.getByText('Comment added!').last();
    await expect(notice).toBeVisible();
    // The notice stays while it has the focus.
    await page.keyboard.press('F8');
    // The page has scrolled to the new comment. At the top of the page, no target is cut off by the window's edge.
    await page.evaluate(() => scrollTo(0, 0));
    await expectAccessibleInBothThemes(page);
    await expect(notice).toBeVisible();
    await expectMoreContrast(page);
    // Without the preference, some text has less contrast, which shows that the check finds it.
    expect(await lowContrasts(page)).not.toEqual([]);
    await expectFittingPhone(page);
  });
  await test.step('an author, and a post that is not there', async () => {
    await page.getByRole('link', { name: 'View Author Profile' }).click();
    await expect(page.getByRole('region', { name: 'Badges' })).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expectFittingPhone(page);
    await page.goto('/community/post/zzzz');
    await expect(page.getByText('Back to Community')).toBeVisible();
    await expectAccessibleInBothThemes(page);
  });
});

/** Expects every target to be at least 24 px in a window 390 px wide, and the page not to overflow at 320 px. */
async function expectFittingPhone(page: Page): Promise<void> {
  await page.setViewportSize({ width: 390, height: 844 });
  expect(await smallTargets(page, 24), page.url()).toEqual([]);
  await page.setViewportSize({ width: 320, height: 640 });
  await expectNoOverflow(page);
  await page.setViewportSize({ width: 1280, height: 720 });
}

test.describe('with a verdict', () => {
  test.use({ hasDecoders: true });

  test('a visitor can make and download a code by keyboard alone, and the preview page passes axe', {
    tag: '@smoke',
  }, async ({ page }) => {
    await test.step('a visitor can make and download a code by keyboard alone', () => goByKeyboard(page));

    await test.step('the preview page with a code and a notice passes axe in both themes', async () => {
      await page.getByRole('tab', { name: 'Print file' }).click();
      await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
      await expectAccessibleInBothThemes(page, 'main');
      await page.getByRole('tab', { name: 'Print file' }).press('ArrowLeft');
      await expect(page.getByRole('tab', { name: 'Image' })).toBeFocused();
      await expect(page.getByText('Scans everywhere').first()).toBeVisible();
      await page.getByRole('button', { name: 'Download', exact: true }).click();
      // The notice stays while it has the focus.
      await page.keyboard.press('F8');
      await expect(page.getByText('QR code downloaded successfully!').last()).toBeVisible();
      await expectAccessibleInBothThemes(page);
      await expect(page.getByText('QR code downloaded successfully!').last()).toBeVisible();
    });

    await test.step('a checked picture passes axe in both themes', async () => {
      const other = await page.context().newPage();
      await other.goto('/check');
      await isInteractive(other);
      const print = { name: 'print.png', mimeType: 'image/png', buffer: pngOf(printedCode('https://example.com', 8)) };
      await other.getByLabel('Choose a picture').setInputFiles(print);
      await expect(other.getByText('Scans everywhere').first()).toBeVisible();
      await expectAccessibleInBothThemes(other);
      await other.close();
    });

    await test.step('forced colors leave the chosen format and the shape of the verdict readable', () =>
      expectReadableInForcedColors(page));

    await page.getByRole('link', { name: 'Change the design' }).click();
    const verdict = page.getByText('Scans everywhere').filter({ visible: true }).first();
    await expect(verdict).toBeVisible();

    await test.step('on a page of 320 px, the header covers no part of the verdict', async () => {
      await page.setViewportSize({ width: 320, height: 640 });
      await page.getByRole('tab', { name: 'Standard' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 200);
      await expect.poll(() => verdict.evaluate(isTopVisible)).toBe(true);
    });

    await test.step('at 400% zoom in a low window, header and picture leave room for the tabs', async () => {
      await page.setViewportSize({ width: 320, height: 180 });
      await page.getByRole('tab', { name: 'Custom' }).click({ trial: true });
    });

    await test.step('with text at 200%, everything fits and the picture leaves room for the fields', async () => {
      await page.setViewportSize({ width: 1280, height: 720 });
      const devtools = await page.context().newCDPSession(page);
      await devtools.send('Page.setFontSizes', { fontSizes: { standard: 32 } });
      await expectNoOverflow(page);
      await page.getByRole('tab', { name: 'Standard' }).scrollIntoViewIfNeeded();
      await page.mouse.wheel(0, 600);
      await expect(verdict).not.toBeInViewport();
    });
  });
});

/** Returns whether nothing covers the top edge of the element. This function runs in the browser. */
function isTopVisible(element: Element): boolean {
  const { left, top, width } = element.getBoundingClientRect();
  return element.contains(document.elementFromPoint(left + width / 2, top + 1));
}

async function expectReadableInForcedColors(page: Page): Promise<void> {
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const colorOf = (locator: Locator) => locator.evaluate((element) => getComputedStyle(element).color);
  await page.getByRole('tab', { name: 'Print file' }).click();
  const chosen = page.locator('label:has(:checked)', { hasText: 'SVG' });
  expect(await colorOf(chosen.getByText('Sharp at any scale'))).toBe(await colorOf(chosen));
  await page.getByRole('tab', { name: 'Image' }).click();
  // The background is black whatever theme the visitor has chosen.
  const shape = page.locator('span:has(> svg)', { hasText: 'Scans everywhere' }).locator('svg');
  const onBlack = await colorOf(shape);
  await page.evaluate(() => {
    document.documentElement.dataset.theme = 'light';
  });
  expect(await colorOf(shape)).toBe(onBlack);
  await page.evaluate(() => {
    delete document.documentElement.dataset.theme;
  });
  await page.emulateMedia({ forcedColors: 'none', colorScheme: null });
}

async function goByKeyboard(page: Page): Promise<void> {
  await openGenerator(page);
  const press = (key: string) => page.keyboard.press(key);
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to content' })).toBeFocused();
  await press('Enter');
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Join Our Community' })).toBeFocused();
  await press('Tab');
  await expect(page.getByRole('button', { name: 'URL', exact: true })).toBeFocused();
  for (const name of ['Email', 'Phone', 'SMS', 'Text']) {
    await press('ArrowRight');
    await expect(page.getByRole('button', { name, exact: true })).toBeFocused();
  }
  await press('Enter');
  await press('Tab');
  await expect(page.getByLabel('Text Content')).toBeFocused();
  await page.keyboard.type('By keyboard');
  await press('Tab');
  await expect(page.getByRole('button', { name: 'Open a saved file' })).toBeFocused();
  for (const name of ['Will it scan?', 'Make many at once']) {
    await press('Tab');
    await expect(page.getByRole('link', { name })).toBeFocused();
  }
  await press('Tab');
  await expect(page.getByRole('tab', { name: 'Standard' })).toBeFocused();
  await press('ArrowRight');
  await expect(page.getByRole('tab', { name: 'Custom' })).toHaveAttribute('aria-selected', 'true');
  await page.getByRole('button', { name: 'Generate QR Code' }).focus();
  await press('Enter');
  await page.waitForURL('/preview');
  await expect(page.getByRole('main')).toBeFocused();
  await page.getByRole('button', { name: 'Download' }).focus();
  const [file] = await Promise.all([page.waitForEvent('download'), press('Enter')]);
  expect(file.suggestedFilename()).toBe('ai-qr-code.png');
}

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every target of the generator and of the community is at least 44 px', async ({ page }) => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    expect(await smallTargets(page, 44)).toEqual([]);
    for (const path of ['/community', '/community/post/x-2', '/community/author/hannah-whitcombe']) {
      await openCommunity(page, path);
      expect(await smallTargets(page, 44), path).toEqual([]);
    }
  });
});
