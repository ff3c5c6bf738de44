import { createContext, useContext, useEffect } from 'react';
import { HEAD_MARK, type HeadTag, headTags, type PageHead } from './head-tags.ts';

/** A function that receives the page's tags during prerendering. Null in the browser. */
export const HeadCollector = createContext<((tags: readonly HeadTag[]) => void) | null>(null);

/** Sets the page's head. Each page renders exactly one `Head`, also while the page loads. */
export function Head(page: PageHead) {
  const collect = useContext(HeadCollector);
  const tags = headTags(page);
  collect?.(tags);
  // The effect depends on the serialized head, so rendering an equal head again changes nothing.
  const written = JSON.stringify(tags);
  useEffect(() => applyHead(JSON.parse(written)), [written]);
  return null;
}

function applyHead(tags: readonly HeadTag[]): void {
  const present = [...document.head.querySelectorAll(`[${HEAD_MARK}]`)];
  const wanted = tags.map(createTag);
  if (present.length === wanted.length && present.every((tag, index) => tag.isEqualNode(wanted[index]))) return;
  document.head.append(...wanted);
  for (const tag of present) tag.remove();
}

function createTag({ element, attributes, text }: HeadTag): HTMLElement {
  const tag = document.createElement(element);
  for (const [name, value] of Object.entries(attributes)) tag.setAttribute(name, value);
  tag.setAttribute(HEAD_MARK, '');
  if (text !== undefined) tag.textContent = text;
  return tag;
}
