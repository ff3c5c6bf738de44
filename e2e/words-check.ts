import type { Page } from '@playwright/test';

/** The problems with the words of a screen. */
export interface WordFindings {
  /** Places with untranslated English, each with its text. */
  readonly english: readonly string[];
  /** Places where words are cut off, overlap others or do not fit. */
  readonly cut: readonly string[];
}

/**
 * Looks for untranslated English on a page in the pseudo-language, and for words that do not fit. The page is judged
 * after all motion has ended. Sample texts of the community may be untranslated: `sample` lists the English ones, and
 * the others are recognized by their `lang`.
 */
export async function checkWords(page: Page, sample: readonly string[] = []): Promise<WordFindings> {
  await settle(page);
  const english = await page.evaluate(findEnglish, sample);
  return { english, cut: await page.evaluate(findCut) };
}

/** Looks for words that do not fit when the page runs from right to left. */
export async function checkRightToLeft(page: Page): Promise<readonly string[]> {
  await page.evaluate(() => {
    document.documentElement.dir = 'rtl';
    for (const part of document.querySelectorAll<HTMLElement>('body [dir]')) part.dir = 'rtl';
  });
  await settle(page);
  const cut = await page.evaluate(findCut);
  await page.evaluate(() => {
    document.documentElement.removeAttribute('dir');
    for (const part of document.querySelectorAll<HTMLElement>('body [dir]')) part.dir = 'ltr';
  });
  return cut;
}

async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));
    const finite = document.getAnimations().filter(({ timeline, effect }) => {
      return timeline instanceof DocumentTimeline && effect?.getComputedTiming().endTime !== Number.POSITIVE_INFINITY;
    });
    await Promise.allSettled(finite.map(({ finished }) => finished));
  });
}

/** Returns the places with untranslated English, as in `WordFindings`. This function runs in the browser. */
function findEnglish(sample: readonly string[]): string[] {
  const known = [...new Set(sample)];
  const found = new Set<string>();
  const attributes = [
    ...['aria-label', 'aria-description', 'aria-valuetext', 'aria-roledescription'],
    ...['alt', 'title', 'placeholder', 'label'],
  ];

  const note = (text: string | null, place: Element): void => {
    if (!text) return;
    const own = known.reduce((rest, part) => rest.replaceAll(part, ''), text);
    // These are not translated: schemes and formats of encoded texts, names of files, hosts in their ASCII form, and
    // colors in hex digits.
    let left = own.replace(
      /\b(https?:\/\/|mailto:|tel:|SMSTO:|WIFI:|quietzone-|xn--)\S*|BEGIN:VCARD[\s\S]*|#[0-9a-f]{3,8}\b/gi,
      '',
    );
    // `Intl` formats dates in English here.
    if (place.closest('time')) left = left.replace(/\b(AM|PM|at|\p{Lu}[a-z]{2,8}(?= \d))\b/gu, '');
    if (/[a-z]{2,}/i.test(left)) found.add(`${placeOf(place)}: ${text.trim().replace(/\s+/g, ' ').slice(0, 100)}`);
  };
  const placeOf = (element: Element): string => {
    const region = element.closest('section, dialog, nav, header, footer, form, fieldset, [role=region], main');
    const of = region && region !== element ? `${region.tagName.toLowerCase()} ` : '';
    return `${of}${element.tagName.toLowerCase()}`;
  };
  // These are not translated: sample texts in other languages, and the sentence for old browsers, which the build
  // writes into the files.
  const isOfData = (element: Element): boolean => element.closest('body [lang], script, style, .too-old') !== null;

  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const parent = node.parentElement as Element;
    if (!isOfData(parent)) note(node.textContent, parent);
  }
  for (const element of document.querySelectorAll('body *')) {
    if (isOfData(element)) continue;
    for (const name of attributes) if (element.hasAttribute(name)) note(`${element.getAttribute(name)}`, element);
    for (const pseudo of ['::before', '::after']) {
      const { content } = getComputedStyle(element, pseudo);
      if (content.startsWith('"')) note(content, element);
    }
  }
  note(document.title, document.documentElement);
  for (const name of ['description', 'keywords']) {
    const meta = document.querySelector(`meta[name=${name}]`);
    if (meta) note(meta.getAttribute('content'), meta);
  }
  return [...found];
}

/** Returns the places where words do not fit, as in `WordFindings`. This function runs in the browser. */
function findCut(): string[] {
  const found = new Set<string>();
  const width = document.documentElement.clientWidth;
  const { scrollWidth } = document.documentElement;
  if (scrollWidth > width) found.add(`the page scrolls sideways by ${scrollWidth - width} px`);

  const isShown = (element: Element): boolean =>
    element.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true, contentVisibilityAuto: true });
  /** Returns a function that says whether `holds` is true of an element or an ancestor. It caches the slow answers. */
  const holdsAround = (holds: (element: Element, style: CSSStyleDeclaration) => boolean) => {
    const known = new Map<Element | null, boolean>([[null, false]]);
    const ask = (element: Element | null): boolean => {
      let answer = known.get(element);
      if (answer === undefined && element) {
        answer = holds(element, getComputedStyle(element)) || ask(element.parentElement);
        known.set(element, answer);
      }
      return answer ?? false;
    };
    return ask;
  };
  const isForScreenReaders = holdsAround((_, { position, clipPath }) => position === 'absolute' && clipPath !== 'none');
  const scrollsSideways = holdsAround(
    (element, { overflowX }) => element !== document.documentElement && ['auto', 'scroll'].includes(overflowX),
  );
  const layers = new Map<Element | null, Element | null>([[null, null]]);
  /** Returns the overlay that contains an element, or null. Words of an overlay may cover those of the page. */
  const layerOf = (element: Element | null): Element | null => {
    let layer = layers.get(element);
    if (layer === undefined && element) {
      const isLayer =
        ['fixed', 'sticky'].includes(getComputedStyle(element).position) || element.matches('dialog, [popover]');
      layer = isLayer ? element : layerOf(element.parentElement);
      layers.set(element, layer);
    }
    return layer ?? null;
  };
  const name = (element: Element, text: string): string =>
    `${element.tagName.toLowerCase()} “${text.trim().replace(/\s+/g, ' ').slice(0, 60)}”`;

  // A select is left out: its text cannot wrap, and its list shows it whole.
  for (const element of document.querySelectorAll<HTMLElement>('body *')) {
    if (!isShown(element)) continue;
    const style = getComputedStyle(element);
    const text = element.textContent ?? '';
    if (text.trim() === '' || element.clientWidth <= 1 || element.closest('svg, select, textarea, [lang]:not(html)'))
      continue;
    if (![style.overflowX, style.overflowY].some((overflow) => ['hidden', 'clip'].includes(overflow))) continue;
    const isWide = element.scrollWidth > element.clientWidth + 1;
    // Accents may extend beyond a line, but no line may be missing.
    const isHigh = element.scrollHeight > element.clientHeight + 8;
    // The encoded text may be longer than its place.
    const isTyped = element.matches('code, code *');
    if ((isWide || isHigh) && !isTyped && !isForScreenReaders(element)) found.add(`cut: ${name(element, text)}`);
  }

  /** Returns the visible part of a line of text. Text may be cut off on purpose, such as the end of an excerpt. */
  const seenPart = (element: Element, line: DOMRect): DOMRect => {
    let { left, top, right, bottom } = line;
    for (let at: Element | null = element; at && at !== document.body; at = at.parentElement) {
      if (getComputedStyle(at).overflowY === 'visible') continue;
      const box = at.getBoundingClientRect();
      [left, top] = [Math.max(left, box.left), Math.max(top, box.top)];
      [right, bottom] = [Math.min(right, box.right), Math.min(bottom, box.bottom)];
    }
    return new DOMRect(left, top, right - left, bottom - top);
  };

  const lines: { box: DOMRect; element: Element; text: string; layer: Element | null }[] = [];
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    const element = node.parentElement as Element;
    const text = node.textContent ?? '';
    if (text.trim() === '' || !isShown(element) || element.closest('svg') || isForScreenReaders(element)) continue;
    range.selectNodeContents(node);
    const isScrolled = scrollsSideways(element);
    const control = element.matches('code')
      ? null
      : element.closest('button, a, label, summary, legend, th, td, [role=tab]');
    const isBlock = control && getComputedStyle(control).display !== 'inline';
    const frame = isBlock ? control.getBoundingClientRect() : null;
    for (const line of range.getClientRects()) {
      if (frame && (line.left < frame.left - 1 || line.right > frame.right + 1)) {
        found.add(`beyond its ${control?.tagName.toLowerCase()}: ${name(element, text)}`);
      }
      const box = seenPart(element, line);
      if (box.width < 1 || box.height < 4) continue;
      if (!isScrolled && (box.left < -1 || box.right > width + 1)) found.add(`outside: ${name(element, text)}`);
      if (!isScrolled) lines.push({ box, element, text, layer: layerOf(element) });
    }
  }
  lines.sort((a, b) => a.box.top - b.box.top);
  for (const [index, a] of lines.entries()) {
    for (let next = index + 1; next < lines.length && lines[next].box.top < a.box.bottom; next++) {
      const b = lines[next];
      const across = Math.min(a.box.right, b.box.right) - Math.max(a.box.left, b.box.left);
      // A line's box is higher than its letters, and lines of a heading are close together.
      const down = Math.min(a.box.bottom, b.box.bottom) - b.box.top;
      const isOver = across >= 2 && down > 0.4 * Math.min(a.box.height, b.box.height);
      if (a.element === b.element || a.layer !== b.layer || !isOver) continue;
      found.add(`overlap: ${name(a.element, a.text)} and ${name(b.element, b.text)}`);
    }
  }
  return [...found];
}
