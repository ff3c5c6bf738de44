import type { Page } from '@playwright/test';
import { LANGUAGES } from '../scripts/build/words.mjs';
import { PAGES } from '../scripts/hosting/hosting.mjs';
import { judge } from '../scripts/run/outside-judges.mjs';
import { isInteractive, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

const SITE_URL = process.env.SITE_URL ?? 'http://localhost:4173';

const TRANSLATED = PAGES.filter(({ path }) => !path.includes(':'));

async function speak(page: Page, name: string): Promise<void> {
  await page.getByLabel(/Language$/).selectOption({ label: name });
}

test('the page is shown in another language, with what was typed and at its own address', {
  tag: '@smoke',
}, async ({ page }) => {
  await openGenerator(page);
  await page.getByLabel('Website URL').fill('https://example.com/menu');
  await speak(page, 'Deutsch');
  await expect(page).toHaveURL('/de/');
  await expect(page.locator('html')).toHaveAttribute('lang', 'de');
  await isInteractive(page);
  await expect(page.getByLabel('Website-Adresse')).toHaveValue('https://example.com/menu');
  await page.getByRole('link', { name: 'Vorlagen' }).first().click();
  await expect(page).toHaveURL('/de/templates');
  await speak(page, '日本語');
  await expect(page).toHaveURL('/ja/templates');
  await isInteractive(page);
  await speak(page, 'English');
  await expect(page).toHaveURL('/templates');
});

for (const [path, type, more, address] of [
  ['/ja/', '連絡先', '連絡先のくわしい情報', ['郵便番号', '都道府県・市区町村', '町名・番地', '国']],
  ['/zh/', '名片', '更多联系信息', ['国家/地区', '省/市', '详细地址', '邮编']],
] as const) {
  test(`on ${path}, names and addresses are typed and shown in the order of the language`, async ({ page }) => {
    await page.goto(path);
    await isInteractive(page);
    await page.getByRole('button', { name: type, exact: true }).click();
    const details = page.locator('details').filter({ hasText: more });
    await details.locator('summary').click();
    await page.getByLabel('姓', { exact: true }).fill('王');
    await page.keyboard.press('Tab');
    await page.keyboard.type('小明');
    await expect(page.getByLabel('名', { exact: true })).toHaveValue('小明');
    await expect(page.locator('dt').filter({ hasText: /^[姓名]$/ })).toHaveText(['姓', '名']);
    const labels = await details.locator('label').allTextContents();
    expect(labels.slice(8, 12)).toEqual(address);
  });
}

for (const [path, more, event, search, zone] of [
  ['/de/', 'Mehr', 'Termin', 'Österreich', 'Mitteleuropäische Zeit · Europe/Vienna'],
  ['/ja/', 'その他', '予定', '日本', '日本標準時 · Asia/Tokyo'],
] as const) {
  test(`on ${path}, time zones have names in the language, and are found by them`, async ({ page }) => {
    await page.goto(path);
    await isInteractive(page);
    await page.getByRole('button', { name: more, exact: true }).click();
    await page.getByRole('button', { name: event, exact: true }).click();
    await page.getByRole('searchbox').last().fill(search);
    await expect(page.getByRole('option', { name: zone, exact: true })).toBeAttached();
  });
}

test('posts are the same in all languages', async ({ page }) => {
  await page.goto('/de/community');
  await isInteractive(page);
  const languages = page.getByLabel('Sprache').first().getByRole('option');
  await expect(languages.nth(1)).toHaveText('Deutsch');
  const [post] = await page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link').all();
  const address = await post.getAttribute('href');
  await post.click();
  await expect(page).toHaveURL(String(address));
  await isInteractive(page);
  await expect(page.locator('link[hreflang]')).toHaveCount(0);
  await speak(page, 'Français');
  await expect(page).toHaveURL('/fr/community');
});

test('each page names itself and its versions in all languages, and so do they', async ({ request }) => {
  const addresses = new Map(
    await Promise.all(
      TRANSLATED.map(async ({ path, language }) => {
        const html = await (await request.get(path)).text();
        expect(html, path).toContain(`<html lang="${language}">`);
        expect(html, path).toContain(`<link rel="canonical" href="${SITE_URL}${path}" data-head>`);
        const links = html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g);
        return [SITE_URL + path, Object.fromEntries(Array.from(links, ([, tag, address]) => [tag, address]))] as const;
      }),
    ),
  );
  for (const [address, versions] of addresses) {
    expect(Object.keys(versions)).toEqual([...LANGUAGES.map(({ tag }) => tag), 'x-default']);
    expect(Object.values(versions)).toContain(address);
    for (const version of Object.values(versions)) expect(addresses.get(version), version).toEqual(versions);
  }
  const listed = await (await request.get('/sitemap.xml')).text();
  for (const address of addresses.keys()) expect(listed).toContain(`<loc>${address}</loc>`);
});

test.describe('a browser that prefers another language', () => {
  test.use({ locale: 'de-AT' });

  test('is offered it once, and wherever another than the chosen one is read', async ({ page }) => {
    const offer = page.getByRole('link', { name: 'auch auf Deutsch' });
    await page.goto('/many');
    await expect(offer).toHaveAttribute('href', '/de/many');
    const answered = page.waitForResponse(/language-offer/);
    await page.goto('/ja/many');
    await isInteractive(page);
    await (await answered).finished();
    await expect(offer).toHaveCount(0);
    await speak(page, 'Deutsch');
    await expect(page).toHaveURL('/de/many');
    await page.goto('/community/post/nowhere-1');
    await offer.click();
    await expect(page).toHaveURL('/de/community');
  });
});

/** Opens all parts of a page that a visitor can open without typing. */
async function unfold(page: Page): Promise<void> {
  const tabs = page.getByRole('tab');
  if ((await tabs.count()) > 1) await tabs.last().click();
  for (const summary of await page.locator('main details:not([open]) > summary:visible').all()) await summary.click();
}

/**
 * Returns the texts of controls that do not fit into them, or whose words are broken where there is no hyphen, and 'page'
 * if the page scrolls sideways. The browser runs this function, in the page.
 */
function cutControls(): string[] {
  const controls = document.querySelectorAll<HTMLElement>('button, a, label, summary, legend, [role=tab], h1, h2, h3');
  const cut = [...controls].filter((control) => {
    const isClipped = control.clientWidth > 1 && getComputedStyle(control).overflowX !== 'auto';
    return control.checkVisibility() && isClipped && control.scrollWidth > control.clientWidth + 1;
  });
  const broken = [...controls].filter((control) => control.checkVisibility() && hasBrokenWord(control));
  const page = document.documentElement;
  function hasBrokenWord(control: HTMLElement): boolean {
    const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT);
    const word = document.createRange();
    for (let node = walker.nextNode(); node; node = walker.nextNode()) {
      for (const { index, 0: letters } of String(node.nodeValue).matchAll(/[\p{Script=Latin}\p{M}]{2,}/gu)) {
        word.setStart(node, index);
        word.setEnd(node, index + letters.length);
        if (word.getClientRects().length > 1) return true;
      }
    }
    return false;
  }
  return [
    ...[...cut, ...broken].map(({ textContent }) => String(textContent)),
    ...(page.scrollWidth > page.clientWidth ? ['page'] : []),
  ];
}

for (const { tag, path: home } of LANGUAGES.slice(1)) {
  test(`in ${tag}, every control has room for its words`, async ({ page }) => {
    test.skip(/^(ja|zh)/.test(tag) && !judge('fonts for Japanese and Chinese'), 'The fonts are not installed');
    for (const { path } of TRANSLATED.filter(({ language }) => language === tag)) {
      await page.goto(path);
      await isInteractive(page);
      if (path === home) await unfold(page);
      for (const width of [390, 820, 1440]) {
        await page.setViewportSize({ width, height: 900 });
        await expect.poll(() => page.evaluate(cutControls), { message: `${path} at ${width} px` }).toEqual([]);
      }
    }
  });
}
