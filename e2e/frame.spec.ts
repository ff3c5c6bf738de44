import type { Page } from '@playwright/test';
import { isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

async function open(page: Page, path = '/'): Promise<void> {
  await page.goto(path);
  await isInteractive(page);
}

test('the home page has its header, texts and footer, and leads to the other pages', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.clock.setFixedTime(new Date('2031-05-01'));
  await open(page);

  await test.step('the header has the brand, four links, and a badge on Community', async () => {
    const header = page.getByRole('banner');
    await expect(header.getByRole('link', { name: 'Quietzone QR Code Generator' })).toBeVisible();
    const links = header.getByRole('navigation', { name: 'Main' }).getByRole('link');
    await expect(links).toHaveText(['Home', 'Templates', 'Analytics', /Community\s*New/]);
    await expect(links.first()).toHaveAttribute('aria-current', 'page');
  });

  await test.step('the header stays visible, and blurs once the page has scrolled', async () => {
    const header = page.getByRole('banner');
    const blur = () => header.evaluate((element) => getComputedStyle(element).backdropFilter);
    expect(await blur()).toBe('none');
    await page.mouse.wheel(0, 400);
    await expect.poll(blur).toContain('blur');
    await expect(header).toBeInViewport();
    await page.mouse.wheel(0, -400);
    await expect.poll(blur).toBe('none');
  });

  await test.step('the footer has three links, the current year and a link to what is kept', async () => {
    const footer = page.getByRole('contentinfo');
    const links = footer.getByRole('list').getByRole('link');
    await expect(links).toHaveText(['Home', 'Analytics', 'Templates']);
    const targets = await links.evaluateAll((all) => all.map((link) => link.getAttribute('href')));
    expect(targets).toEqual(['/', '/analytics', '/templates']);
    await expect(footer.getByText('© 2031 Quietzone')).toBeVisible();
    await expect(footer.getByRole('link', { name: 'Privacy' })).toHaveAttribute('href', '/privacy');
  });

  await test.step('the page has its headline, its tagline, a button to the community and three cards', async () => {
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(
      'Free QR Code Generator | Create Custom QR Codes Instantly',
    );
    await expect(page.getByText('Create beautiful QR codes with AI')).toBeVisible();
    for (const name of ['Customizable', 'Free Forever', 'Analytics']) {
      await expect(page.getByRole('heading', { level: 2, name })).toBeVisible();
    }
    await page.getByRole('link', { name: 'Join Our Community' }).click();
    await expect(page).toHaveURL('/community');
  });

  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/');
  await test.step('Templates and Analytics say that they are coming soon', () => visitUnfinishedPages(page));
  await test.step('below 768 px the links move to a drawer', () => useDrawer(page));
});

/** Checks the pages Templates and Analytics. The home page must be open. */
async function visitUnfinishedPages(page: Page): Promise<void> {
  for (const { name, path, title, words } of [
    {
      name: 'Templates',
      path: '/templates',
      title: 'QR Code Templates',
      words: /designer templates are in development/i,
    },
    { name: 'Analytics', path: '/analytics', title: 'QR Code Analytics', words: /dashboard is in development/i },
  ]) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await expect(page).toHaveURL(path);
    await expect(page).toHaveTitle(`${title} | Quietzone`);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Coming Soon!' })).toBeVisible();
    await expect(page.getByText(words)).toBeVisible();
    const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
    await breadcrumb.getByRole('link', { name: 'Home' }).click();
    await expect(page).toHaveURL('/');
  }
}

/** Checks the drawer, which replaces the links in windows narrower than 768 px. The home page must be open. */
async function useDrawer(page: Page): Promise<void> {
  await page.setViewportSize({ width: 768, height: 800 });
  await expect(page.getByRole('button', { name: 'Open menu' })).toBeHidden();
  await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
  await page.setViewportSize({ width: 767, height: 800 });
  await expect(page.getByRole('navigation', { name: 'Main' })).toHaveCount(0);

  await test.step('the drawer can still be closed when the phone is turned', async () => {
    await page.getByRole('button', { name: 'Open menu' }).click();
    await page.setViewportSize({ width: 844, height: 390 });
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('dialog', { name: 'Menu' })).toBeHidden();
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Analytics' }).click();
    await expect(page).toHaveURL('/analytics');
    await page.setViewportSize({ width: 767, height: 800 });
  });

  await test.step('Escape, a click on the backdrop and a click on a link each close the drawer', async () => {
    const opener = page.getByRole('button', { name: 'Open menu' });
    const drawer = page.getByRole('dialog', { name: 'Menu' });

    await opener.click();
    await expect(drawer.getByRole('link')).toHaveText(['Home', 'Templates', 'Analytics', /Community\s*New/]);
    await page.keyboard.press('Escape');
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await page.mouse.click(40, 400);
    await expect(drawer).toBeHidden();
    await expect(opener).toBeFocused();

    await opener.click();
    await drawer.getByRole('link', { name: 'Templates' }).click();
    await expect(page).toHaveURL('/templates');
    await expect(drawer).toBeHidden();
  });
}

test.describe('the theme', () => {
  const PAPERS = { light: 'rgb(248, 245, 238)', dark: 'rgb(22, 20, 17)' } as const;

  /** Returns the page's background color. Fails unless `theme-color`, which colors the browser's frame, is the same. */
  async function ground(page: Page): Promise<string> {
    const [paper, browser] = await page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]');
      const { style } = new Option();
      style.color = [...metas].find(({ media }) => matchMedia(media).matches)?.content ?? '';
      return [getComputedStyle(document.body).backgroundColor, style.color];
    });
    expect(browser).toBe(paper);
    return paper;
  }

  test('is set by the inline script alone, is chosen in a menu, and applies in every open tab', {
    tag: '@smoke',
  }, async ({ page, context }) => {
    await page.goto('/analytics');
    await page.waitForLoadState('networkidle');
    // All script files are empty here, so only the script in the HTML can set the theme.
    await page.route('**/*.js', (route) => route.fulfill({ contentType: 'text/javascript', body: '' }));
    for (const [chosen, system, expected] of [
      [null, 'light', 'light'],
      [null, 'dark', 'dark'],
      ['light', 'dark', 'light'],
      ['dark', 'light', 'dark'],
      ['system', 'dark', 'dark'],
      ['sepia', 'dark', 'dark'],
    ] as const) {
      await page.emulateMedia({ colorScheme: system });
      await page.evaluate((theme) => {
        if (theme) localStorage.setItem('theme', theme);
        else localStorage.removeItem('theme');
      }, chosen);
      await page.reload();
      expect(await ground(page), `${chosen} chosen, the system is ${system}`).toBe(PAPERS[expected]);
    }
    await page.unrouteAll();
    await page.evaluate(() => localStorage.clear());

    await page.emulateMedia({ colorScheme: 'light' });
    await open(page, '/analytics');
    await page.getByRole('button', { name: 'Theme: system' }).click();
    await expect(page.getByRole('group', { name: 'Theme' }).getByRole('radio')).toHaveCount(3);
    await page.getByRole('radio', { name: 'Dark' }).click();
    await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
    expect(await ground(page)).toBe(PAPERS.dark);
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBe('dark');

    await page.reload();
    await isInteractive(page);
    expect(await ground(page)).toBe(PAPERS.dark);
    await page.getByRole('button', { name: 'Theme: dark' }).click();
    await page.getByRole('radio', { name: 'System' }).click();
    expect(await ground(page)).toBe(PAPERS.light);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect(await ground(page)).toBe(PAPERS.dark);

    await test.step('a theme that is chosen in one tab is applied in another', async () => {
      await page.emulateMedia({ colorScheme: 'light' });
      const other = await context.newPage();
      await open(other, '/templates');
      await other.getByRole('button', { name: 'Theme: system' }).click();
      await other.getByRole('radio', { name: 'Dark' }).click();
      await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeVisible();
      await expect.poll(() => ground(page)).toBe(PAPERS.dark);
    });

    await test.step('the menu works by keyboard, and Escape closes it', async () => {
      await page.getByRole('button', { name: /^Theme/ }).click();
      await page.getByRole('radio', { name: 'System' }).click();
      await page.getByRole('button', { name: /^Theme/ }).focus();
      await page.keyboard.press('Enter');
      await page.keyboard.press('Tab');
      await expect(page.getByRole('radio', { name: 'System' })).toBeFocused();
      await page.keyboard.press('ArrowUp');
      await expect(page.getByRole('radio', { name: 'Dark' })).toBeChecked();
      await page.keyboard.press('Escape');
      await expect(page.getByRole('group', { name: 'Theme' })).toBeHidden();
      await expect(page.getByRole('button', { name: 'Theme: dark' })).toBeFocused();
    });
  });
});

test.describe('a page that cannot be shown', () => {
  test.use({ expectedMessages: /404|^Error: provoked/ });

  test('is replaced by the not-found page, which logs the path, or by the error screen', async ({ page }) => {
    await test.step('an unknown address shows the not-found page with a link to the home page', async () => {
      const logged = page.waitForEvent('console', (message) => message.text().includes('/no/such/page'));
      await open(page, '/no/such/page');
      await logged;
      await expect(page.getByText('404', { exact: true })).toBeVisible();
      await expect(page.getByRole('heading', { name: 'Oops! Page not found' })).toBeVisible();
      await expect(page.getByText(/moved, deleted, or never existed/)).toBeVisible();
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
      await expect(page.locator('link[rel=canonical]')).toHaveCount(0);
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await expect(page).toHaveURL('/');
    });

    await test.step('a page that throws is replaced by the error screen, whose link loads the home page anew', async () => {
      await page.addInitScript(() => {
        if (sessionStorage.getItem('provoked')) return;
        sessionStorage.setItem('provoked', 'once');
        window.IntersectionObserver = class {
          constructor() {
            throw new Error('provoked');
          }
        } as unknown as typeof IntersectionObserver;
      });
      await page.goto('/analytics');
      await expect(page.getByRole('heading', { name: 'Unexpected Application Error!' })).toBeVisible();
      const document = page.waitForRequest((request) => request.isNavigationRequest());
      await page.getByRole('link', { name: 'Return to Home' }).click();
      await document;
      await expect(page.getByRole('heading', { level: 1, name: /Free QR Code Generator/ })).toBeVisible();
    });
  });
});
