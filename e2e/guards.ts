import { test as base, expect } from '@playwright/test';
import { silenceDecoders } from './silence-decoders.ts';

export { expect };

interface Guards {
  /**
   * Matches the console messages that a test causes on purpose, such as the message of the not-found page. Combine
   * several expressions with `|`: in a list of two expressions, Playwright would take the second for the option's own
   * settings.
   */
  readonly expectedMessages: RegExp | readonly [RegExp];
  /**
   * True for tests that await a verdict. Elsewhere workers never answer, because real decoders take most of the time.
   */
  readonly hasDecoders: boolean;
  readonly guards: undefined;
}

/** On a busy machine, the database can answer later than the page waits for it. */
export const LATE_DATABASE = /TimeLimitError: No answer within/;

/** A text that no message has. An expression that matches it would match everything and switch the guard off. */
const UNEXPECTED = 'Nobody expects this';

/**
 * Fails if a request leaves the site, an error escapes, the console complains, or the security policy blocks something.
 */
export const test = base.extend<Guards>({
  expectedMessages: [/(?!)/, { option: true }],
  hasDecoders: [false, { option: true }],
  guards: [
    async ({ context, baseURL, expectedMessages, hasDecoders }, use) => {
      if (!hasDecoders) await context.addInitScript(silenceDecoders);
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
      // The console also reports failed requests and everything that the security policy blocked.
      context.on('console', (message) => {
        if (!['error', 'warning'].includes(message.type())) return;
        if (message.text().startsWith('Service Worker registration blocked by Playwright')) return;
        if (LATE_DATABASE.test(message.text())) return;
        if (expected.some((expression) => expression.test(message.text()))) return;
        troubles.push(`console ${message.type()}: ${message.text()}`);
      });
      await use(undefined);
      expect(troubles).toEqual([]);
    },
    { auto: true },
  ],
});
