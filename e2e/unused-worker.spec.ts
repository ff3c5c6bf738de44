import { openGenerator } from './generator-page.ts';
import { expect, test } from './guards.ts';

/** Answers at once that it found no code. */
const QUICK_WORKER = `onmessage = ({ data: { id } }) => {
  if (id !== undefined) postMessage({ kind: 'failure', id, failure: 'no-code', message: '' });
};`;

test('the worker that judges is ended when nobody used it for a minute, and is back when somebody does', async ({
  page,
}) => {
  await page.route('**/assets/worker-*.js', (route) =>
    route.fulfill({ contentType: 'text/javascript', body: QUICK_WORKER }),
  );
  await page.clock.install();
  await openGenerator(page);
  const workers = () => page.workers().length;
  /** Types, and lets so much time pass that the draft stands still. */
  const ask = async (path: string) => {
    await page.getByLabel('Website URL').fill(path);
    await expect(page.getByRole('img', { name: `QR code for https://${path}`, exact: true })).toBeVisible();
    await page.clock.runFor(1000);
    await expect.poll(workers).toBe(1);
  };

  await ask('example.com');
  await page.clock.runFor(50_000);
  await ask('example.com/again');
  await page.clock.runFor(50_000);
  expect(workers()).toBe(1);
  await page.clock.runFor(10_000);
  await expect.poll(workers).toBe(0);
  await ask('example.com/and-again');
});
