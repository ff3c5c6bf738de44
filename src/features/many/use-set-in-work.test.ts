import { act, createElement, type ReactElement } from 'react';
import { MemoryRouter, useLocation, useNavigate } from 'react-router';
import { beforeEach, expect, it, vi } from 'vitest';
import { parseManyChoice, type TableSet } from '#storage';
import { emptyMapping } from '#tables/mapping';
import { mount } from '#ui/testing';
import { linkWords } from '#words/generator-links';
import { manyWords } from '#words/many';
import { newSet } from './many-set.ts';
import { recordOfSet } from './set-plan.ts';
import { useSetInWork } from './use-set-in-work.ts';

const calls = vi.hoisted(() => ({
  ...{ keepSet: vi.fn(), keepWorkingSet: vi.fn(), readSet: vi.fn(), readWorkingSet: vi.fn(), showToast: vi.fn() },
  ...{ subscribeToDeletion: vi.fn(), writeManyChoice: vi.fn(), readTemplateLink: vi.fn() },
}));

vi.mock('#storage', async (original) => ({ ...(await original<typeof import('#storage')>()), ...calls }));
vi.mock('#ui', async (original) => ({ ...(await original<typeof import('#ui')>()), showToast: calls.showToast }));
vi.mock('./template-link.ts', () => ({ readTemplateLink: calls.readTemplateLink }));

const SEED = 'a'.repeat(32);
const CHOICE = parseManyChoice({ output: 'labels' });
const STORED = { ...newSet(SEED), source: { is: 'text', text: 'stored' } as const };
const RECORD = recordOfSet({ set: STORED, choice: CHOICE }) as TableSet;
const LINK = {
  mapping: { ...emptyMapping('url', SEED), caption: '{Linked}' },
  ...{ choice: parseManyChoice({ output: 'cards' }), isOpened: true },
};

/** Opens the page. `state` is what another page has passed to it, and `hash` is the hash in the page's address. */
function open(state?: unknown, hash = '') {
  const around = (inner: ReactElement) =>
    createElement(MemoryRouter, { initialEntries: [{ pathname: '/many', state, hash }] }, inner);
  return mount(() => ({ ...useSetInWork(), go: useNavigate(), location: useLocation() }), around);
}

const toast = () => calls.showToast.mock.calls.at(-1)?.[0];

beforeEach(() => {
  for (const call of Object.values(calls)) call.mockReset();
  calls.readTemplateLink.mockImplementation(async (hash: string) => (hash === '#template' ? LINK : null));
  calls.subscribeToDeletion.mockReturnValue(() => undefined);
  calls.keepWorkingSet.mockResolvedValue(true);
  calls.keepSet.mockResolvedValue(true);
});

it('the page opens the set of this tab, unless another page has passed a table', async () => {
  calls.readWorkingSet.mockResolvedValue(RECORD);
  expect((await open()).now().set.source).toEqual(STORED.source);
  const given = await open({ table: 'given' });
  expect(given.now().set.source).toEqual({ is: 'text', text: 'given' });
  // If the state stayed in the history entry, a reload would open the given table again, without the visitor's changes.
  expect(given.now().location.state).toBeNull();
});

it('the page opens an entry of “Your codes” and its options, or reports that the entry is gone', async () => {
  calls.readSet.mockResolvedValueOnce(RECORD).mockResolvedValueOnce(null);
  const { set, choice } = (await open({ set: '42' })).now();
  expect([set.id, set.source, choice.output]).toEqual(['42', STORED.source, 'labels']);
  expect(calls.readSet).toHaveBeenCalledExactlyOnceWith('42');
  await open({ set: '43' });
  expect(toast()).toEqual({ kind: 'error', ...manyWords.kept.gone });
});

it('opening the page by a template link sets templates and options, and clears the hash of the address', async () => {
  calls.readWorkingSet.mockResolvedValue(RECORD);
  const { set, choice, location } = (await open(undefined, '#template')).now();
  expect([set.source, set.mapping.caption, choice.output, location.hash]).toEqual([null, '{Linked}', 'cards', '']);
  const { templateOpened, templateWithoutSecrets } = manyWords.kept;
  expect(toast()).toMatchObject({ message: templateOpened, description: templateWithoutSecrets, action: undefined });
});

it('a link that is opened later replaces the templates and keeps the table; Undo restores the earlier templates', async () => {
  calls.readWorkingSet.mockResolvedValue(RECORD);
  const page = await open();
  const { output } = page.now().choice;
  await act(async () => page.now().go('#template'));
  expect(page.now().set).toMatchObject({ source: STORED.source, mapping: { caption: '{Linked}' } });
  expect([output, page.now().choice.output]).toEqual(['svg', 'cards']);
  expect(toast()).toMatchObject({ kind: 'info', message: manyWords.kept.templateReplaced });
  await act(async () => toast().action.onClick());
  expect(page.now().set).toMatchObject({ source: STORED.source, mapping: { caption: '' } });
  expect(page.now().choice.output).toBe(output);
});

it.each(['damaged', 'newer'] as const)('a link that is %s is reported, and changes nothing', async (problem) => {
  calls.readTemplateLink.mockResolvedValue(problem);
  const page = await open(undefined, '#template');
  expect(toast()).toMatchObject({ kind: 'error', message: linkWords[problem].message });
  expect([page.now().set.mapping.caption, page.now().location.hash]).toEqual(['', '']);
});

it('a set is stored 400 ms after the last change; a table that cannot be stored is reported', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  calls.keepWorkingSet.mockResolvedValue(false);
  const page = await open();
  const wait = (milliseconds: number) => act(async () => void (await vi.advanceTimersByTimeAsync(milliseconds)));
  const bring = (text: string) =>
    act(async () => page.now().dispatch({ do: 'bring', source: { is: 'text', text }, key: text }));
  await bring('a');
  await wait(399);
  await bring('ab');
  await wait(399);
  expect([calls.keepWorkingSet.mock.calls.length, page.now().isUnkept]).toEqual([0, false]);
  await wait(1);
  expect(calls.keepWorkingSet).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ plan: expect.objectContaining({ source: { is: 'text', text: 'ab' } }) }),
  );
  expect(page.now().isUnkept).toBe(true);
  vi.useRealTimers();
});

it('if the visitor deletes everything, the set is emptied', async () => {
  const page = await open({ table: 'given' });
  await act(async () => calls.subscribeToDeletion.mock.calls.at(-1)?.[0]());
  expect(page.now().set).toMatchObject({ source: null, id: '' });
});

it('a set with a table becomes an entry of “Your codes” under an id that it keeps', async () => {
  const page = await open();
  await act(async () => page.now().keep(3));
  expect(calls.keepSet).not.toHaveBeenCalled();
  await act(async () => page.now().dispatch({ do: 'bring', source: { is: 'text', text: 'a' }, key: 'a' }));
  await act(async () => page.now().keep(3));
  const { id } = page.now().set;
  expect(id).toMatch(/^\d+$/);
  await act(async () => page.now().keep(4));
  expect(calls.keepSet.mock.calls.map(([entry]) => [entry.id, entry.codes])).toEqual([
    [id, 3],
    [id, 4],
  ]);
});

it('an option that the visitor changes is stored with all others', async () => {
  const page = await open();
  await act(async () => page.now().changeChoice({ hasMarks: true }));
  expect(page.now().choice.hasMarks).toBe(true);
  expect(calls.writeManyChoice).toHaveBeenCalledExactlyOnceWith(page.now().choice);
});
