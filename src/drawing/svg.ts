import type { Drawing } from './drawing.ts';
import { type SvgElement, svgElements } from './svg-elements.ts';

/** The drawing as a complete SVG document that refers to nothing outside itself; `title` names it for assistive technology. */
export function toSvg(drawing: Drawing, title?: string): string {
  const { size } = drawing;
  const content = svgElements(drawing).map(writeElement).join('');
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink"' +
    ` width="${size}" height="${size}" viewBox="0 0 ${size} ${size}" role="img">` +
    `${title ? `<title>${escapeXml(title)}</title>` : ''}${content}</svg>`
  );
}

function writeElement({ name, attributes, children = [] }: SvgElement): string {
  const written = Object.entries(attributes).map(([key, value]) => ` ${nameOf(key)}="${escapeXml(String(value))}"`);
  const start = `<${name}${written.join('')}`;
  return children.length > 0 ? `${start}>${children.map(writeElement).join('')}</${name}>` : `${start}/>`;
}

/** The older spelling of `href` is the one that drawing programs know as well as browsers. */
function nameOf(attribute: string): string {
  return attribute === 'href' ? 'xlink:href' : attribute;
}

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Also leaves out what no XML document may hold, such as control characters and half surrogate pairs. */
function escapeXml(text: string): string {
  return text
    .replace(/[^\t\n\r -\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu, '')
    .replace(/[&<>"']/g, (character) => ENTITIES[character]);
}
