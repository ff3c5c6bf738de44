import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { Button, ButtonLink } from './button.tsx';
import { IconButton } from './icon-button.tsx';

it('a button submits its form only if its type says so', () => {
  expect(renderToStaticMarkup(createElement(Button, null, 'Go'))).toContain('type="button"');
  expect(renderToStaticMarkup(createElement(Button, { type: 'submit' }, 'Go'))).toContain('type="submit"');
});

it('Button and ButtonLink are plain and of regular size unless their props say otherwise', () => {
  const link = (props: object) =>
    renderToStaticMarkup(
      createElement(StaticRouter, { location: '/' }, createElement(ButtonLink, { to: '/many', ...props }, 'Go')),
    );
  const button = (props: object) => renderToStaticMarkup(createElement(Button, props, 'Go'));
  for (const render of [button, link]) {
    expect(render({})).toMatch(/data-variant="plain" data-size="regular"/);
    expect(render({ variant: 'primary', size: 'small' })).toMatch(/data-variant="primary" data-size="small"/);
  }
  expect(link({})).toContain('href="/many"');
});

it('a class in the props is added to the classes of a button', () => {
  const [, own] = /class="([^"]*)"/.exec(renderToStaticMarkup(createElement(Button, null, 'Go'))) ?? [];
  const more = renderToStaticMarkup(createElement(Button, { className: 'wide' }, 'Go'));
  expect(more).toContain(`class="${own.trim()} wide"`);
});

it('the name of an icon button is its accessible name and its tooltip', () => {
  const button = renderToStaticMarkup(createElement(IconButton, { name: 'Close' }));
  expect(button).toContain('aria-label="Close"');
  expect(button).toContain('title="Close"');
  expect(button).toMatch(/data-variant="quiet" data-size="icon"/);
});
