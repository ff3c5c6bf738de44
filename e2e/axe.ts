import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './guards.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  // Colours are judged where they come to rest.
  await page.evaluate(() =>
    Promise.allSettled(
      document
        .getAnimations()
        .filter(({ timeline }) => timeline instanceof DocumentTimeline)
        .map((animation) => animation.finished),
    ),
  );
  // The security policy keeps script elements out; what the driver evaluates is no part of the page.
  await page.evaluate(source);
  const violations = await page.evaluate(async () => {
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.failureSummary + node.html),
    }));
  });
  expect(violations).toEqual([]);
}
