import { createServer, request, type Server } from 'node:http';
import type { Page } from '@playwright/test';
import { isInteractive } from './generator-page.ts';
import { test as base, expect } from './guards.ts';
import { watchShifts } from './layout-shifts.ts';

/**
 * The simulated network between visitor and site. It can delay pages by `delayMs`, fail (`isBroken`), mark pages, which
 * makes them differ from the cached ones (`isMarking`), or pause for a second before the first occurrence of the text
 * `pausesBefore`. It records the `paths` of all requests.
 */
const line = { delayMs: 0, isBroken: false, isMarking: false, pausesBefore: '', paths: [] as string[] };

const test = base.extend({
  baseURL: async ({ baseURL }, use) => {
    Object.assign(line, { delayMs: 0, isBroken: false, isMarking: false, pausesBefore: '', paths: [] });
    const server = poorServer(baseURL as string);
    await new Promise<void>((listening) => server.listen(0, listening));
    const address = server.address();
    await use(`http://localhost:${typeof address === 'object' && address?.port}`);
    server.closeAllConnections();
    server.close();
  },
});

test.use({ serviceWorkers: 'allow', hasDecoders: true, expectedMessages: /Failed to load resource|404: no page at/ });

test('pages come from the network if it works, and otherwise from the cache', async ({ page }) => {
  await page.goto('/');
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });

  await test.step('while the network works, pages come from the network', async () => {
    const html = page.locator('html');
    await page.goto('/templates');
    await expect(html).not.toHaveClass('marked');
    line.isMarking = true;
    for (const [address, status] of [
      ['/', 200],
      ['/templates', 200],
      ['/community/post/any-1', 200],
      ['/nowhere', 404],
    ] as const) {
      expect((await page.goto(address))?.status(), address).toBe(status);
      await expect(html, address).toHaveClass('marked');
    }
    line.isMarking = false;
  });

  await test.step('a page comes from the cache if the server fails', async () => {
    line.isBroken = true;
    expect((await page.goto('/analytics?from=print'))?.status()).toBe(200);
    await expect(page).toHaveTitle(/Analytics/);
    line.isBroken = false;
  });

  await test.step('a page that the network does not deliver in time comes from the cache', async () => {
    // No later step opens this address, because the browser would delay another request for it until the server has
    // answered this one.
    line.delayMs = 60_000;
    await page.goto('/analytics');
    await expect(page).toHaveTitle(/Analytics/);
    await expect(page.getByText('Coming Soon!')).toBeVisible();
    line.delayMs = 0;
  });

  await test.step('the decoder is fetched at its first use, and is cached', async () => {
    const isDecoder = (address: string) => address.endsWith('.wasm');
    expect(line.paths.filter(isDecoder)).toEqual([]);
    await page.goto('/');
    await scan(page);
    expect(line.paths.filter(isDecoder)).toHaveLength(1);
    await page.context().setOffline(true);
    await page.goto('/');
    // Without the decoder, the page would give a worse verdict.
    const decoder = page.waitForResponse((response) => isDecoder(response.url()));
    await scan(page);
    expect((await decoder).fromServiceWorker()).toBe(true);
    await page.context().setOffline(false);
  });

  await test.step('after the cache is cleared, pages come from the network', async () => {
    await page.evaluate(async () => {
      for (const name of await caches.keys()) await caches.delete(name);
    });
    line.delayMs = 4000;
    await page.goto('/templates');
    await expect(page.getByText('Coming Soon!')).toBeVisible();
  });
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, serviceWorkers: 'block' });

  test('nothing jumps while the home page arrives in two parts, the second with the draft', async ({ page }) => {
    await page.addInitScript(watchShifts);
    line.pausesBefore = 'aria-label="Preview"';
    await page.goto('/');
    await isInteractive(page);
    expect(await page.evaluate(() => Reflect.get(window, 'countShifts')('all'))).toBeLessThan(0.01);
  });
});

/** Types an address, and waits for the verdict on its draft. */
async function scan(page: Page): Promise<void> {
  await isInteractive(page);
  await page.getByLabel('Website URL').fill('example.com');
  await expect(page.getByText('Scans everywhere').first()).toBeVisible();
}

function poorServer(site: string): Server {
  return createServer((asked, response) => {
    line.paths.push(asked.url as string);
    const isPage = asked.headers['sec-fetch-mode'] === 'navigate';
    if (isPage && line.isBroken) {
      response.writeHead(503).end();
      return;
    }
    const answer = () => {
      const { method } = asked;
      const headers = { ...asked.headers, 'accept-encoding': 'identity' };
      request(new URL(asked.url as string, site), { method, headers }, async (given) => {
        const sent = Buffer.concat(await given.toArray());
        const isMarked = isPage && line.isMarking;
        const body = isMarked ? Buffer.from(sent.toString().replace('<html ', '<html class="marked" ')) : sent;
        // The browser's own cache must not replace the site's.
        const own = { 'cache-control': 'no-store', 'content-length': body.length };
        response.writeHead(given.statusCode as number, { ...given.headers, ...own });
        const pause = isPage && line.pausesBefore ? body.indexOf(line.pausesBefore) : 0;
        if (pause > 0) response.write(body.subarray(0, pause));
        setTimeout(() => response.end(body.subarray(pause)), pause > 0 ? 1000 : 0);
      }).end();
    };
    setTimeout(answer, isPage ? line.delayMs : 0).unref();
  });
}
