import { readFile } from 'node:fs/promises';
import type { Page } from '@playwright/test';
import { unzipSync } from 'fflate';
import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';
import { openMany, rowOf, tableArea } from './many-page.ts';

const TARGET = 'https://shop.example/a;b?c="><script>&d=$1#e';

async function filesOf(page: Page, begin: Promise<void>): Promise<Record<string, string>> {
  const [file] = await Promise.all([page.waitForEvent('download'), begin]);
  expect(file.suggestedFilename()).toBe('quietzone-redirects-example.com.zip');
  const entries = Object.entries(unzipSync(await readFile(await file.path())));
  return Object.fromEntries(entries.map(([name, bytes]) => [name, new TextDecoder().decode(bytes)]));
}

test('a code gets an address on the visitor’s own website, and files that lead on from there', {
  tag: '@smoke',
}, async ({ page, browser }) => {
  await openGenerator(page);
  const link = page.getByLabel('Website URL');
  await link.fill(TARGET);
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'A code you can change later' });
  const [target, address] = [dialog.getByLabel('Where it leads now'), dialog.getByLabel('Address on your website')];
  await expect(target).toHaveValue(TARGET);

  await target.fill('javascript:alert(1)');
  await dialog.getByRole('button', { name: 'Download the files' }).click();
  await expect(address).toBeFocused();
  await expect(address).toHaveAccessibleDescription(/Enter an address on your website/);
  await expect(target).toHaveAccessibleDescription(/Enter a web address that starts with https/);

  await target.fill(TARGET);
  await address.fill('example.com/q/menu');
  const files = await filesOf(page, page.keyboard.press('Enter'));
  await expect(dialog.getByRole('status')).toHaveText(/Your code now contains https:\/\/example\.com\/q\/menu\./);
  await expect(link).toHaveValue('https://example.com/q/menu');
  await expect(page.getByText('Never expires.')).toHaveCount(0);
  expect(Object.keys(files)).toEqual([
    ...['README.txt', '_redirects', 'htaccess.txt', 'nginx.txt', 'caddy.txt', 'q/menu/index.html'],
  ]);
  expect(files['README.txt']).toContain('https://example.com/q/menu');

  // The target is still there.
  await page.keyboard.press('Escape');
  const open = page.getByRole('button', { name: 'Make it changeable' });
  await expect(open).toBeFocused();
  await open.click();
  await expect(target).toHaveValue(new URL(TARGET).href);

  // No server leads on here, so the page does.
  const elsewhere = await browser.newPage();
  await elsewhere.route(/^https:/, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: route.request().url().startsWith('https://example.com/') ? files['q/menu/index.html'] : 'The menu',
    }),
  );
  await elsewhere.goto('https://example.com/q/menu/');
  await elsewhere.waitForURL(new URL(TARGET).href);
  await expect(elsewhere.getByText('The menu')).toBeVisible();
  await elsewhere.close();
});

test('the codes of a table get one set of files', async ({ page }) => {
  await openMany(page);
  const rows = ['1\thttps://shop.example/1', '2\thttps://shop.example/2', '3\t', '1\thttps://shop.example/4'];
  await tableArea(page).fill(['Link\tLeads to', ...rows.map((row) => `https://example.com/q/${row}`)].join('\n'));
  await expect(page.getByText('4 codes, 0 left out, 1 to check.')).toBeVisible();
  await page.getByText('Codes you can change later').click();
  await page.getByLabel('Column with the targets').selectOption('Leads to');
  // What the files leave out gets no code.
  await expect(page.getByText('2 codes, 2 left out, 0 to check.')).toBeVisible();
  await expect(rowOf(page, 4)).toContainText('Enter a web address');
  await expect(rowOf(page, 5)).toContainText('Another row has the same address.');
  const files = await filesOf(page, page.getByRole('button', { name: 'Download the files' }).click());
  expect(files._redirects).toBe('/q/1 https://shop.example/1 302\n/q/2 https://shop.example/2 302\n');
  expect(files['q/2/index.html']).toContain('https://shop.example/2');
  await expect(page.getByText('Files for 2 codes downloaded.')).toBeVisible();

  // Counting makes both the address and the target.
  const count = async (prefix: string): Promise<void> => {
    await page.getByLabel('Before the number').fill(prefix);
    await page.getByRole('button', { name: 'Use these numbers' }).click();
  };
  const [counted, type] = [page.getByText('Codes you can change later'), page.getByLabel('Type', { exact: true })];
  await page.getByText('Or count from one number to another').click();
  await page.getByLabel('To', { exact: true }).fill('3');
  await page.getByLabel('Digits').fill('2');
  await count('https://example.com/t/');
  await expect(type).toHaveValue('url');
  await counted.click();
  const target = page.getByLabel('Where they lead now', { exact: true });
  await expect(target).toHaveAccessibleDescription('For example https://shop.example/t/{number}.');
  await target.fill('https://shop.example/menu?table={text}');
  await expect(page.getByText('0 codes, 3 left out, 0 to check.')).toBeVisible();
  await expect(rowOf(page, 1)).toContainText('“text” has whole links.');
  const download = page.getByRole('button', { name: 'Download the files' });
  await target.fill('{text}');
  await download.click();
  await expect(
    page.getByRole('status').filter({ hasText: 'This is the address on your website itself.' }),
  ).toBeVisible();
  await target.fill('https://shop.example/menu?table={number}');
  await expect(page.getByText('First row: https://shop.example/menu?table=01')).toBeVisible();
  await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
  const rules = await filesOf(page, download.click());
  expect(rules._redirects).toContain('/t/03 https://shop.example/menu?table=03 302\n');

  // Numbers alone are no links, but the target is kept until they are in one.
  await count('');
  await expect(type).toHaveValue('text');
  await expect(page.getByText('3 codes, 0 left out, 0 to check.')).toBeVisible();
  await expect(counted).toBeHidden();
  await type.selectOption('url');
  await page.getByLabel('Template', { exact: true }).fill('https://example.com/t/{number}');
  await counted.click();
  await expect(page.getByText('First row: https://shop.example/menu?table=01')).toBeVisible();
});
