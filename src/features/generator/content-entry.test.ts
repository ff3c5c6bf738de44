import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { StaticRouter } from 'react-router';
import { expect, it } from 'vitest';
import { generatorWords } from '#words/generator';
import { ContentEntry, type ContentEntryProps } from './content-entry.tsx';
import { ContentPanel } from './content-panel.tsx';

const PROPS: ContentEntryProps = {
  ...{ type: 'wifi', content: 'net', size: null, isWoven: false, isTooLong: false, dispatch: () => {} },
};

const entry = (props: Partial<ContentEntryProps>) =>
  renderToStaticMarkup(createElement(ContentEntry, { ...PROPS, ...props }));

it('the content is aria-invalid if a link left it out, or if it is the longest field and the text is too long', () => {
  const isWrong = (props: Partial<ContentEntryProps>) => /<input[^>]*aria-invalid="true"/.test(entry(props));
  expect(isWrong({})).toBe(false);
  expect(isWrong({ isTooLong: true })).toBe(true);
  expect(isWrong({ isTooLong: true, details: { password: 'longer than the content' } })).toBe(false);
  expect(isWrong({ leftOut: { content: 'password' } })).toBe(true);
  expect(isWrong({ leftOut: { password: 'password' } })).toBe(false);
});

it('a sentence says that the content is too long for a code', () => {
  const shown = (isTooLong: boolean) => entry({ isTooLong }).includes(generatorWords.tooLong.replaceAll("'", '&#x27;'));
  expect([shown(false), shown(true)]).toEqual([false, true]);
});

it('the fields beside the content are open if one of them is filled, or if a link left a secret out of them', () => {
  const isOpen = (props: Partial<ContentEntryProps>) => entry(props).includes('open=""');
  expect([isOpen({}), isOpen({ leftOut: { content: 'password' } })]).toEqual([false, false]);
  expect([isOpen({ details: { password: 'x' } }), isOpen({ leftOut: { password: 'password' } })]).toEqual([true, true]);
});

it('aria-describedby of the content names the cautions, and the hint of the type if it has one', () => {
  for (const type of ['url', 'text', 'wifi', 'vcard'] as const) {
    const [, described] = /aria-describedby="([^"]+)"/.exec(entry({ type })) ?? [];
    const ids = described.split(' ');
    const { hint } = generatorWords.kinds[type];
    expect(ids.map((id) => id.replace(/^.*-/, ''))).toEqual(hint ? ['hint', 'cautions'] : ['cautions']);
    for (const id of ids) expect(entry({ type })).toContain(`id="${id}"`);
  }
});

it('the content of a text or a contact may have several lines, that of other types has one', () => {
  const isLong = (type: ContentEntryProps['type']) => /<textarea/.test(entry({ type }));
  expect((['text', 'vcard'] as const).map(isLong)).toEqual([true, true]);
  expect((['url', 'email', 'sms', 'wifi'] as const).map(isLong)).toEqual([false, false, false, false]);
});

it('the content panel is step 1, has the tools in its heading, and links to the page for many codes', () => {
  const props = { ...PROPS, ref: { current: null }, tools: 'tools', takeFile: () => {} };
  const panel = renderToStaticMarkup(
    createElement(StaticRouter, { location: '/' }, createElement(ContentPanel, props)),
  );
  expect(panel).toMatch(/data-step="1"[^>]*>[^<]*<\/h2>tools/);
  expect(panel).toMatch(new RegExp(`<a [^>]*href="/many"[^>]*>${generatorWords.makeMany}</a>`));
});
