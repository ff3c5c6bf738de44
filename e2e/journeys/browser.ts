/** What a journey needs of a browser, whichever its engine is. */
export interface Browser {
  /** Opens a tab for a visitor who has never been here. */
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  /** The folder that what is downloaded comes to. */
  readonly downloads: string;
  /** Loads an address; settles once the page and all that it named have come. */
  goto(url: string): Promise<void>;
  /** Goes back in the history. */
  back(): Promise<void>;
  /**
   * Asks the page about an element; null where there is none. The question is sent as text: it knows the element, its
   * parameters and the page, and nothing from around it. Parameters and answer pass as JSON.
   */
  ask<Answer, Parameters extends readonly unknown[]>(
    place: Place,
    question: (element: Element, ...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer> | null>;
  /** Presses the middle of an element that is in sight, as a pointer does. */
  click(place: Place): Promise<void>;
  /** Chooses a file in a field for files. */
  attach(field: Place, path: string): Promise<void>;
  /** Presses a key where the keyboard is. */
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /**
   * What went wrong in the page: errors that escaped, errors and warnings in the console, what the security policy
   * blocked.
   */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Keys that write nothing. */
export type Key = 'Enter' | 'Escape';

/**
 * Which element is meant: the first that is shown among those of a selector, with this accessible name where one is
 * given.
 */
export interface Place {
  readonly selector: string;
  readonly name?: string;
}

/** Finds a place's element. It runs in pages: see `Tab.ask`. */
export function findElement({ selector, name }: Place): Element | null {
  const textOf = (elements: Iterable<Element>) => Array.from(elements, ({ textContent }) => textContent).join(' ');
  const nameOf = (element: Element) => {
    const label = element.getAttribute('aria-label') ?? element.getAttribute('alt');
    if (label) return label;
    const labels = 'labels' in element ? (element.labels as NodeListOf<Element> | null) : null;
    const text = textOf(labels?.length ? labels : [element]);
    return text.replace(/\s+/g, ' ').trim();
  };
  const shown = Array.from(document.querySelectorAll(selector)).filter((element) => element.checkVisibility());
  return shown.find((element) => name === undefined || nameOf(element) === name) ?? null;
}
