import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { contentWords } from '#words/generator-content';
import { ContentNotes } from './content-notes.tsx';

function notes(props: Partial<Parameters<typeof ContentNotes>[0]>): string {
  return renderToStaticMarkup(
    createElement(ContentNotes, {
      ...{ holdsId: 'holds', content: '', text: '', isPasswordShown: false, size: null, isWoven: false },
      ...props,
    }),
  );
}

it('the encoded text is shown if it differs from the content', () => {
  expect(notes({ content: 'example.com', text: 'https://example.com' })).toMatch(
    /<p id="holds">Your code will contain <code[^>]*>https:\/\/example\.com<\/code><\/p>/,
  );
  expect(notes({ content: 'hi', text: 'hi' })).not.toContain('id="holds"');
  expect(notes({ content: 'x', text: '' })).not.toContain('id="holds"');
});

it('a secret in the encoded text is hidden unless passwords are shown', () => {
  const network = { content: 'net', text: 'WIFI:T:WPA;S:net;P:longenough;;' };
  expect(notes(network)).not.toContain('longenough');
  expect(notes({ ...network, isPasswordShown: true })).toContain('longenough');
});

it('the smallest print size is shown only if there is a code', () => {
  expect(notes({})).not.toContain('Print at');
  expect(notes({ size: 21 })).toContain('Print at 12 mm or larger.');
});

it('cautions about the address are shown, except the username caution: that one is shown beside the field', () => {
  expect(notes({ text: 'https://example.com' })).not.toContain('data-tone="warning"');
  expect(notes({ text: 'http://example.com' }).match(/data-tone="warning"/g)).toEqual(
    notes({ text: 'http://ada@example.com' }).match(/data-tone="warning"/g),
  );
});

it('a button splits a payload into fields; then a status reports the split and has a button that undoes it', () => {
  const nothing = () => {};
  expect(notes({})).not.toMatch(/<button/);
  expect(notes({ takeApart: nothing })).toMatch(new RegExp(`${contentWords.isWhole}.*${contentWords.split}`));
  expect(notes({})).toMatch(/<div role="status"[^>]*><\/div>/);
  expect(notes({ undo: nothing })).toMatch(
    new RegExp(`role="status"[^>]*><p>${contentWords.isSplit}.*${contentWords.undo}`),
  );
});
