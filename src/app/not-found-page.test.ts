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

it('the not-found page shows 404 in modules, and its zero is a finder pattern', () => {
  const { body } = renderPage(createElement(NotFoundPage), '/nowhere');
  expect(body).toMatch(/<svg[^>]*viewBox="0 0 21 7" aria-hidden="true"/);
  const paths = [...body.matchAll(/<path d="(M[\d ]+h[^"]*)" fill="(currentColor|var\(--accent\))"/g)].map(
    ([, d]) => d,
  );
  // Two fours of equal shape, a square of 7 by 7 modules with a hole of 5 by 5, and a center of 3 by 3.
  const [fours, ring, center] = paths.map((d) => d.split('M').slice(1));
  expect(fours).toEqual(['0 0h2v3h2v-3h2v7h-2v-2h-4z', '15 0h2v3h2v-3h2v7h-2v-2h-4z']);
  expect(ring).toEqual(['7 0h7v7h-7z', '8 1v5h5v-5z']);
  expect(center).toEqual(['9 2h3v3h-3z']);
});

it('the error screen says what happened', () => {
  const head = createElement(Head, { title: 'T', description: 'D', keywords: [], structuredData: [] });
  const { body } = renderPage(createElement('div', null, head, createElement(ErrorScreen)));
  expect(body).toContain(`<p>${frameWords.failure.text}</p>`);
});
