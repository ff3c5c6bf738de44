import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Frame } from './frame.tsx';
import { Header } from './header.tsx';

function header(location: string): string {
  return renderToStaticMarkup(createElement(StaticRouter, { location }, createElement(Header)));
}

it('the header and the drawer have the same four links, and the link to the community is marked as new', () => {
  const navigations = header('/').match(/<nav[^>]*aria-label="Main".*?<\/nav>/g) ?? [];
  expect(navigations).toHaveLength(2);
  for (const navigation of navigations) {
    const links = [...navigation.matchAll(/href="([^"]+)"[^>]*>(.*?)<\/a>/g)].map(([, path, words]) => [
      ...[
        path,
        words
          .replace(/<[^>]+>/g, ' ')
          .trim()
          .replace(/\s+/g, ' '),
      ],
    ]);
    expect(links).toEqual([
      ['/', 'Home'],
      ['/templates', 'Templates'],
      ['/analytics', 'Analytics'],
      ['/community', 'Community New'],
    ]);
  }
});

it('the link to Community is marked as current on its subpages too, the link to Home only on the home page', () => {
  const current = (location: string) =>
    new Set([...header(location).matchAll(/<a [^>]*aria-current="page"[^>]*href="([^"]+)"/g)].map(([, path]) => path));
  expect(current('/')).toEqual(new Set(['/']));
  expect(current('/community/post/x')).toEqual(new Set(['/community']));
});

it('the button for the drawer, its dialog and its close button have accessible names', () => {
  expect(header('/')).toMatch(/aria-label="Open menu" aria-haspopup="dialog"/);
  expect(header('/')).toMatch(/<dialog[^>]*aria-label="Menu">.*aria-label="Close menu"/);
});

it('a prerendered page offers the themes light, dark and system, and system is chosen', () => {
  expect(header('/')).toContain('aria-label="Theme: system"');
  const radios = [...header('/').matchAll(/<input type="radio"[^>]*>/g)].map(([radio]) => [
    ...[/value="(\w+)"/.exec(radio)?.[1], radio.includes('checked')],
  ]);
  expect(radios).toEqual([
    ['light', false],
    ['dark', false],
    ['system', true],
  ]);
});

it('every page begins with a skip link to its main content; the header, that content and the footer follow', () => {
  const page = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(Frame, null, 'the page')),
  );
  expect(page).toMatch(/<a [^>]*href="#main".*<header.*<main id="main"[^>]*tabindex="-1">the page<\/main><footer/i);
});
