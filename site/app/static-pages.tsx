import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { generatePosts } from '#community';
import { HeadCollector, type HeadTag, headHtml } from '#ui';
import { frameWords } from '#words/frame';
import { LANGUAGE_PATH } from '#words/language';
import { pageWords } from '#words/pages';
import { App } from './app.tsx';
import { loadPage, loadWholePage } from './page-loader.ts';
import { type PageRoute, ROUTES, routeOf } from './routes.ts';

export { pageUrl } from '#ui';

/** A sentence that every page's file contains. Only browsers that are too old show it. */
export const TOO_OLD: string = frameWords.tooOld;

/** What the site is called as an app, and what it does. */
export const APP: { readonly name: string; readonly description: string } = pageWords.app;

export interface PrerenderedPage {
  readonly head: string;
  readonly body: string;
  /** The path of the page's source file, by which the build finds the page's scripts and style sheets. */
  readonly source: string;
}

export const PATTERNS: readonly string[] = ROUTES.map((route) => route.path);

/**
 * Renders a screen before any script has run. For a pattern with parameters, which become a dash, it is the shell: the
 * server sends it for matching addresses without a page of their own.
 */
export async function prerenderScreen(pattern: string): Promise<PrerenderedPage> {
  const route = ROUTES.find(({ path }) => path === pattern);
  if (!route) throw new RangeError(`No such route: ${pattern}`);
  await loadPage(route);
  return render(route, pattern.replace(/:\w+/, '-').replace('*', '/404'));
}

export async function prerenderAddress(path: string): Promise<PrerenderedPage> {
  await loadWholePage(path);
  return render(routeOf(path), path);
}

function render(route: PageRoute, location: string): PrerenderedPage {
  let tags: readonly HeadTag[] = [];
  const body = renderToString(
    <StrictMode>
      <HeadCollector value={(collected) => (tags = collected)}>
        <StaticRouter basename={LANGUAGE_PATH} location={`${LANGUAGE_PATH}${location.slice(1)}`}>
          <App />
        </StaticRouter>
      </HeadCollector>
    </StrictMode>,
  );
  if (tags.length === 0) throw new Error(`The page of ${location} states no head`);
  return { head: headHtml(tags), body, source: route.source };
}

/**
 * Resolves to the paths for search engines: screens without parameters, and in English posts and authors of posts. All
 * paths here are within the language.
 */
export async function publicPaths(): Promise<readonly string[]> {
  const screens = PATTERNS.filter((pattern) => !/[:*]/.test(pattern));
  if (LANGUAGE_PATH !== '/') return screens;
  const posts = await generatePosts(new Date());
  const authors = new Set(posts.map((post) => post.author.username));
  return [
    ...screens,
    ...posts.map((post) => `/community/post/${post.slug}`),
    ...[...authors].map((username) => `/community/author/${username}`),
  ];
}
