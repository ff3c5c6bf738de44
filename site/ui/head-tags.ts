import { SITE_NAME } from '#words/frame';
import { absoluteUrl, pageUrl, translationsOf } from './addresses.ts';
import { type StructuredData, structuredDataText } from './structured-data.ts';

export interface PageHead {
  /** The title without the site's name, which is added. */
  readonly title: string;
  readonly description: string;
  readonly keywords: readonly string[];
  /** The canonical path within the language. Absent for pages without one, such as the not-found page. */
  readonly path?: string;
  readonly robots?: string;
  readonly image?: string;
  /** The Open Graph type. Default: `website`. */
  readonly type?: 'website' | 'article' | 'profile';
  readonly structuredData: readonly StructuredData[];
}

/** One element of the head. The same elements are written into the prerendered page and applied after a navigation. */
export interface HeadTag {
  readonly element: 'title' | 'meta' | 'link' | 'script';
  readonly attributes: Readonly<Record<string, string>>;
  readonly text?: string;
}

/** The attribute that marks elements that belong to the page and not to the whole site. */
export const HEAD_MARK = 'data-head';

const SHARED_IMAGE = '/open-graph.png';

export function headTags(page: PageHead): HeadTag[] {
  const title = `${page.title} | ${SITE_NAME}`;
  const tags: HeadTag[] = [
    { element: 'title', attributes: {}, text: title },
    named('description', page.description),
    named('keywords', page.keywords.join(', ')),
    property('og:site_name', SITE_NAME),
    property('og:type', page.type ?? 'website'),
    property('og:title', title),
    property('og:description', page.description),
    property('og:image', absoluteUrl(page.image ?? SHARED_IMAGE)),
    named('twitter:card', 'summary_large_image'),
  ];
  if (page.robots) tags.push(named('robots', page.robots));
  if (page.path !== undefined) {
    const address = pageUrl(page.path);
    tags.push({ element: 'link', attributes: { rel: 'canonical', href: address } }, property('og:url', address));
    for (const [hreflang, href] of translationsOf(page.path)) {
      tags.push({ element: 'link', attributes: { rel: 'alternate', hreflang, href } });
    }
  }
  for (const statement of page.structuredData) {
    const attributes = { type: 'application/ld+json' };
    tags.push({ element: 'script', attributes, text: structuredDataText(statement) });
  }
  return tags;
}

export function headHtml(tags: readonly HeadTag[]): string {
  return tags.map(tagHtml).join('\n    ');
}

function tagHtml({ element, attributes, text }: HeadTag): string {
  const written = Object.entries(attributes).map(([name, value]) => ` ${name}="${escapeHtml(value)}"`);
  const start = `<${element}${written.join('')} ${HEAD_MARK}>`;
  if (text === undefined) return start;
  // The text of a script is not markup: entities in it would not be decoded.
  return `${start}${element === 'script' ? text : escapeHtml(text)}</${element}>`;
}

function escapeHtml(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');
}

function named(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { name, content } };
}

function property(name: string, content: string): HeadTag {
  return { element: 'meta', attributes: { property: name, content } };
}
