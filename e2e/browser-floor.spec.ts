import type { Page } from '@playwright/test';
import { PAGES } from '../scripts/hosting/hosting.mjs';
import { isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ expectedMessages: /404 \(Not Found\)/ });

const ADDRESSES = [
  ...PAGES.filter(({ language }) => language === 'en').map(({ path }) => path.replace(/:\w+/, 'any-1')),
  '/nowhere',
];

const SENTENCE = 'This browser is too old to make codes.';

/**
 * Removes a feature from the browser: style sheets get an unknown name for it, and scripts are told that it is missing.
 */
async function withoutFeature(page: Page, feature: string): Promise<void> {
  const changed = new Map<string, string>();
  await page.route('**/*.css', async (route) => {
    const url = route.request().url();
    let body = changed.get(url);
    if (body === undefined) {
      const response = await route.fetch();
      body = (await response.text()).replaceAll(feature, feature.replace(/[a-z]/, 'un$&'));
      changed.set(url, body);
    }
    await route.fulfill({ contentType: 'text/css', body });
  });
  await page.addInitScript((missing) => {
    const supports = CSS.supports.bind(CSS) as (...condition: string[]) => boolean;
    CSS.supports = (...condition: string[]) => !condition.join().includes(missing) && supports(...condition);
  }, feature);
}

test('in an outdated browser, every page says that the browser is too old, and can still be read', async ({
  page,
  context,
  request,
}) => {
  await test.step('the HTML of every page contains the sentence', async () => {
    for (const address of ADDRESSES) expect(await (await request.get(address)).text(), address).toContain(SENTENCE);
  });

  await test.step('a recent browser gets no such sentence', async () => {
    await page.goto('/');
    await isInteractive(page);
    expect(await isTakenOver(page)).toBe(true);
    await expect(page.locator('.too-old')).toBeHidden();
  });

  for (const { feature, addresses } of [
    { feature: 'light-dark(', addresses: ['/', '/community'] },
    { feature: ':popover-open', addresses: ['/nowhere'] },
  ]) {
    await test.step(`a browser without ${feature} is called too old`, async () => {
      const old = await context.newPage();
      await withoutFeature(old, feature);
      for (const address of addresses) {
        // React must not hydrate the home page in an old browser, so the test gives it time to try.
        await old.goto(address, { waitUntil: address === '/' ? 'networkidle' : 'load' });
        await expect(old.getByText(SENTENCE), address).toBeVisible();
        await expect(old.getByRole('main')).toHaveText(/\S/);
        for (const colorScheme of ['light', 'dark'] as const) {
          await old.emulateMedia({ colorScheme });
          expect(await textContrast(old), `${address} in ${colorScheme}`).toBeGreaterThan(7);
        }
        expect(await isTakenOver(old), address).toBe(false);
      }
      await old.close();
    });
  }
});

/** Returns the contrast between the page's background and the text color of the page's first `h1` or `main` element. */
function textContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const luminance = (color: string) => {
      const channels = color.match(/[\d.]+/g)?.map(Number) ?? [];
      const [red, green, blue] = channels.map((value) => {
        const share = value / 255;
        return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
      });
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
    };
    // If the page sets no background, the browser paints its own.
    const probe = document.body.appendChild(document.createElement('p'));
    probe.style.backgroundColor = 'canvas';
    const own = getComputedStyle(document.body).backgroundColor;
    const ground = luminance(own.endsWith(', 0)') ? getComputedStyle(probe).backgroundColor : own);
    probe.remove();
    const text = luminance(getComputedStyle(document.querySelector('h1, main') as Element).color);
    return (Math.max(ground, text) + 0.05) / (Math.min(ground, text) + 0.05);
  });
}

function isTakenOver(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    Object.keys(document.querySelector('main') ?? {}).some((key) => key.startsWith('__react')),
  );
}
