import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './guards.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** Fails if axe finds anything against WCAG 2.2 AA or its own best practices in the present page. */
export async function expectAccessible(page: Page): Promise<void> {
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findViolations(page, { runOnly: tags })).toEqual([]);
}

/** Checks the same in both themes; in the dark theme only rules about colors are checked again. */
export async function expectAccessibleInBothThemes(page: Page): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page);
  await page.emulateMedia({ colorScheme: 'dark' });
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await findViolations(page, { runOnly: { type: 'rule', values: rules } }), 'dark').toEqual([]);
}

/** Returns elements with less contrast than the 7 : 1 of WCAG's level AAA. */
export function lowContrasts(page: Page): Promise<unknown[]> {
  return findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
}

async function findViolations(page: Page, options: axe.RunOptions): Promise<unknown[]> {
  // Colors are judged after their transitions. Waiting would never end if the browser skips hidden content, whose
  // transitions stand still.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime)) animation.finish();
    }
  });
  // The security policy blocks script elements; code evaluated by the driver is not part of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async (given) => {
    // Sticky elements always cover something. It can be reached by scrolling, so it counts as uncovered.
    const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter(
      (element) => getComputedStyle(element).position === 'sticky',
    );
    for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
    const results = await (window as unknown as { axe: typeof axe }).axe.run(document, {
      ...given,
      // Passing rules are reported by one element each, and no style sheet is fetched again: no rule here needs that.
      resultTypes: ['violations'],
      preload: false,
    });
    for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
    return results.violations.map(({ id, nodes }) => ({
      id,
      nodes: nodes.map((node) => node.failureSummary + node.html),
    }));
  }, options);
}
