import type { Declaration } from './declarations.ts';
import { type DrawnStyle, drawnStyleOf } from './drawn-style.ts';
import type { Selector } from './selector.ts';
import type { StyleRule } from './style-sheet.ts';
import type { SvgNode } from './svg-node.ts';

/** Finds, for each element of a document, the styles that may make the element more costly to draw. */
export interface Cascade {
  /**
   * Returns the costly styles that may apply to an element: its own and those of rules whose selectors may match it. If
   * several set the same property, all are returned, although only one of them will apply.
   */
  readonly stylesOf: (node: SvgNode) => readonly DrawnStyle[];
  /** Returns an upper bound for the number of selectors that a browser compares with an element. */
  readonly countSelectors: (node: SvgNode) => number;
}

/** A selector, and the costly styles of its rule. */
interface Candidate {
  readonly selector: Selector;
  readonly rule: { readonly styles: readonly DrawnStyle[] };
}

/**
 * Returns the cascade of these rules, and indexes the rules by the last part of their selectors. Three kinds of work
 * are counted: reading declarations, comparing a selector with an element, and collecting the styles of a rule. Before
 * each piece of such work, `spend` is called with its number of steps. `spend` may throw to end the work.
 */
export function cascade(rules: readonly StyleRule[], spend: (steps: number) => void): Cascade {
  const [byId, byClass, byName] = [
    new Map<string, Candidate[]>(),
    new Map<string, Candidate[]>(),
    new Map<string, Candidate[]>(),
  ];
  const all: Candidate[] = [];
  for (const { selectors, declarations } of rules) {
    const rule = { styles: readStyles(declarations) };
    for (const selector of selectors) bucketOf(selector).push({ selector, rule });
  }

  function bucketOf({ id, classes: [first], name }: Selector): Candidate[] {
    if (id !== undefined) return bucket(byId, id);
    if (first !== undefined) return bucket(byClass, first);
    return name === undefined ? all : bucket(byName, name);
  }

  function bucketsOf({ id, classes, name }: SvgNode): (readonly Candidate[])[] {
    const own = byClass.size > 0 ? classes.map((one) => byClass.get(one)) : [];
    if (rules.length === 0) return [];
    const buckets = [id === undefined ? undefined : byId.get(id), ...own, byName.get(name), all];
    return buckets.filter((candidates) => candidates !== undefined);
  }

  function readStyles(declarations: readonly Declaration[]): DrawnStyle[] {
    spend(declarations.length);
    const styles: DrawnStyle[] = [];
    for (const declaration of declarations) {
      const style = drawnStyleOf(declaration);
      if (style) styles.push(style);
    }
    return styles;
  }

  const found = new Map<SvgNode, readonly DrawnStyle[]>();

  function stylesOf(node: SvgNode): readonly DrawnStyle[] {
    const known = found.get(node);
    if (known) return known;
    const styles = [...readStyles(node.presentation), ...readStyles(node.inline)];
    const rulesOfNode = new Set<Candidate['rule']>();
    for (const { selector, rule } of bucketsOf(node).flat()) {
      spend(1 + selector.classes.length * node.classes.length);
      if (mayMean(selector, node)) rulesOfNode.add(rule);
    }
    for (const rule of rulesOfNode) {
      spend(rule.styles.length);
      styles.push(...rule.styles);
    }
    found.set(node, styles);
    return styles;
  }

  return {
    stylesOf,
    countSelectors: (node) => bucketsOf(node).reduce((sum, { length }) => sum + length, 0),
  };
}

function bucket(buckets: Map<string, Candidate[]>, key: string): Candidate[] {
  const known = buckets.get(key) ?? [];
  buckets.set(key, known);
  return known;
}

/** Whether a selector may match an element, judged by the selector's last part. */
export function mayMean({ id, classes, name }: Selector, node: SvgNode): boolean {
  const isNamed = name === undefined || name === node.name;
  return isNamed && (id === undefined || id === node.id) && classes.every((one) => node.classes.includes(one));
}
