import type { Browser, Locator, Page } from '@playwright/test';
import { storedRecords } from './database.ts';
import { isInteractive } from './generator-page.ts';

export async function openMany(page: Page): Promise<void> {
  await page.goto('/many');
  await isInteractive(page);
}

/** Thirty links as a spreadsheet puts them into the clipboard. */
export const THIRTY_LINKS = [
  'Table\tName\tLink',
  ...Array.from({ length: 30 }, (_, k) => `${k + 1}\tGuest ${k + 1}\thttps://example.com/t/${k + 1}`),
].join('\n');

export function tableArea(page: Page): Locator {
  return page.getByLabel('Table', { exact: true });
}

/** Locates the line of the list that shows the row with this number in the spreadsheet. */
export function rowOf(page: Page, number: number): Locator {
  const name = `Show row ${number.toLocaleString('en')}`;
  return page.getByRole('row').filter({ has: page.getByRole('button', { name, exact: true }) });
}

interface TraceEvent {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly args?: { readonly name?: string };
  /** Microseconds of processor time. */
  readonly tdur?: number;
}

/** Returns the processor time of the longest task on the page's own thread during `work`, in milliseconds. */
export async function longestTaskOf(browser: Browser, page: Page, work: () => Promise<void>): Promise<number> {
  await browser.startTracing(page, { categories: ['toplevel', '__metadata'] });
  await work();
  const { traceEvents } = JSON.parse((await browser.stopTracing()).toString()) as { traceEvents: TraceEvent[] };
  const main = traceEvents.filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain');
  const tasks = traceEvents.filter(
    (task) => task.tdur !== undefined && main.some(({ pid, tid }) => pid === task.pid && tid === task.tid),
  );
  return Math.max(...tasks.map(({ tdur = 0 }) => tdur)) / 1000;
}

/** Pastes a text into the focused element, as the keyboard does. */
export async function paste(page: Page, text: string): Promise<void> {
  await page.evaluate((pasted) => {
    const clipboardData = new DataTransfer();
    clipboardData.setData('text/plain', pasted);
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true });
    document.activeElement?.dispatchEvent(event);
  }, text);
}

/** Counts each pasted or typed text, each choice, each press, until the returned function is called. */
export async function countActions(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const { dataset } = document.documentElement;
    const count = () => {
      dataset.actions = String(Number(dataset.actions ?? 0) + 1);
    };
    document.addEventListener('change', count, true);
    document.addEventListener(
      'click',
      ({ target }) => {
        if (target instanceof Element && target.closest('button, a, summary, label')) count();
      },
      true,
    );
  });
  return () => page.evaluate(() => Number(document.documentElement.dataset.actions ?? 0));
}

/** Records what the page asks its workers to do. The returned function gives these tasks and forgets them. */
export async function recordTasks(page: Page): Promise<() => Promise<string[]>> {
  const tasks = await page.evaluateHandle(() => {
    const asked: string[] = [];
    const post = Worker.prototype.postMessage;
    Worker.prototype.postMessage = function (message, ...rest: unknown[]) {
      if (message.is === 'ask') asked.push(message.kind);
      Reflect.apply(post, this, [message, ...rest]);
    };
    return asked;
  });
  return () => tasks.evaluate((asked) => asked.splice(0));
}

/** Returns the plans of the stored tables as text. A plan contains the visitor's choices for a table. */
export async function storedPlans(page: Page): Promise<string> {
  return JSON.stringify((await storedRecords(page, 'sets')).map(({ plan }) => plan));
}
