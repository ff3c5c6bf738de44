import { type CleanSvg, STYLE } from './clean-svg.ts';

/** The names of attributes and their values, for each element. */
export type Styles = ReadonlyMap<Element, ReadonlyMap<string, string>>;

export const FONT = 'font-family';

const SAME_NAME = [
  ...['fill', 'fill-opacity', 'fill-rule', 'stroke', 'stroke-dasharray', 'stroke-dashoffset', 'stroke-linecap'],
  ...['stroke-linejoin', 'stroke-miterlimit', 'stroke-opacity', 'stroke-width', 'paint-order', 'vector-effect'],
  ...['clip-path', 'clip-rule', 'mask-type', 'filter', 'marker-start', 'marker-mid', 'marker-end', FONT],
  ...['opacity', 'color', 'display', 'visibility', 'stop-color', 'stop-opacity', 'flood-color', 'flood-opacity'],
  ...['lighting-color', 'color-interpolation', 'color-interpolation-filters', 'shape-rendering', 'image-rendering'],
];

/** CSS properties that are attributes too (SVG 2, 6.6), and the attributes. Others cannot be written without CSS. */
const ATTRIBUTES: ReadonlyMap<string, string> = new Map([
  ...SAME_NAME.map((name) => [name, name] as const),
  ['mask-image', 'mask'],
  ['overflow-x', 'overflow'],
]);

/** Most declarations that are applied to elements. */
const MOST_STYLES = 100_000;

interface Declared {
  readonly name: string;
  readonly value: string;
  readonly isImportant: boolean;
}

interface Rule {
  readonly selector: string;
  readonly specificity: number;
  readonly declared: readonly Declared[];
}

/**
 * Returns what style sheets and `style` attributes set for each element (CSS Cascade 4, 6.1). Rules that depend on the
 * browser, other than on the media, are left out. Null if there are too many.
 */
export function stylesOf({ root, sheet }: Pick<CleanSvg, 'root' | 'sheet'>): Styles | null {
  const styles = new Map<Element, Map<string, string>>();
  const { style } = document.createElement('i');
  const rules = rulesIn(sheet.cssRules).sort((one, other) => one.specificity - other.specificity);
  let count = 0;

  function apply(element: Element, declared: readonly Declared[]): void {
    const own = styles.get(element) ?? new Map<string, string>();
    styles.set(element, own);
    for (const { name, value } of declared) own.set(name, value);
    count += declared.length;
  }

  for (const isImportant of [false, true]) {
    const isMeant = (one: Declared): boolean => one.isImportant === isImportant;
    for (const rule of rules) {
      const declared = rule.declared.filter(isMeant);
      if (declared.length === 0) continue;
      for (const element of root.ownerDocument.querySelectorAll(rule.selector)) {
        if (count > MOST_STYLES) return null;
        apply(element, declared);
      }
    }
    for (const element of [root, ...root.querySelectorAll(`[${STYLE}]`)]) {
      style.cssText = element.getAttribute(STYLE) ?? '';
      apply(element, declaredIn(style).filter(isMeant));
    }
  }
  return styles;
}

function declaredIn(style: CSSStyleDeclaration): Declared[] {
  return [...style].flatMap((property) => {
    const name = ATTRIBUTES.get(property);
    if (name === undefined) return [];
    const isImportant = style.getPropertyPriority(property) === 'important';
    return [{ name, value: style.getPropertyValue(property), isImportant }];
  });
}

function rulesIn(list: CSSRuleList): Rule[] {
  return Array.from(list).flatMap((rule): Rule[] => {
    if (rule instanceof CSSMediaRule) return matchMedia(rule.media.mediaText).matches ? rulesIn(rule.cssRules) : [];
    if (!(rule instanceof CSSStyleRule)) return [];
    const { selectorText } = rule;
    const declared = declaredIn(rule.style);
    // The value of an attribute may contain the separator.
    return (selectorText.includes('[') ? [selectorText] : selectorText.split(', ')).map((selector) => ({
      // In the parsed document, the root is not that of the drawing.
      selector: selector.replaceAll(':root', 'svg'),
      specificity: specificityOf(selector),
      declared,
    }));
  });
}

/** Of ids, classes and types (Selectors 4, 17). Cleaned style sheets have no other kinds of selectors. */
function specificityOf(selector: string): number {
  const plain = selector.replaceAll(/\[[^\]]*\]/g, '[');
  const [ids, classes, types] = [/#/g, /[.[:]/g, /(?:^|[\s>])[a-z]/gi].map((kind) => plain.match(kind)?.length ?? 0);
  return (ids * 1000 + classes) * 1000 + types;
}
