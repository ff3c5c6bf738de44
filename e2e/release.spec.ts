import { type ChildProcess, spawn } from 'node:child_process';
import { cpSync, readdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { freePort } from './free-port.ts';
import { expect, test } from './guards.ts';

test.use({ serviceWorkers: 'allow' });

let server: ChildProcess | undefined;
let port = 0;

test.beforeEach(async () => {
  port = await freePort();
});

test.afterEach(() => {
  server?.kill();
});

test('a new release disturbs no open page, and serves the next one', async ({ browser }) => {
  const oldFolder = resolve('.');
  const newFolder = resolve('build/next-release');
  const { oldChunk, newChunk } = makeNextRelease(newFolder);
  const context = await browser.newContext({ serviceWorkers: 'allow', baseURL: `http://localhost:${port}` });

  await serve(oldFolder);
  const page = await context.newPage();
  await page.goto('/');
  await isKeptOffline(page);

  await serve(newFolder);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
  });
  await expect.poll(() => page.evaluate(async () => Boolean((await navigator.serviceWorker.ready).waiting))).toBe(true);

  // The open page asks for the chunk that it was built with, which the server has no more.
  expect((await fetch(`http://localhost:${port}/${oldChunk}`)).status).toBe(404);
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
  await expect.poll(() => next.evaluate(async () => (await caches.keys()).length)).toBe(1);
  expect(await next.evaluate(async (chunk) => Boolean(await caches.match(`/${chunk}`)), newChunk)).toBe(true);
  await context.setOffline(true);
  await next.goto('/templates');
  await expect(next.getByText('Coming Soon!')).toBeVisible();
  await context.close();
});

/** Copies the build with one hashed file under another name, as any change to it would give it. */
function makeNextRelease(folder: string): { oldChunk: string; newChunk: string } {
  rmSync(folder, { recursive: true, force: true });
  const dist = join(folder, 'dist');
  cpSync('dist', dist, { recursive: true });
  const assets = readdirSync(join(dist, 'assets'));
  const name = assets.find((file) => /^templates-page-.*\.js$/.test(file)) as string;
  const newName = 'templates-page-NextNext.js';
  for (const file of readdirSync(dist, { recursive: true, encoding: 'utf8' })) {
    const path = join(dist, file);
    if (/\.(br|gz)$/.test(file)) rmSync(path);
    else if (/\.(html|js)$/.test(file)) {
      const text = readFileSync(path, 'utf8').replaceAll(name, newName);
      writeFileSync(path, file === 'service-worker.js' ? text.replace(/revision:(["'`])/g, 'revision:$1next') : text);
    }
  }
  renameSync(join(dist, 'assets', name), join(dist, 'assets', newName));
  return { oldChunk: `assets/${name}`, newChunk: `assets/${newName}` };
}

async function serve(folder: string): Promise<void> {
  server?.kill();
  const isUp = () =>
    fetch(`http://localhost:${port}`).then(
      () => true,
      () => false,
    );
  await expect.poll(isUp).toBe(false);
  server = spawn('node', [resolve('scripts/serve.mjs')], { cwd: folder, env: { ...process.env, PORT: String(port) } });
  await expect.poll(isUp).toBe(true);
}

async function isKeptOffline(page: Page): Promise<void> {
  await page.waitForFunction(async () => {
    await navigator.serviceWorker.ready;
    return navigator.serviceWorker.controller !== null;
  });
}
