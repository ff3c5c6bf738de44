import { createElement, type ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { HeadCollector } from '../head.tsx';
import { type HeadTag, headHtml } from '../head-tags.ts';

/** A page as it is prerendered. */
export interface RenderedPage {
  readonly head: string;
  readonly body: string;
}

/** Renders a page at an address. Throws if the page does not render exactly one `Head`. */
export function renderPage(page: ReactNode, location = '/'): RenderedPage {
  const heads: (readonly HeadTag[])[] = [];
  const value = (tags: readonly HeadTag[]) => heads.push(tags);
  const body = renderToStaticMarkup(
    createElement(HeadCollector, { value }, createElement(StaticRouter, { location }, page)),
  );
  if (heads.length !== 1) throw new Error(`The page states ${heads.length} heads`);
  return { head: headHtml(heads[0]), body: body.replaceAll('&#x27;', "'") };
}
