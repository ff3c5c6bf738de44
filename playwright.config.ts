import { defineConfig } from '@playwright/test';
import { freePort } from './e2e/free-port.ts';
import { CHROMIUM_FLAGS, findChromium } from './scripts/run/setup.mjs';

// Tests run against the built site. The browser and a free port are chosen once, and the test processes inherit them.
process.env.E2E_PORT ??= String(await freePort());
process.env.CHROMIUM_PATH ??= await findChromium();
const port = process.env.E2E_PORT;

/** Tests in browsers that Playwright does not start: see e2e/journeys/journey.ts. */
const JOURNEYS = 'journeys/*.spec.ts';

/**
 * Only with CI set. Firefox and WebKit run the journeys at the same time. Each has one worker, because every worker
 * starts a browser of its own. The two projects come first: if they came last, one engine would wait for the other.
 */
const JOURNEYS_IN_ENGINES = [
  { name: 'firefox', testMatch: JOURNEYS, workers: 1 },
  { name: 'webkit', testMatch: JOURNEYS, testIgnore: '**/firefox-*.spec.ts', workers: 1 },
];

export default defineConfig({
  testDir: 'e2e',
  outputDir: 'build/browser-tests',
  // One more than the two cores of a small machine, because tests often wait.
  workers: 3,
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // Chromium's headless shell sometimes stops answering.
  retries: process.env.CI ? 1 : 0,
  // Longer than the defaults, because a busy machine is slow; passing tests take no longer.
  timeout: 300_000,
  expect: { timeout: 90_000 },
  reporter: [['list'], ['json', { outputFile: 'build/browser-tests.json' }]],
  use: {
    baseURL: `http://localhost:${port}`,
    // Traces make the tests a third slower; `npx playwright test --trace on` records them.
    screenshot: 'only-on-failure',
    // Responses of a service worker would bypass the tests' routes. Only tests that concern the worker allow it.
    serviceWorkers: 'block',
    // Motion takes a tenth of the tests' time. Tests of motion ask for it.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH,
      args: CHROMIUM_FLAGS,
    },
  },
  projects: [...(process.env.CI ? JOURNEYS_IN_ENGINES : []), { name: 'chromium', testIgnore: JOURNEYS }],
  webServer: {
    command: 'node scripts/hosting/serve.mjs',
    env: { PORT: port },
    url: `http://localhost:${port}`,
    reuseExistingServer: false,
  },
});
