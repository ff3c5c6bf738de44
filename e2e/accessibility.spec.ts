import type { Page } from '@playwright/test';
import { expectAccessibleInBothThemes, lowContrasts } from './axe.ts';
import { generate, isInteractive, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { styleGroup } from './style-groups.ts';

test.use({ hasDecoders: false });

/** Fails if the page can be scrolled sideways. */
async function expectNoOverflow(page: Page): Promise<void> {
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow, page.url()).toBeLessThanOrEqual(0);
}

/** Returns the interactive elements smaller than the limit in either direction. */
function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const targets = document.querySelectorAll(
      'button, a, select, input:not([type=file]):not([type=radio]), label:has(input)',
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ checkVisibilityCSS: true }) && !target.closest('p'))
      .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 90) }))
      .filter(
        ({ box }) => box.width > 0 && box.right > 0 && box.bottom > 0 && Math.min(box.width, box.height) < limit - 0.5,
      )
      .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`);
  }, least);
}

test('the placeholder pages and the empty preview page pass axe in both themes and do not overflow at 320 px', async ({
  page,
}) => {
  for (const path of ['/templates', '/analytics', '/preview']) {
    await page.goto(path);
    await isInteractive(page);
    await expectAccessibleInBothThemes(page);
    // A small desktop window at 400% zoom.
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
    await page.setViewportSize({ width: 1280, height: 720 });
  }
});

test('the generator passes axe in both themes', async ({ page }) => {
  await openGenerator(page);
  await test.step('as it loads', () => expectAccessibleInBothThemes(page));

  await test.step('with the theme menu open, and on a phone with the drawer open', async () => {
    await page.getByRole('button', { name: /^Theme/ }).click();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
    await page.setViewportSize({ width: 390, height: 844 });
    await page.getByRole('button', { name: 'Open menu' }).click();
    await expectAccessibleInBothThemes(page);
    await page.keyboard.press('Escape');
  });

  await test.step('with all groups open and an invalid color', async () => {
    // The window is as high as the page. Otherwise axe would report elements that the sticky button covers until they
    // are scrolled into view.
    await page.setViewportSize({ width: 1280, height: 3000 });
    await page.getByLabel('Website URL').fill('example.com');
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByLabel('Background', { exact: true }).fill('#nope');
    await page.getByLabel('Background', { exact: true }).blur();
    await page.getByRole('button', { name: 'Cosmic Fusion' }).click();
    await expect(page.getByText('Use 3, 4, 6, or 8 hex digits')).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await page.getByLabel('Background', { exact: true }).fill('#FFF');
    await expectAccessibleInBothThemes(page);
  });
});

test.describe('with the verdict', () => {
  test.use({ hasDecoders: true });

  test('the preview page with a code and a notice passes axe in both themes', async ({ page }) => {
    await openGenerator(page);
    await page.getByLabel('Website URL').fill('example.com');
    await generate(page);
    await page.getByText('More formats').click();
    await expect(page.getByRole('button', { name: 'Download SVG' })).toBeVisible();
    await expect(page.getByText('Scans everywhere').first()).toBeVisible({ timeout: 30_000 });
    await page.getByRole('button', { name: 'Download', exact: true }).click();
    // The notice stays while it has the focus.
    await page.keyboard.press('F8');
    await expect(page.getByText('QR code downloaded successfully!').last()).toBeVisible();
    await expectAccessibleInBothThemes(page);
    await expect(page.getByText('QR code downloaded successfully!').last()).toBeVisible();
  });
});

test('the way from the home page to the finished code works by keyboard alone', async ({ page }) => {
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
  await press('Tab');
  await expect(page.getByRole('link', { name: 'Make many at once' })).toBeFocused();
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

test('the generator works for visitors with low vision', async ({ page }) => {
  await openGenerator(page);
  await page.getByRole('tab', { name: 'Custom' }).click();
  // On a wide page all groups are open.
  await expect(styleGroup(page, 'Gradient')).toHaveAttribute('open');

  await test.step('nothing overflows at 320 px, a small desktop window at 400% zoom', async () => {
    await page.setViewportSize({ width: 320, height: 640 });
    await expectNoOverflow(page);
  });

  await test.step('every target is at least 24 px', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await smallTargets(page, 24)).toEqual([]);
  });

  await test.step('forced colors show which buttons are chosen', async () => {
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
  });

  await test.step('text has a contrast of 7:1 if the visitor prefers more contrast', async () => {
    for (const path of ['/', '/community?q=print', '/community/post/x-1']) {
      // The home page is already open.
      if (path !== '/') {
        await page.goto(path);
        await isInteractive(page);
      }
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme, contrast: 'more' });
        expect(await lowContrasts(page), `${path} ${colorScheme}`).toEqual([]);
      }
    }
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme, contrast: 'no-preference' });
      expect(await lowContrasts(page), colorScheme).not.toEqual([]);
    }
  });
});

test.describe('on touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 390, height: 844 } });

  test('every target of the generator is at least 44 px', async ({ page }) => {
    await openGenerator(page);
    await page.getByRole('tab', { name: 'Custom' }).click();
    expect(await smallTargets(page, 44)).toEqual([]);
  });
});

test.describe('motion', () => {
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
          // Animations that follow scrolling do not run by themselves.
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

  /** Places with motion. Unless motion is reduced, the longest one must take at least `moves` milliseconds. */
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

  test('stops if the visitor prefers reduced motion, and only then', async ({ page }) => {
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
