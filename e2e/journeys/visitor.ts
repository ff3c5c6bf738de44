import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import { hasReactTakenOver } from '../generator-page.ts';
import { silenceDecoders } from '../silence-decoders.ts';
import type { Key, Tab } from './browser.ts';

/**
 * The interval at which the page is asked until it gives the expected answer, and the time limit, in milliseconds. The
 * limit is long because Firefox and WebKit run at the same time as the tests in Chromium, and are slower than Chromium.
 */
const POLLING = { intervals: [50], timeout: 20_000 };

/** The whole page, for questions that concern no particular element. */
const PAGE = { selector: 'html' };

/** Uses the site in one tab and waits for results. Elements are found by a selector and their accessible name. */
export class Visitor {
  readonly #tab: Tab;
  readonly #site: string;
  readonly #hasDecoders: boolean;

  constructor(tab: Tab, site: string, hasDecoders: boolean) {
    this.#tab = tab;
    this.#site = site;
    this.#hasDecoders = hasDecoders;
  }

  async open(path: string): Promise<void> {
    await this.#tab.goto(this.#site + path);
    await expect.poll(() => this.ask(hasReactTakenOver), POLLING).toBe(true);
    if (!this.#hasDecoders) await this.ask(silenceDecoders);
    // Effects run after the frame that shows the rendering.
    await this.ask(() => new Promise<null>((resolve) => requestAnimationFrame(() => setTimeout(resolve, 0, null))));
  }

  back(): Promise<void> {
    return this.#tab.back();
  }

  resize(width: number, height: number): Promise<void> {
    return this.#tab.resize(width, height);
  }

  async sees(selector: string, name?: string): Promise<void> {
    await expect
      .poll(() => this.isShown(selector, name), { ...POLLING, message: `${selector} ${name ?? ''} is shown` })
      .toBe(true);
  }

  async seesNo(selector: string, name?: string): Promise<void> {
    await expect
      .poll(() => this.isShown(selector, name), { ...POLLING, message: `${selector} ${name ?? ''} is gone` })
      .toBe(false);
  }

  async isShown(selector: string, name?: string): Promise<boolean> {
    return (await this.#tab.ask({ selector, name }, () => true)) ?? false;
  }

  async arrives(path: string): Promise<void> {
    await expect.poll(() => this.ask(() => location.pathname + location.search), POLLING).toBe(path);
  }

  async click(selector: string, name?: string): Promise<void> {
    await this.sees(selector, name);
    await this.#tab.ask({ selector, name }, bringToRest);
    await this.#tab.click({ selector, name });
  }

  screenshot(): Promise<Buffer> {
    return this.#tab.screenshot();
  }

  /** Replaces the content at once, as an input method does: WebKit's driver cannot type all characters. */
  async fill(label: string, text: string): Promise<void> {
    const write = (field: Element, written: string) => {
      (field as HTMLInputElement).select();
      return document.execCommand('insertText', false, written);
    };
    const focused = { selector: ':focus', name: label };
    // What appears above the field may move it away from the pointer.
    const pressAndWrite = async () => {
      await this.click('input, textarea', label);
      return this.#tab.ask(focused, write, text);
    };
    await expect.poll(pressAndWrite, { ...POLLING, message: `${label} is written in` }).toBe(true);
  }

  press(key: Key): Promise<void> {
    return this.#tab.press(key);
  }

  async attach(label: string, name: string, content: Buffer): Promise<void> {
    const folder = mkdtempSync(join(tmpdir(), 'quietzone-'));
    writeFileSync(join(folder, name), content);
    await this.#tab.attach({ selector: 'input[type=file]', name: label }, join(folder, name));
  }

  /** Asks the page: see `Tab.ask`. */
  async ask<Answer>(question: (page: Element) => Answer): Promise<Awaited<Answer>> {
    return (await this.#tab.ask(PAGE, question)) as Awaited<Answer>;
  }

  async askOf<Answer>(selector: string, question: (element: Element) => Answer): Promise<Awaited<Answer>> {
    await this.sees(selector);
    return (await this.#tab.ask({ selector }, question)) as Awaited<Answer>;
  }

  /** Returns the text of an element; empty if it is not visible. */
  async textOf(selector: string): Promise<string> {
    return (await this.#tab.ask({ selector }, ({ textContent }) => textContent?.trim())) ?? '';
  }

  /** Scrolls the page to `top` pixels below its upper edge, as far as possible. */
  async scrollTo(top: number): Promise<void> {
    await this.#tab.ask(PAGE, (_, y: number) => window.scrollTo({ top: y, behavior: 'instant' }), top);
  }

  /** Generates the code on the home page, and returns the picture that the next page shows. */
  async generate(): Promise<Buffer> {
    await this.click('button', 'Generate QR Code');
    await this.sees('h1', 'Preview Your QR Code');
    const source = await this.askOf('main img', (image) => (image as HTMLImageElement).src);
    return Buffer.from(await (await fetch(source)).arrayBuffer());
  }

  /** Downloads the picture of the preview page, and returns the file's bytes. */
  async download(): Promise<Buffer> {
    const folder = this.#tab.downloads;
    for (const name of readdirSync(folder)) rmSync(join(folder, name));
    await this.click('button', 'Download');
    // While a download is written, the file is empty or another file is beside it.
    const files = () =>
      readdirSync(folder).map((name) => [name, Boolean(statSync(join(folder, name), { throwIfNoEntry: false })?.size)]);
    await expect.poll(files, POLLING).toEqual([['ai-qr-code.png', true]]);
    return readFileSync(join(folder, 'ai-qr-code.png'));
  }
}

/** Scrolls to an element so that it can be pressed. Resolves after it has not moved for two frames. */
async function bringToRest(element: Element): Promise<null> {
  const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
  const place = () => JSON.stringify(element.getBoundingClientRect());
  const { left, top, width, height } = element.getBoundingClientRect();
  const inFront = document.elementFromPoint(left + width / 2, top + height / 2);
  if (!element.contains(inFront)) element.scrollIntoView({ block: 'center', behavior: 'instant' });
  let before = '';
  while (place() !== before) {
    before = place();
    await nextFrame();
    await nextFrame();
  }
  return null;
}
