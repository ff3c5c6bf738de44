/** The functions that journeys need from a browser. They are the same for every browser engine. */
export interface Browser {
  open(): Promise<Tab>;
  close(): Promise<void>;
}

export interface Tab {
  readonly downloads: string;
  /** Loads an address; resolves once the page and its resources have loaded. */
  goto(url: string): Promise<void>;
  back(): Promise<void>;
  /**
   * Asks the page about an element and returns the answer, or null if there is no such element. The question is a
   * function that is sent as text, so it can use only the element, `parameters` and the page. `parameters` and the
   * answer are passed as JSON.
   */
  ask<Answer, Parameters extends readonly unknown[]>(
    place: Place,
    question: (element: Element, ...parameters: Parameters) => Answer,
    ...parameters: Parameters
  ): Promise<Awaited<Answer> | null>;
  click(place: Place): Promise<void>;
  attach(field: Place, path: string): Promise<void>;
  /** Presses a key on the focused element. */
  press(key: Key): Promise<void>;
  resize(width: number, height: number): Promise<void>;
  screenshot(): Promise<Buffer>;
  /** Returns the page's problems: uncaught errors, errors and warnings in the console, and what its policy blocked. */
  troubles(): Promise<readonly string[]>;
  close(): Promise<void>;
}

/** Keys that write no character. */
export type Key = 'Enter' | 'Escape';

/** Describes the first visible element that matches the selector and has the accessible name, if a name is given. */
export interface Place {
  readonly selector: string;
  readonly name?: string;
}

/** Finds a place's element. This function runs in the browser: see `Tab.ask`. */
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
