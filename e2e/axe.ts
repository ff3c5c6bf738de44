import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './guards.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails when axe finds anything against WCAG 2.2 AA or its own best practices in the page as it is now. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findViolations(page, { runOnly: tags })).toEqual([]);
}

/** The same in both themes; in the dark one only what depends on colors is judged once more. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await findViolations(page, { runOnly: { type: 'rule', values: rules } }), 'dark').toEqual([]);
}

/** Where words have less contrast than the 7 : 1 of WCAG's level AAA. */
export function lowContrasts(page: Page): Promise<unknown[]> {
  return findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
}

async function findViolations(page: Page, options: axe.RunOptions): Promise<unknown[]> {
  // Colors are judged where they come to rest. Waiting for that would take for ever where the browser skips what is out
  // of sight: there, transitions stand still.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime)) animation.finish();
    }
  });
  // The security policy keeps script elements out; what the driver evaluates is no part of the page.
  await page.evaluate(source);
  return page.evaluate(async (given) => {
    // What stays in sight lies over something wherever the page stops. Who scrolls on reaches it, so it counts as free.
    const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, given);
    for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.failureSummary + node.html),
    }));
  }, options);
}
