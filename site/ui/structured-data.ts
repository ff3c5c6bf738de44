import { SITE_NAME } from '#words/frame';
import { LANGUAGE } from '#words/language';
import { pageUrl } from './addresses.ts';

/** A statement about a page for search engines, in the terms of schema.org. */
export type StructuredData = Readonly<Record<string, unknown>> & { readonly '@type': string };

/** The publishing date in the statements about web pages and posts. This site's own specification prescribes it. */
export const PUBLISHED = '2023-01-01';

/** For a JSON-LD script element: `<`, `>` and `&` are escaped, so no content can close it or open a comment. */
export function structuredDataText(statement: StructuredData): string {
  const text = JSON.stringify({ '@context': 'https://schema.org', ...statement });
  return text.replace(/[<>&]/g, (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`);
}

interface Titled {
  readonly name: string;
  /** The path within the language. */
  readonly path: string;
}

export function webPage({ name, description, path }: Titled & { readonly description: string }): StructuredData {
  return {
    '@type': 'WebPage',
    name,
    description,
    url: pageUrl(path),
    inLanguage: LANGUAGE,
    datePublished: PUBLISHED,
    isPartOf: { '@type': 'WebSite', name: SITE_NAME, url: pageUrl('/') },
  };
}

/** The pages from the home page to this one. */
export function breadcrumbList(items: readonly Titled[]): StructuredData {
  return {
    '@type': 'BreadcrumbList',
    itemListElement: items.map(({ name, path }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: pageUrl(path),
    })),
  };
}
