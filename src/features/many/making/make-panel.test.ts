import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { parseManyChoice } from '#storage';
import { ROLL } from '#ui/printing';
import { cardWords } from '#words/cards';
import { manyMakeWords } from '#words/many-make';
import { MakePanel } from './make-panel.tsx';

beforeEach(() => void vi.stubGlobal('navigator', { languages: ['de-DE'] }));

async function* noRows() {}

function panelWith(many: object, rest: Partial<Parameters<typeof MakePanel>[0]> = {}): string {
  return renderToStaticMarkup(
    createElement(MakePanel, {
      ...{ codes: 30, isCounted: true, copies: 30, read: noRows, sample: () => [], type: 'url', modules: 29 },
      ...{ design: DEFAULT_DESIGN, image: null, hasSecrets: false, sharedHosts: null, wordsOf: () => 'The words' },
      ...{ many: { ...parseManyChoice(many), ...many }, changeMany: () => undefined, onMade: () => undefined },
      ...rest,
    }),
  );
}

const canMake = (page: string) => !/<button[^>]* disabled=""[^>]*>Make codes/.test(page);

it('the button “Make codes” is disabled if no row gives a code, or while the image is not loaded', () => {
  expect(canMake(panelWith({}))).toBe(true);
  expect(canMake(panelWith({}, { codes: 0 }))).toBe(false);
  expect(canMake(panelWith({}, { image: undefined }))).toBe(false);
});

it('if no row gives a code, the panel says so, but only after all rows are checked', () => {
  const words = 'No row has a code.';
  expect(panelWith({}, { codes: 0 })).toContain(words);
  expect(panelWith({}, { codes: 0, isCounted: false })).not.toContain(words);
  expect(panelWith({})).not.toContain(words);
});

it('templates that came from a link have a warning that names the hosts to which the codes lead', () => {
  expect(panelWith({}, { sharedHosts: ['a.example'] })).toContain('Its codes lead to: a.example.');
  expect(panelWith({})).not.toContain('came from a link');
});

it.each([
  ['svg', []],
  ['png', []],
  ['pdf', ['ink']],
  ['one-pdf', ['ink', 'hint']],
  ['labels', ['ink', 'words', 'cut lines', 'sheets']],
  ['cards', ['ink', 'words', 'marks', 'address', 'pages']],
] as const)('the output %s has the parts %j', (output, parts) => {
  const page = panelWith({ output });
  const all = {
    ink: 'lack ink',
    hint: 'One page for each code',
    words: 'The words',
    'cut lines': 'cut',
    sheets: '30 labels on 2 sheets.',
    marks: 'rop marks',
    address: 'Print the address',
    pages: '30 pages.',
  };
  const found = Object.entries(all).filter(([, words]) => page.includes(words));
  expect(found.map(([part]) => part).sort()).toEqual([...parts].sort());
});

it('the number of labels or pages is not stated until the rows are counted', () => {
  expect(panelWith({ output: 'labels' }, { copies: 0 })).not.toMatch(/\d labels? on/);
  expect(panelWith({ output: 'cards' }, { copies: 0 })).not.toMatch(/\d pages?\./);
});

it('for a roll, the number of labels is stated without a number of sheets', () => {
  expect(panelWith({ output: 'labels', sheet: ROLL })).toContain('30 labels.');
});

it('only cards for Wi-Fi have the options to print the network name and the password', () => {
  const wifi = panelWith({ output: 'cards' }, { type: 'wifi' });
  expect(wifi).toContain('Print the network name');
  expect(wifi).toContain('assword');
  const other = panelWith({ output: 'cards' });
  expect(other).not.toContain('Print the network name');
  expect(other).not.toContain('assword');
});

it('the option to show passwords in the manifest is offered only if there are passwords', () => {
  const words = 'Show passwords in the manifest';
  expect(panelWith({}, { hasSecrets: true })).toContain(words);
  expect(panelWith({})).not.toContain(words);
});

it('for cards, the options for address, crop marks and password are ticked if the visitor chose them', () => {
  const ticks = (many: object) =>
    [
      ...panelWith({ output: 'cards', ...many }, { type: 'wifi' }).matchAll(
        /<input type="checkbox"[^>]*?( checked="")?\/><span[^>]*><span[^>]*>([^<]*)/g,
      ),
    ].flatMap(([, isChecked, words]) => (isChecked ? [words] : []));
  const { network } = manyMakeWords;
  expect(ticks({ hasAddress: true, hasMarks: false, hasPassword: false })).toEqual([network]);
  expect(ticks({ hasAddress: false, hasMarks: true, hasPassword: false })).toEqual([cardWords.marks]);
  expect(ticks({ hasAddress: false, hasMarks: false, hasPassword: true })).toEqual([cardWords.password]);
});
