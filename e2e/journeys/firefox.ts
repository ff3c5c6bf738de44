import { mkdirSync, mkdtempSync, rmSync } from 'node:fs';
import { resolve } from 'node:path';
import puppeteer, { type ElementHandle, type BrowserContext as Visit } from 'puppeteer-core';
import { type Browser, findElement, type Place, type Tab } from './browser.ts';

/** `settings` of `about:config` are added to those that every journey uses, or replace them. */
export async function launchFirefox(
  program: string,
  settings: Readonly<Record<string, unknown>> = {},
): Promise<Browser> {
  mkdirSync('build/journeys', { recursive: true });
  const downloads = resolve(mkdtempSync('build/journeys/firefox-'));
  const firefox = await puppeteer.launch({
    browser: 'firefox',
    executablePath: program,
    extraPrefsFirefox: {
      'browser.download.folderList': 2,
      'browser.download.dir': downloads,
      // If the download panel opened, it would receive the next click.
      'browser.download.alwaysOpenPanel': false,
      // Without a graphics card, every frame costs processor time. The next two settings together save about a quarter
      // of the processor time.
      'layout.frame_rate': 20,
      'fission.autostart': false,
      ...settings,
    },
  });
  return {
    open: async () => openTab(await firefox.createBrowserContext(), downloads),
    close: async () => {
      await firefox.close();
      rmSync(downloads, { recursive: true });
    },
  };
}

async function openTab(visit: Visit, downloads: string): Promise<Tab> {
  // Opens a new page, because the browser's first page does not have the focus.
  const page = await visit.newPage();
  const troubles: string[] = [];
  page.on('pageerror', (error) => troubles.push(String(error)));
  page.on('console', (message) => {
    if (['error', 'warn'].includes(message.type())) troubles.push(`console: ${message.text()}`);
  });

  const find = async (place: Place) => {
    const handle = await page.evaluateHandle(findElement, place);
    return handle.asElement() as ElementHandle<Element> | null;
  };
  const mustFind = async (place: Place) => {
    const element = await find(place);
    if (!element) throw new Error(`Not there: ${JSON.stringify(place)}`);
    return element;
  };
  return {
    downloads,
    goto: async (url) => {
      await page.goto(url);
    },
    back: async () => {
      await page.goBack();
    },
    ask: async (place, question, ...parameters) => {
      const element = await find(place);
      return element ? ((await element.evaluate(question as never, ...parameters)) as never) : null;
    },
    click: async (place) => (await mustFind(place)).click(),
    attach: async (field, path) => ((await mustFind(field)) as ElementHandle<HTMLInputElement>).uploadFile(path),
    press: (key) => page.keyboard.press(key),
    resize: (width, height) => page.setViewport({ width, height }),
    screenshot: async () => Buffer.from(await page.screenshot()),
    troubles: async () => troubles,
    close: () => visit.close(),
  };
}
