import type { Page } from '@playwright/test';
import { generate, isInteractive } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ colorScheme: 'dark' });

function onPaper(page: Page): Promise<{ texts: string[]; pictures: number }> {
  return page.evaluate(() => {
    const visible = [...document.body.querySelectorAll('*')].filter((element) => element.checkVisibility());
    const texts = visible.flatMap((element) =>
      [...element.childNodes]
        .filter(({ nodeType }) => nodeType === Node.TEXT_NODE)
        .map((node) => node.textContent ?? ''),
    );
    return {
      texts: texts.filter((text) => text.trim() !== ''),
      pictures: visible.filter((element) => element.matches('img, svg, canvas')).length,
    };
  });
}

test('pages are printed dark on white, without controls', async ({ page }) => {
  await test.step('in the dark theme, pages are printed dark on white, without buttons or navigation', async () => {
    await page.addInitScript(() => localStorage.setItem('theme', 'dark'));
    for (const [path, words] of [
      ['/community', /^QR Code Community$/],
      ['/community/post/x-1', /^Ceiling tags/],
      ['/', /^Free QR Code Generator/],
    ] as const) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      await isInteractive(page);
      await page.emulateMedia({ media: 'print' });
      const heading = page.getByRole('heading', { level: 1, name: words });
      await expect(heading).toBeVisible();
      await expect(heading).toHaveCSS('color', 'rgb(29, 26, 22)');
      await expect(page.locator('body')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
      for (const role of ['button', 'navigation', 'search', 'contentinfo'] as const) {
        await expect(page.getByRole(role), `${role} at ${path}`).toHaveCount(0);
      }
    }
  });

  await test.step('a printed preview page has only the code and its complete text', async () => {
    await page.emulateMedia({ media: 'screen' });
    await page.getByRole('button', { name: 'Text', exact: true }).click();
    const text = `A text that is long enough to be cut on the screen. ${'And so on. '.repeat(60)}`.trim();
    await page.getByLabel('Text Content').fill(text);
    await generate(page);
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('QR code downloaded successfully!')).toBeVisible();
    expect((await onPaper(page)).texts.length).toBeGreaterThan(10);
    // On the screen, the cut text can be scrolled with the keyboard.
    const held = page.getByText(text).locator('xpath=ancestor-or-self::*[@tabindex="0"]');
    await expect(held).toHaveCount(1);

    await page.emulateMedia({ media: 'print' });
    expect(await onPaper(page)).toEqual({ texts: [text], pictures: 1 });
    const cut = await page.getByText(text).evaluate((element) => {
      const box = element.closest('p') as HTMLElement;
      return box.scrollHeight - box.clientHeight;
    });
    expect(cut).toBe(0);
  });
});
