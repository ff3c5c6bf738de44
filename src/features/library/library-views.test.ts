import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry, TableSet } from '#storage';
import { libraryWords } from '#words/library';
import { CodeCard } from './code-card.tsx';
import { CodeVerdict } from './code-verdict.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { KeepingCodes } from './keeping-codes.tsx';
import { NameField } from './name-field.tsx';
import { NoCodes } from './no-codes.tsx';
import { SearchField } from './search-field.tsx';
import { ContactSheet } from './selection/contact-sheet.tsx';
import { SelectionBar } from './selection/selection-bar.tsx';
import { SetList } from './set-list.tsx';

const rendered = (element: ReactElement) => renderToStaticMarkup(createElement(MemoryRouter, null, element));
const noop = () => undefined;

function codeOf(part: Partial<CodeEntry> = {}): CodeEntry {
  const code = { id: '1767225600000', design: DEFAULT_DESIGN, text: 'https://example.com/menu', pictureLength: 0 };
  return { ...code, isForThisVisit: false, ...part };
}

const SET: TableSet = { id: '1767225600000', at: 1_767_225_600_000, name: 'guests.csv', codes: 3, plan: {} };

function cardOf(code: Partial<CodeEntry>, isSelected: boolean | null = null): string {
  const actions = { select: noop, toGenerator: noop, toPreview: noop, beforeDelete: noop };
  return rendered(createElement(CodeCard, { code: codeOf(code), isSelected, ...actions }));
}

it('the card of a code has its title, the rest of its text, its time and its verdict', () => {
  const page = cardOf({ name: 'Front door', verdict: 'unlikely' });
  expect(page).toMatch(/<h3[^>]*>Front door<\/h3>.*>example\.com\/menu</);
  expect(page).toContain('dateTime="2026-01-01T00:00:00.000Z"');
  expect(page).toContain('Unlikely to scan');
});

it('the card of a code has no password, and says if the code is not stored', () => {
  expect(cardOf({ text: 'WIFI:T:WPA;S:net;P:hunter2;;' })).not.toContain('hunter2');
  expect(cardOf({ isForThisVisit: true })).toContain('It will be gone when you leave.');
  expect(cardOf({})).not.toContain('It will be gone when you leave.');
});

it('the buttons of a card name its code; while codes are being selected, a checkbox replaces the buttons', () => {
  const actions = [...cardOf({ name: 'Front door' }).matchAll(/<button[^>]*aria-label="([^"]*)"/g)].map(
    ([, name]) => name,
  );
  expect(actions).toHaveLength(7);
  expect(actions.every((name) => name.includes('Front door'))).toBe(true);
  expect(cardOf({}, false)).not.toContain('<button');
  expect([true, false].map((isSelected) => cardOf({}, isSelected).includes('checked=""'))).toEqual([true, false]);
});

it.each([
  ['everywhere', 'Scans everywhere'],
  ['not', 'Does not scan'],
  ['splendid', libraryWords.code.untested],
  [undefined, libraryWords.code.untested],
])('the verdict %s is shown as "%s"', (verdict, words) => {
  expect(rendered(createElement(CodeVerdict, { verdict }))).toContain(words);
});

it('the field for a name accepts at most 80 characters', () => {
  const field = createElement(NameField, { label: 'Name', placeholder: '', name: 'Old', leave: noop, rename: noop });
  expect(rendered(field)).toMatch(/maxLength="80".*value="Old"/);
});

it('the search field states the number of all codes, or of those found by the search', () => {
  const field = (search: string) =>
    rendered(createElement(SearchField, { ref: null, search, change: noop, found: 3, all: 30 }));
  expect(field('')).toContain(`role="status">${libraryWords.count(30)}<`);
  expect(field('  ')).toContain(`role="status">${libraryWords.count(30)}<`);
  expect(field('door')).toContain(`role="status">${libraryWords.found(3, 30)}<`);
});

it('a table is listed by its title or file name, with its actions and the number of its codes', () => {
  const page = rendered(createElement(SetList, { sets: [SET, { ...SET, id: '2', title: 'Beer garden' }] }));
  expect([...page.matchAll(/<h3[^>]*>([^<]*)/g)].map(([, title]) => title)).toEqual(['guests.csv', 'Beer garden']);
  expect(page).toContain('3 codes');
  expect(page).toContain('aria-label="Open Beer garden"');
  expect(rendered(createElement(SetList, { sets: [] }))).toBe('');
});

it('the backup button says what it saves; at first, no button asks the browser to keep the codes', () => {
  const keeping = (codes: number, sets: readonly TableSet[]) =>
    rendered(createElement(KeepingCodes, { codes, sets, afterDelete: noop }));
  expect(keeping(1, [])).toContain('Back up this code');
  expect(keeping(1, [SET])).toContain('Back up everything');
  // The page does not know yet whether the browser has promised to keep the codes.
  expect(keeping(1, [])).toContain(libraryWords.keeping.unpromised.replaceAll("'", '&#x27;'));
  expect(keeping(1, [])).not.toContain(libraryWords.keeping.ask);
});

it('if there are neither codes nor tables, there is a button that restores a backup', () => {
  const none = (hasTables: boolean) => rendered(createElement(NoCodes, { isDeleting: { current: false }, hasTables }));
  expect([none(false), none(true)].map((page) => page.includes(libraryWords.backup.restore))).toEqual([true, false]);
  expect(none(true)).toMatch(/^<p[^>]*tabindex="-1"/);
});

it('a code is printed with its title, and with its text unless that is the title; passwords are not printed', () => {
  const sheet = (code: Partial<CodeEntry>) =>
    rendered(createElement(ContactSheet, { proofs: [{ code: codeOf(code), picture: 'data:image/png;base64,AA' }] }));
  const lines = (page: string) => [...page.matchAll(/<p[^>]*>([^<]*)/g)].map(([, line]) => line);
  expect(lines(sheet({ name: 'Front door' }))).toEqual(['Front door', 'https://example.com/menu']);
  expect(lines(sheet({ text: 'Hello' }))).toEqual(['Hello']);
  expect(sheet({ text: 'WIFI:T:WPA;S:net;P:hunter2;;' })).not.toContain('hunter2');
});

function barOf(selected: readonly string[], found: readonly CodeEntry[]): string {
  const codes = found.filter(({ id }) => selected.includes(id));
  const selection = { ids: new Set(selected), codes, begin: noop, end: noop, select: noop, selectOnly: noop };
  return rendered(createElement(SelectionBar, { selection, found, end: noop }));
}

it('without a selected code, the actions for several codes are disabled, but can be focused', () => {
  const found = [codeOf({ id: '1' }), codeOf({ id: '2' })];
  expect(barOf([], found).match(/aria-disabled="true"/g)).toHaveLength(4);
  expect(barOf([], found)).toContain(`role="status">${libraryWords.selection.none}<`);
  expect(barOf(['1'], found)).not.toContain('aria-disabled="true"');
  expect(barOf(['1'], found)).toContain(`role="status">${libraryWords.selection.count(1)}<`);
});

it('a button selects all found codes; once all of them are selected, it clears the selection', () => {
  const found = [codeOf({ id: '1' }), codeOf({ id: '2' })];
  const { all, clear } = libraryWords.selection;
  expect(barOf(['1'], found)).toContain(`>${all(2)}<`);
  expect(barOf(['1', '2', '3'], found)).toContain(`>${clear}<`);
  expect(barOf(['3'], [])).toContain(`>${all(0)}<`);
});

it('a field for a name has a label and a placeholder', () => {
  const props = { label: 'Name', placeholder: 'Front door', name: '', leave: noop, rename: noop };
  expect(rendered(createElement(NameField, props))).toMatch(/aria-label="Name" placeholder="Front door"/);
});

it('before everything is deleted, the visitor is told how many codes that concerns', () => {
  const page = rendered(createElement(DeleteEverything, { count: 30, close: noop, afterDelete: noop }));
  expect(page).toContain(libraryWords.deletion.question);
  expect(page.replaceAll('&#x27;', "'")).toContain(libraryWords.deletion.consequence(30));
});
