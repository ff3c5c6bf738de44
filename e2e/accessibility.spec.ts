import type { Page } from '@playwright/test';
import { expectAccessible, lowContrasts } from './axe.ts';
import { generate, isInteractive, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in the ${colorScheme} theme axe finds nothing`, () => {
    test.use({ colorScheme });

    test('on the pages as they arrive', async ({ page }) => {
      for (const path of ['/', '/templates', '/analytics', '/preview']) {
        await page.goto(path);
        await isInteractive(page);
        await expectAccessible(page);
      }
    });

    test('in the generator with everything open and a colour that is none', async ({ page }) => {
      // As high as the page: what the bar with the button covers by chance until it is scrolled to is no finding.
      await page.setViewportSize({ width: 1280, height: 3000 });
      await openGenerator(page);
      await page.getByLabel('Website URL').fill('example.com');
      await page.getByRole('tab', { name: 'Custom' }).click();
      await page.getByRole('button', { name: 'Cosmic Fusion' }).click();
      await page.getByLabel('Background', { exact: true }).fill('#nope');
      await expectAccessible(page);
      await page.getByLabel('Background', { exact: true }).fill('#FFF');
      await expectAccessible(page);
    });

    test('on the preview page with a code and a notice', async ({ page }) => {
      await openGenerator(page);
      await page.getByLabel('Website URL').fill('example.com');
      await generate(page);
      await page.getByRole('button', { name: 'Download' }).click();
      await expect(page.getByText('QR code downloaded successfully!')).toBeVisible();
      await page.getByText('More formats').click();
      await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
      await expectAccessible(page);
    });

    test('in the theme menu, and on a phone in the drawer', async ({ page }) => {
      await openGenerator(page);
      await page.getByRole('button', { name: /^Theme/ }).click();
      await expectAccessible(page);
      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expectAccessible(page);
    });
  });
}

test('the whole journey can be made by keyboard alone', async ({ page }) => {
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
});

test('nothing is lost at 320 px, which is 400 % zoom of a small desk', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  for (const path of ['/', '/preview', '/templates']) {
    await page.goto(path);
    await isInteractive(page);
    if (path === '/') await page.getByRole('tab', { name: 'Custom' }).click();
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
    expect(overflow, path).toBeLessThanOrEqual(0);
  }
});

test('every target is at least 24 px, and 44 px on touch', async ({ browser, baseURL }) => {
  for (const { hasTouch, least } of [
    { hasTouch: false, least: 24 },
    { hasTouch: true, least: 44 },
  ]) {
    const context = await browser.newContext({
      baseURL,
      hasTouch,
      isMobile: hasTouch,
      viewport: { width: 390, height: 844 },
    });
    const page = await context.newPage();
    await page.goto('/');
    await isInteractive(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    const small = await page.evaluate((limit) => {
      const targets = document.querySelectorAll(
        'button, a, select, input:not([type=file]):not([type=radio]), label:has(input)',
      );
      return [...targets]
        .filter((target) => target.checkVisibility({ checkVisibilityCSS: true }) && !target.closest('p'))
        .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 90) }))
        .filter(
          ({ box }) =>
            box.width > 0 && box.right > 0 && box.bottom > 0 && Math.min(box.width, box.height) < limit - 0.5,
        )
        .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`);
    }, least);
    expect(small).toEqual([]);
    await context.close();
  }
});

test('words have 7 : 1 where more contrast is asked for', async ({ page }) => {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    for (const path of ['/', '/community?q=print', '/community/post/x-1']) {
      await page.goto(path);
      await isInteractive(page);
      if (path === '/') await page.getByRole('tab', { name: 'Custom' }).click();
      expect(await lowContrasts(page), `${path} ${colorScheme}`).toEqual([]);
    }
    await page.emulateMedia({ contrast: 'no-preference' });
    expect(await lowContrasts(page)).not.toEqual([]);
  }
});

test('what is chosen can be told with forced colours', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
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
    expect(await ground(role, chosen), chosen).not.toBe(await ground(role, other));
  }
});

test.describe('motion', () => {
  /** All that moves by itself: the longest time, in milliseconds, that anything takes to come to rest, and whether scrolling glides. */
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
          // What moves with scrolling moves by hand.
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

  /** What moves in these places when nobody minds: for each, a lower limit. */
  const places = [
    {
      where: 'the draft',
      moves: 300,
      open: async (page: Page) => {
        await openGenerator(page);
        await page.getByLabel('Website URL').fill('example.com');
        await expect(page.getByRole('img', { name: /^QR code for/ })).toBeVisible();
      },
    },
    {
      where: 'the drawer',
      moves: 150,
      open: async (page: Page) => {
        await page.setViewportSize({ width: 390, height: 844 });
        await page.goto('/analytics');
        await isInteractive(page);
        await page.getByRole('button', { name: 'Open menu' }).click();
      },
    },
    { where: 'the list of discussions', moves: 100, open: (page: Page) => page.goto('/community') },
  ];

  test('is stilled where less of it is asked for, and only there', async ({ page }) => {
    for (const { where, moves, open } of places) {
      await page.emulateMedia({ reducedMotion: 'no-preference' });
      await open(page);
      const { longest } = await movement(page);
      expect(longest, where).toBeGreaterThanOrEqual(moves);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      const { longest: stilled, isGliding } = await movement(page);
      expect(stilled, where).toBeLessThanOrEqual(10);
      expect(isGliding, where).toBe(false);
    }
  });
});
