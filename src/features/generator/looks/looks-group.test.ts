import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import { looksFor } from '#looks';
import { looksWords } from '#words/generator-looks';
import { LooksGroup } from './looks-group.tsx';
import type { LookPlace, Looks } from './use-looks.ts';

const useLooks = vi.hoisted(() => vi.fn());

vi.mock('./use-looks.ts', () => ({ useLooks }));

const [first, second] = looksFor(null)[0].map(([look]) => look);
const GONE: LookPlace = { shown: null, picture: null, isWanted: false };

function placeOf(look: typeof first, isTested: boolean, picture: string | null): LookPlace {
  return { shown: { look, picture: 'data:,new', isTested }, picture, isWanted: false };
}

function group(looks: Partial<Looks>): string {
  const nothing = () => {};
  useLooks.mockReturnValue({
    ...{ places: null, page: 0, pages: 3, notice: null, isUntested: false },
    ...{ turnTo: nothing, choose: nothing, retry: nothing },
    ...looks,
  });
  return renderToStaticMarkup(createElement(LooksGroup)).replaceAll('&#x27;', "'");
}

it('a page has eight tiles before any look is known; later, a place without a look has no tile', () => {
  expect(group({}).match(/type="radio"/g)).toHaveLength(8);
  const places = [placeOf(first, true, 'data:,new'), GONE, placeOf(second, false, 'data:,new')];
  expect(group({ places }).match(/type="radio"/g)).toHaveLength(2);
  expect(group({ places })).not.toContain(looksWords.none);
  expect(group({ places: [GONE, GONE] })).toContain(looksWords.none);
});

it('a look shows its verdict, unless its picture is still that of an earlier text', () => {
  const [tested, untested, old] = [
    placeOf(first, true, 'data:,new'),
    placeOf(first, false, 'data:,new'),
    placeOf(first, true, 'data:,old'),
  ].map((place) => /<label.*?<\/label>/.exec(group({ places: [place] }))?.[0]);
  expect(tested).toMatch(/data-rank="0"/);
  expect(untested).toContain('stroke-dasharray');
  expect(old).toContain('data-old="true"');
  expect(old).not.toContain('data-rank');
});

it('every page but the first has a button for the previous page', () => {
  expect(group({ page: 0 })).not.toContain(looksWords.previous);
  expect(group({ page: 1 })).toContain(looksWords.previous);
});

it('a status announces that a pressed look is still being tested, or that another look has replaced it', () => {
  const told = (notice: Looks['notice']) => /<div role="status"[^>]*>([^<]*)<\/div>/.exec(group({ notice }))?.[1];
  expect([null, 'testing', 'replaced'].map((notice) => told(notice as Looks['notice']))).toEqual([
    ...['', looksWords.waits, looksWords.replaced],
  ]);
});
