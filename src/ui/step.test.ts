import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { Step } from './step.tsx';

it('a step is named by its title, has its number, and can get the focus only if it has a ref', () => {
  const props = { number: 2, title: 'Style', tools: 'tools', children: 'content' };
  const step = renderToStaticMarkup(createElement(Step, props));
  expect(step).toMatch(/^<section[^>]* aria-labelledby="([^"]+)">.*<h2 id="\1"[^>]*data-step="2">Style<\/h2>tools/);
  expect(step).not.toContain('tabindex');
  const focusable = renderToStaticMarkup(createElement(Step, { ...props, ref: { current: null } }));
  expect(focusable).toContain('tabindex="-1"');
});
