import type { Locator, Page } from '@playwright/test';
import { LANGUAGES, type Post } from '#community';
import { isInteractive } from './generator-page.ts';
import { expect } from './guards.ts';
import { holdFiles } from './held-files.ts';

/** What a card of the list says about its post. `date` is a time in milliseconds. */
export interface Card {
  readonly id: string;
  readonly title: string;
  readonly score: number;
  readonly comments: number;
  readonly date: number;
}

/** Opens a page of the community and waits until it is interactive and its dates are shown. */
export async function openCommunity(page: Page, path = '/community'): Promise<void> {
  await page.goto(path);
  await isInteractive(page);
  await expect(page.locator('main time[datetime]').first()).toBeAttached();
}

/** Opens a post's own page and waits like `openCommunity`. */
export async function openPost(page: Page, { slug }: Post): Promise<void> {
  await openCommunity(page, `/community/post/${slug}`);
}

/** Delays the community's texts until the returned function is called. */
export function holdTexts(page: Page): Promise<() => void> {
  return holdFiles(page, `**/assets/{${LANGUAGES.map(({ code }) => code).join()}}-*.js`);
}

export function cards(page: Page): Locator {
  return page.getByRole('main').locator('li[id^=post-]');
}

export function readCards(page: Page): Promise<Card[]> {
  return cards(page).evaluateAll((items) =>
    items.map((item) => {
      const number = (pattern: RegExp) => Number(pattern.exec(item.textContent ?? '')?.[1]);
      return {
        id: item.id,
        title: item.querySelector('h2')?.textContent ?? '',
        score: number(/Score: (\d+)/),
        comments: number(/(\d+) comments?$/),
        date: Date.parse(item.querySelector('time')?.dateTime ?? ''),
      };
    }),
  );
}

export function count(page: Page): Locator {
  return page.getByRole('main').getByRole('status');
}

/** Returns the JSON-LD statements in the page's head. */
export function structuredData(page: Page): Promise<Record<string, unknown>[]> {
  return page
    .locator('head script[type="application/ld+json"]')
    .evaluateAll((scripts) => scripts.map((script) => JSON.parse(script.textContent ?? '')));
}

/** Expects the not-found screen, hidden from search engines, with a link to `/community`. */
export async function expectNotFound(page: Page, paths: readonly string[], what: 'Post' | 'User'): Promise<void> {
  for (const path of paths) {
    await page.goto(path);
    await expect(page.getByRole('heading', { level: 1, name: `${what} Not Found` })).toBeVisible();
    await expect(page.getByText(`We couldn't find the ${what.toLowerCase()} you're looking for.`)).toBeVisible();
    await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex, follow');
    await page.getByRole('link', { name: 'Back to Community' }).click();
    await expect(page).toHaveURL('/community');
  }
}
