import { test as base, expect } from '@playwright/test';
import { judge } from '../../scripts/run/outside-judges.mjs';
import { LATE_DATABASE } from '../guards.ts';
import type { Browser } from './browser.ts';
import { launchFirefox } from './firefox.ts';
import { Visitor } from './visitor.ts';
import { launchWebkit } from './webkit.ts';

export { expect };

/** The engines, by the names of their projects in playwright.config.ts. */
const ENGINES: Readonly<
  Record<string, { program: string | null; launch: (program: string, settings: Settings) => Promise<Browser> }>
> = {
  firefox: { program: judge('firefox'), launch: launchFirefox },
  webkit: { program: judge('webkit'), launch: launchWebkit },
};

type Settings = Readonly<Record<string, unknown>>;

interface Journey {
  readonly visitor: Visitor;
  /** Messages that the page may log in this test. */
  readonly expectedTroubles: RegExp;
  /** If false, decoders never answer. Tests that await no verdict save most of their time this way. */
  readonly hasDecoders: boolean;
}

interface Machinery {
  /** Settings of `about:config`, for Firefox only. */
  readonly settings: Settings;
  readonly engine: Browser | null;
}

/**
 * The `test` of every journey. It also fails if the page had problems, and is skipped if the engine is not installed.
 */
export const test = base.extend<Journey, Machinery>({
  settings: [{}, { scope: 'worker', option: true }],
  engine: [
    async ({ settings }, use, { project }) => {
      const { program, launch } = ENGINES[project.name];
      const browser = program === null ? null : await launch(program, settings);
      await use(browser);
      await browser?.close();
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  expectedTroubles: [/(?!)/, { option: true }],
  hasDecoders: [true, { option: true }],
  visitor: async ({ engine, baseURL, expectedTroubles, hasDecoders }, use, testInfo) => {
    testInfo.skip(engine === null, `${testInfo.project.name} is not installed`);
    const tab = await (engine as Browser).open();
    await tab.resize(1200, 900);
    await use(new Visitor(tab, baseURL as string, hasDecoders));
    if (testInfo.status !== testInfo.expectedStatus) {
      await testInfo.attach('screenshot', { body: await tab.screenshot(), contentType: 'image/png' });
    }
    const troubles = await tab.troubles();
    await tab.close();
    const unexpected = troubles.filter((trouble) => !expectedTroubles.test(trouble) && !LATE_DATABASE.test(trouble));
    expect(unexpected).toEqual([]);
  },
});
