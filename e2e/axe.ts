import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';
import { expect } from './guards.ts';

const source = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * Fails if the current page violates WCAG 2.2 AA or axe's own best practices in either theme. In the dark theme, only
 * the rules about colors run again. With the selector `within`, checks only the elements that match it, because the rest
 * of the page has already been checked.
 */
export async function expectAccessibleInBothThemes(page: Page, within?: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'light' });
  const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'];
  expect(await findViolations(page, { runOnly: tags }, within)).toEqual([]);
  await page.emulateMedia({ colorScheme: 'dark' });
  const rules = ['color-contrast', 'link-in-text-block'];
  expect(await findViolations(page, { runOnly: { type: 'rule', values: rules } }, within), 'dark').toEqual([]);
}

/** Fails unless all text has a contrast of 7:1 (4.5:1 if it is large) in both themes if the visitor prefers more contrast. */
export async function expectMoreContrast(page: Page): Promise<void> {
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme, contrast: 'more' });
    expect(await lowContrasts(page), `${page.url()} ${colorScheme}`).toEqual([]);
  }
  await page.emulateMedia({ contrast: 'no-preference' });
}

/** Returns the elements whose contrast is less than WCAG requires for level AAA: 7:1, or 4.5:1 for large text. */
export function lowContrasts(page: Page): Promise<unknown[]> {
  return findViolations(page, { runOnly: { type: 'rule', values: ['color-contrast-enhanced'] } });
}

/** Returns the interactive elements of the main content whose width or height is less than `least` pixels. */
export function smallTargets(page: Page, least: number): Promise<string[]> {
  return page.evaluate((limit) => {
    const targets = document.querySelectorAll(
      ':is(header, main) :is(button, a, select, textarea, input:not([type=file], [type=radio]), label:has(input))',
    );
    return [...targets]
      .filter((target) => target.checkVisibility({ checkVisibilityCSS: true, contentVisibilityAuto: true }))
      .filter((target) => !target.closest('p, nav'))
      .map((target) => ({ box: target.getBoundingClientRect(), html: target.outerHTML.slice(0, 90) }))
      .filter(
        ({ box }) => box.width > 0 && box.right > 0 && box.bottom > 0 && Math.min(box.width, box.height) < limit - 0.5,
      )
      .map(({ box, html }) => `${Math.round(box.width)} × ${Math.round(box.height)} ${html}`);
  }, least);
}

async function findViolations(page: Page, options: axe.RunOptions, within?: string): Promise<unknown[]> {
  // Finishes all animations, because colors are judged after their transitions. Waiting for them might never end: in
  // hidden content that the browser skips, transitions do not advance.
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      const { endTime } = animation.effect?.getComputedTiming() ?? {};
      if (animation.timeline instanceof DocumentTimeline && Number.isFinite(endTime)) animation.finish();
    }
  });
  // The security policy blocks script elements; code evaluated by the driver is not part of the page.
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(
    async ([selector, given]) => {
      // Sticky elements cover content that can be reached by scrolling, which is no fault. So they are not sticky
      // during the check.
      const stuck = [...document.querySelectorAll<HTMLElement>('main *')].filter(
        (element) => getComputedStyle(element).position === 'sticky',
      );
      for (const { style } of stuck) Object.assign(style, { position: 'relative', inset: 'auto' });
      const results = await (window as unknown as { axe: typeof axe }).axe.run(
        selector ? { include: selector } : document,
        {
          ...given,
          // These two options save time: axe reports only one element for each rule that passes, and does not fetch the
          // style sheets again. No rule here needs them.
          resultTypes: ['violations'],
          preload: false,
        },
      );
      for (const { style } of stuck) Object.assign(style, { position: '', inset: '' });
      return results.violations.map(({ id, nodes }) => ({
        id,
        nodes: nodes.map((node) => node.failureSummary + node.html),
      }));
    },
    [within, options] as const,
  );
}
