/** An element as far as copying goes. */
interface SvgElement {
  /** Index of the parent element; -1 for the root. */
  readonly parent: number;
  /** `#name` for every reference in its tag (and every colour, which names no element), `.name` for every class. */
  readonly names: readonly string[];
}

interface SvgDocument {
  /** In document order: children come after their parents. */
  readonly elements: readonly SvgElement[];
  /** Element indices by `#id`. */
  readonly ids: ReadonlyMap<string, number>;
}

/** References that multiply pass any limit in fewer rounds. */
const MOST_ROUNDS = 50;

/**
 * How many elements a browser copies, at most, when it draws an SVG document and follows every reference (`use`, patterns, masks,
 * clip paths, markers). Ten elements, each with ten references to the next, make a thousand million copies, and no browser gives up
 * on them. Counting ends once it has passed `limit`. Infinity where copies could hide: in entities that hold more than plain text,
 * and in SVG documents inside.
 */
export function countSvgCopies(text: string, limit: number): number {
  const source = decodeCharacters(text);
  if (hasUnplainEntity(source) || /data:\s*image\/svg/i.test(source)) return Number.POSITIVE_INFINITY;
  const { elements, ids } = readDocument(source);
  const targets = findTargets(elements, ids, readStyleRules(source));
  const sizes = addUp(elements, () => 1);
  let copies = sizes.map(() => 0);
  for (let round = 0; round < MOST_ROUNDS; round++) {
    const before = copies;
    copies = addUp(elements, (index) =>
      targets[index].reduce((sum, target) => sum + sizes[target] + before[target], 0),
    );
    if (sumOfRoots(elements, copies) > limit || copies.every((count, index) => count === before[index])) break;
  }
  return sumOfRoots(elements, copies);
}

function decodeCharacters(text: string): string {
  return text.replace(/&#(?:x([0-9a-f]{1,6})|([0-9]{1,7}));/gi, (_, hex?: string, decimal?: string) => {
    const point = hex ? Number.parseInt(hex, 16) : Number(decimal);
    return point <= 0x10ffff ? String.fromCodePoint(point) : '';
  });
}

/** Whether an entity's value could become markup or a reference; drawing programs only name namespaces by entities. */
function hasUnplainEntity(text: string): boolean {
  const [, ...declarations] = text.split('<!ENTITY');
  return declarations.some((declaration) => /[<&#]/.test(/"[^"]*"|'[^']*'/.exec(declaration)?.[0] ?? ''));
}

/** Reads the tags from left to right, each character once: no text, however broken, takes longer than its length. */
function readDocument(text: string): SvgDocument {
  const elements: SvgElement[] = [];
  const ids = new Map<string, number>();
  const open: number[] = [];
  for (let at = text.indexOf('<'); at >= 0; at = text.indexOf('<', at)) {
    const other = OTHER_MARKUP.find(({ start }) => text.startsWith(start, at));
    const end = other ? text.indexOf(other.end, at) : endOfTag(text, at);
    if (end < 0) break;
    const tag = text.slice(at, end);
    at = end;
    if (other) continue;
    if (tag.startsWith('</')) {
      open.pop();
      continue;
    }
    const [, id] = /\sid\s*=\s*["']([^"']*)/.exec(tag) ?? [];
    if (id !== undefined && !ids.has(`#${id}`)) ids.set(`#${id}`, elements.length);
    const [, classes = ''] = /\sclass\s*=\s*["']([^"']*)/.exec(tag) ?? [];
    const names = [...findReferences(tag), ...(classes.match(/\S+/g) ?? []).map((name) => `.${name}`)];
    elements.push({ parent: open.at(-1) ?? -1, names });
    if (!tag.endsWith('/')) open.push(elements.length - 1);
  }
  return { elements, ids };
}

const OTHER_MARKUP = [
  { start: '<!--', end: '-->' },
  { start: '<![CDATA[', end: ']]>' },
  { start: '<?', end: '?>' },
  { start: '<!', end: '>' },
] as const;

/** Index of the `>` that ends a tag; negative when there is none. */
function endOfTag(text: string, start: number): number {
  for (let at = start; at < text.length; at++) {
    const sign = text.charAt(at);
    if (sign === '>') return at;
    if (sign !== '"' && sign !== "'") continue;
    at = text.indexOf(sign, at + 1);
    if (at < 0) return -1;
  }
  return -1;
}

function findReferences(text: string): string[] {
  return text.match(/#[^\s"'();,#]+/g) ?? [];
}

/**
 * The references in style rules, by the last class (`.name`) in each selector; under `*` those of selectors without one. Rules are
 * known by their braces, wherever in the document they stand.
 */
function readStyleRules(text: string): ReadonlyMap<string, readonly string[]> {
  const rules = new Map<string, string[]>();
  if (!/<(?:[\w-]+:)?style\b/.test(text)) return rules;
  for (const rule of text.split('}')) {
    const [before, body] = rule.split('{').slice(-2);
    const references = findReferences(body ?? '');
    if (references.length === 0) continue;
    const selectors = before.split(/[>[;]/).at(-1) ?? '';
    for (const selector of selectors.split(',')) {
      const name = selector.match(/\.[^\s.:#+~]+/g)?.at(-1) ?? '*';
      const known = rules.get(name);
      if (known) known.push(...references);
      else rules.set(name, [...references]);
    }
  }
  return rules;
}

/** The elements that each element refers to, by itself or by a style rule. */
function findTargets(
  elements: readonly SvgElement[],
  ids: ReadonlyMap<string, number>,
  rules: ReadonlyMap<string, readonly string[]>,
): (readonly number[])[] {
  const resolve = (names: readonly string[]): number[] => names.flatMap((name) => ids.get(name) ?? []);
  const forAll = resolve(rules.get('*') ?? []);
  return elements.map(({ names }) => {
    const own = resolve(names.flatMap((name) => [name, ...(rules.get(name) ?? [])]));
    return forAll.length > 0 ? [...own, ...forAll] : own;
  });
}

/** For each element, what `amount` says of it and of everything inside it. */
function addUp(elements: readonly SvgElement[], amount: (index: number) => number): number[] {
  const sums = elements.map((_, index) => amount(index));
  for (let index = elements.length - 1; index >= 0; index--) {
    const { parent } = elements[index];
    if (parent >= 0) sums[parent] += sums[index];
  }
  return sums;
}

function sumOfRoots(elements: readonly SvgElement[], sums: readonly number[]): number {
  return sums.reduce((sum, value, index) => (elements[index].parent < 0 ? sum + value : sum), 0);
}
