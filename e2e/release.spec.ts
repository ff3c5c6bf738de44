import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { readManifest } from '../scripts/build/manifest.mjs';
import { freePort } from './free-port.ts';
import { decode, download, generate, isInteractive, openGenerator } from './generator-page.ts';
import { test as base, expect } from './guards.ts';

/** The folder of the next release: this build with all scripts renamed. */
const NEXT = resolve('build/next-release');

let server: ChildProcess | undefined;
let port = 0;

const test = base.extend({
  // biome-ignore lint/correctness/noEmptyPattern: this fixture needs no other fixtures.
  baseURL: async ({}, use) => {
    port = await freePort();
    await use(`http://localhost:${port}`);
  },
});

test.use({ serviceWorkers: 'allow' });

// The tests run in one process, so that `beforeAll` makes the next release only once.
test.describe.configure({ mode: 'default' });

test.beforeAll(() => makeNextRelease(NEXT));

test.afterEach(() => {
  server?.kill();
});

test('after a new release, an open page keeps the old release, and the next page gets the new release', async ({
  context,
}) => {
  const oldFolder = resolve('.');
  const oldChunk = `/assets/${chunkOf('coming-soon')}`;
  const nextChunk = oldChunk.replace(/\.js$/, '.next.js');

  await serve(oldFolder);
  const page = await context.newPage();
  await page.goto('/');
  await isKeptOffline(page);

  await serve(NEXT);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);

  // The open page needs a module of its own build, which the server no longer has.
  expect((await fetch(`http://localhost:${port}${oldChunk}`)).status).toBe(404);
  let documents = 0;
  page.on('request', (request) => {
    if (request.isNavigationRequest()) documents++;
  });
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).click();
  await expect(page.getByText('Coming Soon!')).toBeVisible();
  expect(documents).toBe(0);

  await page.close();
  const next = await context.newPage();
  await next.goto('/');
  await isKeptOffline(next);
  const precaches = () =>
    next.evaluate(async () => (await caches.keys()).filter((name) => name.includes('precache')).length);
  await expect.poll(precaches).toBe(1);
  expect(await next.evaluate(async (chunk) => Boolean(await caches.match(chunk)), nextChunk)).toBe(true);
  await context.setOffline(true);
  await next.goto('/templates');
  await expect(next.getByText('Coming Soon!')).toBeVisible();
});

test.describe('without a service worker', () => {
  test.use({
    serviceWorkers: 'block',
    expectedMessages:
      /Failed to load resource|dynamically imported module|Unable to preload CSS|LoadFailure: Not loaded/,
  });

  test('after a new release, an open page reloads when it is first touched, and stays if it was touched before', async ({
    page,
    context,
  }) => {
    await serve(resolve('.'));
    await openGenerator(page);
    await page.getByLabel('Website URL').evaluate((field: HTMLInputElement) => {
      // Input by the visitor would load the lazy modules, so a script sets the value.
      Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, 'example.com');
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    const touched = await context.newPage();
    await openGenerator(touched);
    // The page may restore the first tab's design while `fill` runs. The new text is then appended to the restored
    // text, so `fill` is tried again.
    await expect(async () => {
      await touched.getByLabel('Website URL').fill('example.org');
      const code = touched.getByRole('img', { name: 'QR code for https://example.org' });
      await expect(code).toBeVisible({ timeout: 5000 });
    }).toPass();
    // The first touch has loaded all modules that the generator needs.
    await touched.waitForLoadState('networkidle');
    await serve(NEXT);

    await test.step('a page that was touched before does not reload, although the chunk of a hovered link is missing', async () => {
      const lost = touched.waitForResponse((response) => response.status() === 404);
      await touched.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Templates' }).hover();
      await lost;
      // Before a page reloads, it checks for a new release with a request like this one. The test waits as long as that
      // check takes.
      const newer = touched.evaluate(() => fetch('/').then((response) => response.text()));
      expect(await newer).toContain('.next.js');
      await expect(touched.getByLabel('Website URL')).toHaveValue('example.org');
      await touched.close();
    });

    await test.step('a page that was never touched reloads when it is clicked, keeps its design, and makes the code', async () => {
      const loads = page.waitForEvent('load');
      await page.getByLabel('Website URL').click();
      await loads;
      await isInteractive(page);
      await expect(page.getByLabel('Website URL')).toHaveValue('example.com');
      await generate(page);
      expect(await decode(await download(page))).toEqual(['https://example.com']);
    });
  });
});

/** Copies the build with all scripts renamed, as after a change to a module that all of them share. */
function makeNextRelease(folder: string): void {
  rmSync(folder, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const scripts = readdirSync('dist/assets').filter((name) => name.endsWith('.js'));
  const renamed = new Map(scripts.map((name) => [name, name.replace(/\.js$/, '.next.js')]));
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (/\.(html|js)$/.test(file)) {
      const text = readFileSync(path, 'utf8').replace(/[\w-]+\.js\b/g, (name) => renamed.get(name) ?? name);
      writeFileSync(path, file === 'service-worker.js' ? text.replaceAll('"revision":"', '"revision":"next') : text);
    }
  }
  for (const [name, newName] of renamed) renameSync(join(dist, 'assets', name), join(dist, 'assets', newName));
}

/** Returns the name of a chunk of the pages in English. */
function chunkOf(name: string): string {
  const file = Object.values(readManifest('en')).find((chunk) => chunk.file.startsWith(`assets/${name}-`))?.file;
  if (!file) throw new Error(`The build has no chunk ${name}`);
  return basename(file);
}

async function serve(folder: string): Promise<void> {
  server?.kill();
  const isUp = () =>
    fetch(`http://localhost:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp).toBe(false);
  server = spawn('node', [resolve('scripts/hosting/serve.mjs')], {
    cwd: folder,
    env: { ...process.env, PORT: String(port) },
  });
  await expect.poll(isUp).toBe(true);
}

async function isKeptOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
