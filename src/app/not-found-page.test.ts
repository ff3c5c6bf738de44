import { createElement } from 'react';
import { expect, it } from 'vitest';
import { frameWords } from '#words/frame';
import { CommunityNotFound } from './community-not-found.tsx';
import { ErrorScreen } from './error-screen.tsx';
import { Head } from './head.tsx';
import { NotFoundPage } from './not-found-page.tsx';
import { renderPage } from './testing/render-page.ts';

it('the not-found page asks search engines not to list it, has no canonical address, and links to the home page', () => {
  const { head, body } = renderPage(createElement(NotFoundPage), '/nowhere');
  expect(head).toContain('<meta name="robots" content="noindex, follow"');
  expect(head).not.toMatch(/canonical|ld\+json/);
  expect(body).toContain('404');
  expect(body).toMatch(new RegExp(`<a [^>]*href="/"[^>]*>${frameWords.returnHome}</a>`));
});

it.each(['post', 'user'] as const)(
  'the screen for a missing %s asks search engines not to list it, and links to the list',
  (what) => {
    const { head, body } = renderPage(createElement(CommunityNotFound, { what }), '/community/post/x');
    expect(head).toContain('<meta name="robots" content="noindex, follow"');
    expect(head).not.toContain('canonical');
    expect(body).toMatch(/<a [^>]*href="\/community"/);
  },
);

it('the link of the error screen loads the home page anew, unlike links of the router', () => {
  const head = createElement(Head, { title: 'T', description: 'D', keywords: [], structuredData: [] });
  const { body } = renderPage(createElement('div', null, head, createElement(ErrorScreen)));
  expect(body).toContain(frameWords.failure.title);
  // Links of the router have this attribute.
  expect(body).not.toContain('data-discover');
  expect(body).toContain(`<a href="/">${frameWords.returnHome}</a>`);
});
