import type { Declaration } from './declarations.ts';
import type { Selector } from './selector.ts';
import type { StyleRule } from './style-sheet.ts';
import type { SvgElement } from './svg-element.ts';

/**
 * All declarations that may hold for an element itself: its own and those of rules whose selectors may mean it. Which of them wins is
 * left open.
 */
export function cascade(rules: readonly StyleRule[]): (element: SvgElement) => readonly Declaration[] {
  const byKey = new Map<string, { selector: Selector; declarations: readonly Declaration[] }[]>();
  for (const { selectors, declarations } of rules) {
    for (const selector of selectors) {
      const [key] = keysOf(selector.id, selector.classes, selector.name);
      const known = byKey.get(key);
      if (known) known.push({ selector, declarations });
      else byKey.set(key, [{ selector, declarations }]);
    }
  }
  const found = new Map<SvgElement, readonly Declaration[]>();
  return (element) => {
    const known = found.get(element);
    if (known) return known;
    const fromRules = keysOf(element.id, element.classes, element.name)
      .flatMap((key) => byKey.get(key) ?? [])
      .filter(({ selector }) => mayMean(selector, element))
      .flatMap(({ declarations }) => declarations);
    const all = [...element.presentation, ...element.inline, ...fromRules];
    found.set(element, all);
    return all;
  };
}

/** What a selector is found by is the first of these; an element is looked up by all of its own. */
function keysOf(id: string | undefined, classes: readonly string[], name: string | undefined): string[] {
  return [...(id === undefined ? [] : [`#${id}`]), ...classes.map((one) => `.${one}`), ...(name ? [name] : []), '*'];
}

function mayMean({ id, classes, name }: Selector, element: SvgElement): boolean {
  const isNamed = name === undefined || name === element.name;
  return isNamed && (id === undefined || id === element.id) && classes.every((one) => element.classes.includes(one));
}
