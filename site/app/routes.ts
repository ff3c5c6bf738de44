import type { ComponentType } from 'react';
import { matchPath } from 'react-router';
import { LANGUAGE_PATH } from '#words/language';

export interface PageRoute {
  readonly path: string;
  /** The page's source file, by which the build finds its script and style sheet. */
  readonly source: string;
  readonly load: () => Promise<ComponentType>;
  /** Prepares the data for a name, which is the last part of the path, so that the first rendering need not wait. */
  readonly prepare?: (name: string) => Promise<void>;
}

/** Posts and authors have one address each, among the pages in English. */
const POSTS_AND_AUTHORS: readonly PageRoute[] = [
  {
    path: '/community/post/:slug',
    source: 'site/app/post-and-author-pages.tsx',
    load: () => import('./post-and-author-pages.tsx').then((module) => module.CommunityPostPage),
    prepare: (slug) => import('./post-and-author-pages.tsx').then((module) => module.preparePostVisit(slug)),
  },
  {
    path: '/community/author/:username',
    source: 'site/app/post-and-author-pages.tsx',
    load: () => import('./post-and-author-pages.tsx').then((module) => module.CommunityAuthorPage),
    prepare: (username) => import('./post-and-author-pages.tsx').then((module) => module.prepareAuthorVisit(username)),
  },
];

/**
 * All routes, by their paths within the language. The not-found page is the last. Each page is a separate chunk, which
 * is loaded only when needed.
 */
export const ROUTES: readonly PageRoute[] = [
  {
    path: '/',
    source: 'site/app/home-page.tsx',
    load: () => import('./home-page.tsx').then((module) => module.HomePage),
  },
  {
    path: '/many',
    source: 'site/features/many/many.tsx',
    load: () => import('#features/many').then((module) => module.ManyPage),
  },
  {
    path: '/check',
    source: 'site/features/check/check.tsx',
    load: () => import('#features/check').then((module) => module.CheckPage),
  },
  {
    path: '/templates',
    source: 'site/app/coming-soon.tsx',
    load: () => import('./coming-soon.tsx').then((module) => module.TemplatesPage),
  },
  {
    path: '/analytics',
    source: 'site/app/coming-soon.tsx',
    load: () => import('./coming-soon.tsx').then((module) => module.AnalyticsPage),
  },
  {
    path: '/privacy',
    source: 'site/app/privacy-page.tsx',
    load: () => import('./privacy-page.tsx').then((module) => module.PrivacyPage),
  },
  {
    path: '/preview',
    source: 'site/features/preview/preview.tsx',
    load: () => import('#features/preview').then((module) => module.PreviewPage),
  },
  {
    path: '/community',
    source: 'site/app/community-page.tsx',
    load: async () => {
      const { CommunityPage, prepareListVisit } = await import('./community-page.tsx');
      if (import.meta.env.SSR) await prepareListVisit();
      return CommunityPage;
    },
  },
  ...(LANGUAGE_PATH === '/' ? POSTS_AND_AUTHORS : []),
  {
    path: '*',
    source: 'site/app/not-found-page.tsx',
    load: () => import('./not-found-page.tsx').then((module) => module.NotFoundPage),
  },
];

/** Returns the part of an address's path that is within the language, or null for an address outside. */
export function pathInLanguage(pathname: string): string | null {
  return pathname.startsWith(LANGUAGE_PATH) ? pathname.slice(LANGUAGE_PATH.length - 1) : null;
}

/** Returns the route of a path within the language, the same one that `<Routes>` chooses. */
export function routeOf(pathname: string): PageRoute {
  return ROUTES.find((route) => matchPath(route.path, pathname) !== null) as PageRoute;
}
