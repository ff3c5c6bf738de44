import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { isInteractive } from './generator-page.ts';
import { test as base, expect } from './guards.ts';
import { cameraFrame, printedCode, y4mOf } from './printed-codes.ts';

const MENU = 'https://example.com/menu?table=12';

/** A camera that sees a print with 12 spoiled modules. Chromium reads its video when it starts. */
const test = base.extend({
  launchOptions: [
    async ({ launchOptions }, use) => {
      const folder = mkdtempSync(join(tmpdir(), 'camera-'));
      const video = join(folder, 'print.y4m');
      writeFileSync(video, y4mOf(cameraFrame(1280, 720, printedCode(MENU, 12, 12))));
      const camera = ['--use-fake-device-for-media-stream', '--use-fake-ui-for-media-stream'];
      const args = [...(launchOptions.args ?? []), ...camera, `--use-file-for-fake-video-capture=${video}`];
      await use({ ...launchOptions, args });
      rmSync(folder, { recursive: true });
    },
    { scope: 'worker' },
  ],
});

test.use({ hasDecoders: true });

async function openCheck(page: Page): Promise<void> {
  await page.goto('/check');
  await isInteractive(page);
}

function isRunning(page: Page): Promise<boolean> {
  return page.evaluate(() =>
    (window as unknown as { tracks: MediaStreamTrack[] }).tracks.some(({ readyState }) => readyState === 'live'),
  );
}

test('a print is read live and held, and the camera runs no longer than it is seen', { tag: '@smoke' }, async ({
  page,
}) => {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = [];
    Object.assign(window, { tracks });
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const stream = await open.call(this, wanted);
      tracks.push(...stream.getTracks());
      return stream;
    };
  });
  await openCheck(page);
  const start = page.getByRole('button', { name: 'Use the camera' });
  const camera = page.getByRole('region', { name: 'Camera' });

  await test.step('its text and its 12 spoiled modules are shown', async () => {
    await start.press('Enter');
    await expect(camera).toBeFocused();
    await expect(camera.getByText('Opens example.com/menu')).toBeVisible();
    await expect(camera.getByText('12 modules are misread. They are marked here.')).toBeVisible();
    await camera.getByText('Compare and measure').click();
    await camera.getByLabel('Measured side of the code').fill('29.7');
    await expect(camera.getByText('Each module is 0.9 mm wide.')).toBeVisible();
  });

  await test.step('Stop ends it', async () => {
    expect(await isRunning(page)).toBe(true);
    await camera.getByRole('button', { name: 'Stop' }).click();
    await expect(start).toBeFocused();
    expect(await isRunning(page)).toBe(false);
    await start.click();
    await expect(camera.getByRole('button', { name: 'Hold' })).toBeVisible();
  });

  await test.step('hiding the page ends it', async () => {
    await page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
      Object.defineProperty(document, 'visibilityState', { value: 'visible' });
    });
    await expect(camera.getByText('The camera was stopped because the page was hidden.')).toBeVisible();
    expect(await isRunning(page)).toBe(false);
    await camera.getByRole('button', { name: 'Try again' }).click();
  });

  await test.step('Hold freezes the picture, which is judged like any other', async () => {
    await camera.getByRole('button', { name: 'Hold' }).click();
    await expect(page.getByRole('list', { name: 'Codes in this picture' })).toContainText('Opens example.com/menu');
    await expect(page.getByText('12 of 1,089 modules are misread. They are marked here.')).toBeVisible();
    await expect(page.getByText('Each module is 0.9 mm wide.')).toBeVisible();
    expect(await isRunning(page)).toBe(false);
  });
});

test('a camera that cannot be used says why, and a photo can be taken instead', async ({ page }) => {
  await openCheck(page);
  for (const [name, sentence] of [
    ['NotAllowedError', /^The camera is blocked for this site\./],
    ['NotFoundError', /^There is no camera\./],
    ['NotReadableError', /^Another program uses the camera\./],
    ['OverconstrainedError', /^This camera can't be used\./],
  ] as const) {
    await page.evaluate((error) => {
      MediaDevices.prototype.getUserMedia = () => Promise.reject(new DOMException('', error));
    }, name);
    await page.getByRole('button', { name: 'Use the camera' }).click();
    await expect(page.getByText(sentence)).toBeVisible();
    await expect(page.getByRole('button', { name: 'Take a photo' })).toBeVisible();
    await page.getByRole('button', { name: 'Stop' }).click();
  }
  await page.evaluate(() => Object.defineProperty(navigator, 'mediaDevices', { value: undefined }));
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByText(/^Browsers give the camera only to secure pages\./)).toBeVisible();
});

test('a camera that is disconnected while it runs says so', async ({ page }) => {
  await page.addInitScript(() => {
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const stream = await open.call(this, wanted);
      Object.assign(window, { unplug: () => stream.getTracks()[0].dispatchEvent(new Event('ended')) });
      return stream;
    };
  });
  await openCheck(page);
  await page.getByRole('button', { name: 'Use the camera' }).click();
  await expect(page.getByRole('button', { name: 'Hold' })).toBeVisible();
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
  await expect(page.getByText(/^The camera was disconnected\./)).toBeVisible();
});

test('the chosen camera is used again in this visit, and another one if it is gone', async ({ page }) => {
  await page.addInitScript(() => {
    const names = ['Front', 'Back'];
    MediaDevices.prototype.enumerateDevices = async () =>
      names.map((name) => ({ kind: 'videoinput', deviceId: name, label: name }) as MediaDeviceInfo);
    const open = MediaDevices.prototype.getUserMedia;
    MediaDevices.prototype.getUserMedia = async function (wanted) {
      const asked = (wanted!.video as { deviceId?: { exact: string } }).deviceId?.exact ?? 'Front';
      if (!names.includes(asked)) throw new DOMException('', 'OverconstrainedError');
      const stream = await open.call(this, { video: true });
      stream.getVideoTracks()[0].getSettings = () => ({ deviceId: asked });
      return stream;
    };
    Object.assign(window, { unplug: () => names.pop() });
  });
  await openCheck(page);
  const start = page.getByRole('button', { name: 'Use the camera' });
  const which = page.getByRole('combobox', { name: 'Camera' });
  const stop = page.getByRole('button', { name: 'Stop' });
  await start.click();
  await expect(which).toHaveValue('Front');
  await which.selectOption('Back');
  await expect(which).toHaveValue('Back');
  await stop.click();
  await start.click();
  await expect(which).toHaveValue('Back');
  await stop.click();
  await page.evaluate(() => (window as unknown as { unplug: () => void }).unplug());
  await start.click();
  await expect(page.getByText("This camera can't be used. Try again to use another one.")).toBeVisible();
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('button', { name: 'Hold' })).toBeVisible();
});
