import { test as base, expect } from '@playwright/test';

export { expect };

interface Guards {
  /**
   * Console messages that this test provokes and that are no failure, such as the not-found page's. Several are one
   * expression with `|`: of a list with two entries the test tool would take the second for the option's own settings.
   */
  readonly expectedMessages: RegExp | readonly [RegExp];
  /**
   * False where no verdict is awaited: its readers then never answer, since they would take much of the test's time.
   */
  readonly hasReaders: boolean;
  readonly guards: undefined;
}

/** A message that no test provokes: an expression that matches it would switch the guard off. */
const UNEXPECTED = 'Nobody expects this';

/**
 * The `test` that every spec uses. Whatever a test does, it fails when a request leaves the site, when an error
 * escapes, when the console holds an error or a warning, or when the security policy had to block something.
 */
export const test = base.extend<Guards>({
  expectedMessages: [/(?!)/, { option: true }],
  hasReaders: [true, { option: true }],
  guards: [
    async ({ context, baseURL, expectedMessages, hasReaders }, use) => {
      if (!hasReaders) {
        const silence = { contentType: 'text/javascript', body: '' };
        await context.route('**/assets/{judge,codes}-worker-*.js', (route) => route.fulfill(silence));
      }
      const expected = [expectedMessages].flat();
      if (expected.some((expression) => expression.test(UNEXPECTED)))
        throw new RangeError(`${expected} expects anything`);
      const troubles: string[] = [];
      const site = new URL(baseURL as string).origin;
      context.on('request', (request) => {
        const { protocol, origin } = new URL(request.url());
        if (/^https?:|^wss?:/.test(protocol) && origin !== site) troubles.push(`request to ${request.url()}`);
      });
      context.on('weberror', (error) => troubles.push(`uncaught ${error.error().stack}`));
      // The console also tells of requests that failed and of everything that the security policy blocked.
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
        if (expected.some((expression) => expression.test(message.text()))) return;
        troubles.push(`console ${message.type()}: ${message.text()}`);
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
