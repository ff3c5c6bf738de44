import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry, TableSet } from '#storage';
import { Button, TryAgain } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { homeWords } from '#words/home';
import { libraryWords } from '#words/library';
import { CodeCard } from './code-card.tsx';
import { CodeSheet } from './code-sheet.tsx';
import { NoCodes } from './no-codes.tsx';
import { SearchField } from './search-field.tsx';
import { SelectionBar } from './selection/index.ts';
import { SetList } from './set-list.tsx';
import { useFocusAfterDelete } from './use-focus-after-delete.ts';
import { useNearPicture } from './use-near-picture.ts';
import { YourCodes } from './your-codes.tsx';

const calls = vi.hoisted(() => ({
  ...{ useLate: vi.fn(), countRecords: vi.fn(), readCodePicture: vi.fn(), whenNear: vi.fn(), navigate: vi.fn() },
  ...{ codes: null as unknown, sets: [] as unknown[], tellCodes: () => {} },
  ...{ listSets: vi.fn(), readSets: (): unknown => null },
}));

vi.mock('./set-list.tsx', async (original) => {
  const { SetList, useSets } = await original<typeof import('./set-list.tsx')>();
  calls.readSets = useSets;
  return { SetList, useSets: () => calls.sets };
});
vi.mock('./when-near.ts', () => ({ whenNear: calls.whenNear }));
vi.mock('react-router', async (original) => ({ ...(await original<object>()), useNavigate: () => calls.navigate }));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  ...{ countRecords: calls.countRecords, readCodePicture: calls.readCodePicture, listSets: calls.listSets },
  subscribeToCodes: (listener: () => void) => {
    calls.tellCodes = listener;
    return () => {};
  },
}));
vi.mock('#workbench', async (original) => ({
  ...(await original<object>()),
  ...{ useCodes: () => calls.codes, useLate: calls.useLate },
}));

const SET: TableSet = { id: '1', at: 0, name: 'guests.csv', codes: 3, plan: {} };

const codesTo = (count: number): CodeEntry[] =>
  Array.from({ length: count }, (_, k) => ({
    ...{ id: String(k + 1), text: `text ${k + 1}`, design: DEFAULT_DESIGN, pictureLength: 0, isForThisVisit: false },
  }));

async function sheetOf(codes: readonly CodeEntry[] | null, sets: readonly TableSet[] = []) {
  Object.assign(calls, { codes, sets });
  return mount(() => CodeSheet({ toGenerator: () => {} }));
}

const hiddenIn = (page: unknown) =>
  (propsIn(page, 'li') as { 'data-later'?: boolean }[]).map((item) => item['data-later'] ?? false);

beforeEach(() => {
  vi.resetAllMocks();
  calls.useLate.mockReturnValue({ loaded: null, isMissing: false, retry: () => {} });
});

it('nothing is shown until the codes are read; without codes, there is a note, and tables are listed all the same', async () => {
  expect((await sheetOf(null)).now()).toBeNull();
  const none = (await sheetOf([])).now();
  expect(propsIn(none, NoCodes)[0].hasTables).toBe(false);
  const tables = (await sheetOf([], [SET])).now();
  expect(propsIn(tables, NoCodes)[0].hasTables).toBe(true);
  expect(propsIn(tables, SetList)[0].sets).toEqual([SET]);
});

it('24 codes are shown at first, and all of them on request', async () => {
  const { now } = await sheetOf(codesTo(26));
  const hidden = hiddenIn(now());
  expect([hidden.length, hidden.indexOf(true)]).toEqual([26, 24]);
  const [more] = propsIn(now(), Button).filter(({ children }) => children === libraryWords.showAll(26));
  await act(async () => more.onClick?.({} as never));
  expect(hiddenIn(now()).includes(true)).toBe(false);
  const few = (await sheetOf(codesTo(24))).now();
  expect(propsIn(few, Button).some(({ children }) => children === libraryWords.showAll(24))).toBe(false);
});

it('a search is offered if there are more than twelve codes and tables in total', async () => {
  const has = async (codes: number, sets: readonly TableSet[]) =>
    propsIn((await sheetOf(codesTo(codes), sets)).now(), SearchField).length > 0;
  expect([await has(12, []), await has(12, [SET]), await has(13, [])]).toEqual([false, true, true]);
});

it('a search filters codes and tables, says if it finds neither, and no longer filters once it is not offered', async () => {
  const { now, again } = await sheetOf(codesTo(13), [SET]);
  const search = (words: string) => act(async () => propsIn(now(), SearchField)[0].change(words));
  const isNothing = () => propsIn(now(), 'p').some(({ children }) => children === libraryWords.nothingFound('zzz'));
  await search('guests');
  expect([propsIn(now(), CodeCard).length, propsIn(now(), SetList)[0].sets.length]).toEqual([0, 1]);
  expect(propsIn(now(), 'p')).toEqual([]);
  await search(' zzz');
  expect(isNothing()).toBe(true);
  Object.assign(calls, { codes: codesTo(3) });
  await again(() => CodeSheet({ toGenerator: () => {} }));
  expect([propsIn(now(), CodeCard).length, isNothing()]).toEqual([3, false]);
});

it('one button begins and ends a selection; in between, single codes or all found codes can be selected', async () => {
  const { now } = await sheetOf(codesTo(2));
  expect(propsIn(now(), CodeCard).map(({ isSelected }) => isSelected)).toEqual([null, null]);
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  await act(async () => propsIn(now(), CodeCard)[1].select('2', true));
  expect(propsIn(now(), CodeCard).map(({ isSelected }) => isSelected)).toEqual([false, true]);
  expect(propsIn(now(), SelectionBar)[0].selection.codes.map(({ id }) => id)).toEqual(['2']);
  await act(async () => propsIn(now(), CodeCard)[1].select('2', false));
  expect(propsIn(now(), SelectionBar)[0].selection.codes).toEqual([]);
  await act(async () => propsIn(now(), SelectionBar)[0].selection.selectOnly(codesTo(1)));
  expect(propsIn(now(), CodeCard).map(({ isSelected }) => isSelected)).toEqual([true, false]);
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  expect([propsIn(now(), SelectionBar).length, propsIn(now(), CodeCard)[0].isSelected]).toEqual([0, null]);
});

it('the list loads as soon as there is a code or the page is in use', async () => {
  const wanted = async (count: number, isInUse: boolean) => {
    calls.countRecords.mockResolvedValue(count);
    await mount(() => YourCodes({ isInUse, toGenerator: () => {} }));
    return calls.useLate.mock.lastCall?.[1];
  };
  expect([await wanted(0, false), await wanted(1, false), await wanted(0, true)]).toEqual([false, true, true]);
});

it('a list that fails to load is reported only if there are codes; those added by another tab count too', async () => {
  calls.countRecords.mockResolvedValue(0);
  calls.useLate.mockReturnValue({ loaded: null, isMissing: true, retry: () => {} });
  const { now } = await mount(() => YourCodes({ isInUse: true, toGenerator: () => {} }));
  expect(propsIn(now(), TryAgain)[0].problem).toBeNull();
  calls.countRecords.mockResolvedValue(2);
  await act(async () => calls.tellCodes());
  expect(propsIn(now(), TryAgain)[0].problem).toBe(homeWords.yourCodes.missing);
});

it('a picture is read when its place comes near the window, and again if the code has changed', async () => {
  const stop = vi.fn();
  calls.whenNear.mockReturnValue(stop);
  calls.readCodePicture.mockResolvedValueOnce('first').mockResolvedValueOnce('second');
  const { now, again } = await mount(() => useNearPicture('1', 'a'));
  expect(calls.readCodePicture).not.toHaveBeenCalled();
  await act(async () => calls.whenNear.mock.calls[0][1]());
  expect(now().picture).toBe('first');
  await again(() => useNearPicture('1', 'a'));
  expect(calls.whenNear).toHaveBeenCalledTimes(1);
  await again(() => useNearPicture('1', 'b'));
  expect(stop).toHaveBeenCalledTimes(1);
  await act(async () => calls.whenNear.mock.calls[1][1]());
  expect(now().picture).toBe('second');
});

it('a deletion moves the focus to the code next to the deleted one, unless the focus is elsewhere', async () => {
  const focused: string[] = [];
  const focusable = (name: string) => ({ focus: () => void focused.push(name) });
  const all = codesTo(3);
  const deleteOne = async (gone: string, isLost: boolean) => {
    const { now, again } = await mount(() => useFocusAfterDelete(all));
    const [body, field] = [{}, {}];
    Object.assign(document, { body, activeElement: isLost ? body : field });
    Object.assign(now().heading, { current: focusable('heading') });
    const list = {
      children: all.map(({ id }) => ({ dataset: { code: id } })),
      querySelector: (selector: string) => (selector.includes('undefined') ? null : focusable(selector)),
    };
    Object.assign(now().list, { current: list });
    now().beforeDelete(gone);
    await again(() => useFocusAfterDelete([...all]));
    expect(focused).toEqual([]);
    await again(() => useFocusAfterDelete(all.filter(({ id }) => id !== gone)));
    Object.assign(document, { activeElement: null });
    return focused.splice(0);
  };
  expect(await deleteOne('1', true)).toEqual(['[data-code="2"] button']);
  expect(await deleteOne('3', true)).toEqual(['[data-code="2"] button']);
  expect(await deleteOne('1', false)).toEqual([]);
});

it('the list of tables is read again after every change', async () => {
  calls.listSets.mockResolvedValueOnce([SET]).mockResolvedValueOnce([]);
  const { now } = await mount(() => calls.readSets());
  expect(now()).toEqual([SET]);
  await act(async () => calls.tellCodes());
  expect(now()).toEqual([]);
});

it.each([
  ['after the last code was deleted', true, true, 1],
  ['if nothing was deleted', false, true, 0],
  ['if the focus is elsewhere', true, false, 0],
])(
  'the note about an empty list gets the focus only if a deletion removed the focused element: %s',
  async (_, wasDeleting, isLost, times) => {
    const focus = vi.fn();
    const isDeleting = { current: wasDeleting };
    const body = {};
    vi.stubGlobal('document', { body, activeElement: isLost ? body : {} });
    await mount(() => {
      const note = NoCodes({ isDeleting, hasTables: false });
      const { ref } = note.props as { ref: { current: unknown } };
      ref.current = { focus };
      Object.assign(document, { body, activeElement: isLost ? body : {} });
      return note;
    });
    Object.assign(document, { activeElement: null });
    expect([focus.mock.calls.length, isDeleting.current]).toEqual([times, false]);
  },
);
