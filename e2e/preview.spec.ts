import type { Page } from '@playwright/test';
import { decode, download, generate, headerLink, isInteractive, isKept, openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

test.use({ expectedMessages: /NotAllowedError|no window today/ });

/**
 * Replaces the device's share function. If `answer` is 'shared', the new function records in `shares` what is shared.
 * If it is null, the device refuses to share files. Any other answer is the name of the error that sharing throws.
 */
async function fakeShare(page: Page, answer: 'shared' | 'AbortError' | 'NotAllowedError' | null): Promise<void> {
  await page.evaluate((result) => {
    const shares: unknown[] = [];
    Object.assign(window, { shares });
    Object.defineProperty(navigator, 'canShare', { value: () => result !== null, configurable: true });
    Object.defineProperty(navigator, 'share', {
      value: async (data: ShareData) => {
        if (result !== 'shared') throw new DOMException('', String(result));
        const [file] = data.files ?? [];
        shares.push({ title: data.title, text: data.text, name: file?.name, type: file?.type, size: file?.size });
      },
      configurable: true,
    });
  }, answer);
}

test('the preview page shows the finished code, shares it, downloads it, and keeps it for the next visit', {
  tag: '@smoke',
}, async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const told: string[] = [];
  page.on('console', (message) => told.push(message.text()));

  await test.step('before a code is generated, the page says that the code will appear here', async () => {
    await page.goto('/preview');
    await isInteractive(page);
    await expect(page).toHaveTitle('QR Code Preview | Quietzone');
    await expect(page.getByRole('heading', { level: 1, name: 'Preview Your QR Code' })).toBeVisible();
    const card = page.getByRole('region', { name: 'Preview & Download' });
    await expect(card.getByText('Your AI QR code will appear here')).toBeVisible();
    expect((await card.boundingBox())?.height).toBeGreaterThanOrEqual(400);
    await expect(card.getByRole('button', { name: 'Download' })).toHaveCount(0);
  });

  await test.step('the code is at most 250 px wide, with the buttons Download, Share and Test Scan', async () => {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Home' }).click();
    await page.getByLabel('Website URL').fill('example.org');
    await generate(page);
    const box = await page.getByRole('img', { name: /^QR code for/ }).boundingBox();
    expect(box?.width).toBeLessThanOrEqual(250);
    expect(box?.height).toBe(box?.width);
    for (const name of ['Download', 'Share', 'Test Scan']) {
      await expect(page.getByRole('button', { name })).toBeVisible();
    }
  });

  await test.step('"Share" passes the file, the title and the text to the device', async () => {
    await fakeShare(page, 'shared');
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('QR code shared successfully!')).toBeVisible();
    expect(await page.evaluate(() => (window as unknown as { shares: unknown[] }).shares)).toEqual([
      {
        title: 'AI Generated QR Code',
        text: 'Check out this QR code I created with AI!',
        name: 'ai-qr-code.png',
        type: 'image/png',
        size: expect.any(Number),
      },
    ]);
  });

  await test.step('"Share" copies the image URL if files cannot be shared', async () => {
    await fakeShare(page, null);
    await page.getByRole('button', { name: 'Share' }).click();
    await expect(page.getByText('QR code URL copied to clipboard!')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^data:image\/png;base64,/);
    // The same item contains the picture, for programs that paste pictures.
    const copied = await page.evaluate(async () => {
      const [item] = await navigator.clipboard.read();
      return [...new Uint8Array(await (await item.getType('image/png')).arrayBuffer())];
    });
    expect(await decode(Uint8Array.from(copied))).toEqual(['https://example.org']);
    await page.getByRole('button', { name: 'Copy alt text' }).click();
    await expect(page.getByText('Alt text copied to clipboard.')).toBeVisible();
    expect(await page.evaluate(() => navigator.clipboard.readText())).toBe('QR code for https://example.org');
  });

  await test.step('downloads are counted in the record of the shown code only', async () => {
    await page.goBack();
    await page.getByLabel('Website URL').fill('example.com');
    await page.getByRole('tab', { name: 'Custom' }).click();
    await page.getByRole('textbox', { name: 'Foreground', exact: true }).fill('#0a3d62');
    await generate(page);
    await download(page);
    await expect(page.getByText('QR code downloaded successfully!')).toBeVisible();
    await download(page);
    const downloads = await page.evaluate(() =>
      JSON.parse(localStorage.getItem('qrAnalytics') ?? '[]').map((record: { downloads: number }) => record.downloads),
    );
    expect(downloads).toEqual([0, 2]);
  });

  await test.step('"Share" shows no error if the visitor closes the share sheet', async () => {
    await fakeShare(page, 'AbortError');
    await page.getByRole('button', { name: 'Share' }).click();
    await page.getByRole('button', { name: 'Download' }).click();
    await expect(page.getByText('QR code downloaded successfully!').last()).toBeVisible();
    await expect(page.getByText('Failed to share QR code.')).toHaveCount(0);
  });

  await test.step('"Test Scan" opens a window with the code, a heading and a note', async () => {
    const [opened] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('button', { name: 'Test Scan' }).click(),
    ]);
    await expect(opened.getByRole('heading', { name: 'Scan this QR code with your device' })).toBeVisible();
    await expect(opened.getByText('If your QR code is scannable, it will work in actual use!')).toBeVisible();
    const [, base64] = (await opened.getByRole('img').getAttribute('src'))?.split(',') ?? [];
    expect(await decode(Buffer.from(base64, 'base64'))).toEqual(['https://example.com']);
    const { width, height } = opened.viewportSize()!;
    const box = (await opened.getByRole('img').boundingBox())!;
    // With a quiet zone of four modules, the smallest code would fill what the words leave.
    expect((box.width * 29) / 21).toBeGreaterThan(Math.min(width - 40, height - 170));
    expect(box.x).toBeGreaterThan((box.width * 4) / 21 - 1);
    expect(await opened.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    );
    await opened.close();
  });

  await test.step('"Test Scan" reports a blocked window', async () => {
    await page.evaluate(() => {
      window.open = () => null;
    });
    await page.getByRole('button', { name: 'Test Scan' }).click();
    await expect(page.getByText('Pop-up was blocked. Please allow pop-ups to test the QR code.')).toBeVisible();
  });

  await test.step('"Change the design" opens the design of the shown code; "Undo" restores the previous design', () =>
    expectDesignToReopen(page));

  await test.step('a visitor who comes back later still sees the last code', async () => {
    expect(told.filter((text) => text.includes('NotAllowedError'))).toEqual([]);
    await page.close();
    const later = await context.newPage();
    await later.goto('/preview');
    await expect(later.getByRole('img', { name: 'QR code for https://example.com' })).toBeVisible();
    expect(await decode(await download(later))).toEqual(['https://example.com']);
    await expectNotices(later);
    await later.getByRole('button', { name: 'New code' }).click();
    await test.step('a contact is shown by its fields, and its raw text on demand', () => expectFields(later));
  });
});

async function expectFields(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'vCard', exact: true }).click();
  await page.getByLabel('Vcard Content').fill('Ada Lovelace\n+44 20 7946 0000\nada@example.com');
  await generate(page);
  const parts = page.locator('dl').filter({ hasText: 'Ada' }).locator('dt, dd');
  const fields = ['Type', 'vCard', 'Name', 'Ada Lovelace', 'Phone', '+44 20 7946 0000', 'Email', 'ada@example.com'];
  await expect(parts).toHaveText(fields);
  await page.getByText('Raw text').click();
  await expect(page.getByText('BEGIN:VCARD')).toBeVisible();
}

/** Expects a notice if the device or the browser fails to share or to open a window. */
async function expectNotices(page: Page): Promise<void> {
  await fakeShare(page, 'NotAllowedError');
  await page.getByRole('button', { name: 'Share' }).click();
  await expect(page.getByText('Failed to share QR code.')).toBeVisible();
  await page.evaluate(() => {
    window.open = () => {
      throw new Error('no window today');
    };
  });
  await page.getByRole('button', { name: 'Test Scan' }).click();
  await expect(page.getByText('Failed to test QR code.')).toBeVisible();
}

/**
 * Expects the link *Change the design* to open the design of the shown code. When this function is called, the preview
 * page must be open and show the code of `example.com`. The last change of this code's design must have been a change
 * of the foreground color.
 */
async function expectDesignToReopen(page: Page): Promise<void> {
  const url = page.getByLabel('Website URL');
  const foreground = page.getByRole('textbox', { name: 'Foreground', exact: true });
  const change = page.getByRole('link', { name: 'Change the design' });

  await test.step('if the design of the code is open already, "Change the design" adds no undo step', async () => {
    await change.click();
    await expect(url).toHaveValue('example.com');
    await page.keyboard.press('Control+z');
    await expect(foreground).toHaveValue('#000000');
  });

  await test.step('with Ctrl, "Change the design" opens a new tab, and the old tab keeps its own design', async () => {
    await page.goBack();
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      change.click({ modifiers: ['ControlOrMeta'] }),
    ]);
    await expect(tab).toHaveURL('/');
    await tab.close();
    await expect(page).toHaveURL('/preview');
    await headerLink(page, 'Home').click();
    await expect(foreground).toHaveValue('#000000');
  });

  for (const way of ['on the way back', 'after a reload']) {
    await test.step(`${way}, "Change the design" replaces a different design in the generator`, async () => {
      await url.fill(`${way.length}.example`);
      await isKept(page, `${way.length}.example`);
      if (way === 'after a reload') await page.goto('/preview');
      else await page.goBack();
      await isInteractive(page);
      await change.click();
      await expect(url).toHaveValue('example.com');
      await expect(foreground).toHaveValue('#0a3d62');
      await page.getByRole('button', { name: 'Undo' }).click();
      await expect(url).toHaveValue(`${way.length}.example`);
    });
  }
}

test('the preview page says that a code is being generated', async ({ page }) => {
  await page.addInitScript(() => {
    const design = {
      content: 'x',
      qrType: 'custom',
      customImage:
        'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    };
    localStorage.setItem('selectedQRTemplate', JSON.stringify(design));
  });
  // The module that makes codes is held back until the visitor has opened the preview page.
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(/assets\/touched-/, async (route) => {
    await released;
    await route.continue();
  });
  await openGenerator(page);
  await expect(page.getByRole('button', { name: 'Generating...' })).toBeDisabled();
  await page.evaluate(() => {
    history.pushState(null, '', '/preview');
    dispatchEvent(new PopStateEvent('popstate'));
  });
  await expect(page.getByText('Generating QR code with AI...')).toBeVisible();
  release();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
});
