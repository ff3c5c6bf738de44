import type { Declaration, Parts } from './declarations.ts';
import type { SvgDocument } from './parse-svg.ts';
import type { SvgNode } from './svg-node.ts';
import type { SvgSize } from './svg-size.ts';

/** The id that is written into references to missing elements. No element has this id. */
const NOBODY = 'none';

const ESCAPES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  '\n': '&#10;',
  '\r': '&#13;',
  '\t': '&#9;',
};

/**
 * Returns a document as text, with this size on its root. Ids are replaced by `e0`, `e1` and so on. So each reference
 * leads to the element that was checked, even if a browser would understand the ids in the file differently.
 */
export function serializeSvg({ root, ids, rules }: SvgDocument, size: SvgSize): string {
  const names = new Map([...ids.values()].map((element, index) => [element.id, `e${index}`]));
  const nameOf = (id: string): string => names.get(id) ?? NOBODY;
  const text: string[] = [];
  const put = (name: string, value: string): void => void text.push(` ${name}="${escapeText(value)}"`);

  function write(element: SvgNode): void {
    const { name, id, classes, attributes, presentation, inline, link, children } = element;
    text.push(`<${name}`);
    if (element === root) put('xmlns', 'http://www.w3.org/2000/svg');
    const sized = element === root ? new Map([...attributes, ...Object.entries(size)]) : attributes;
    for (const [attribute, value] of sized) put(attribute, String(value));
    if (id !== undefined) put('id', nameOf(id));
    if (link !== undefined) put('href', `#${nameOf(link)}`);
    if (classes.length > 0) put('class', classes.join(' '));
    for (const { property, value } of presentation) put(property, writeValue(value, nameOf));
    if (inline.length > 0) put('style', writeDeclarations(inline, nameOf));
    text.push('>');
    if (element === root && rules.length > 0) text.push('<style>', escapeText(writeRules(rules, nameOf)), '</style>');
    for (const child of children) {
      if (typeof child === 'string') text.push(escapeText(child));
      else write(child);
    }
    text.push(`</${name}>`);
  }

  write(root);
  return text.join('');
}

function writeRules(rules: SvgDocument['rules'], nameOf: (id: string) => string): string {
  const writeSelector = (parts: Parts): string =>
    parts.map((part) => (typeof part === 'string' ? part : `#${nameOf(part.id)}`)).join('');
  return rules
    .map(({ selectors, declarations }) => {
      const written = selectors.map(({ parts }) => writeSelector(parts)).join(',');
      return `${written}{${writeDeclarations(declarations, nameOf)}}`;
    })
    .join('\n');
}

function writeDeclarations(declarations: readonly Declaration[], nameOf: (id: string) => string): string {
  return declarations.map(({ property, value }) => `${property}:${writeValue(value, nameOf)}`).join(';');
}

function writeValue(value: Parts, nameOf: (id: string) => string): string {
  return value.map((part) => (typeof part === 'string' ? part : `url(#${nameOf(part.id)})`)).join('');
}

function escapeText(text: string): string {
  return text.replace(/[&<>"\n\r\t]/g, (sign) => ESCAPES[sign]);
}
