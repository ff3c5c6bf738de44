import { act } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeEntry, TableSet } from '#storage';
import { Button, FileInput, IconButton } from '#ui';
import { mount, propsIn } from '#ui/testing';
import { libraryWords } from '#words/library';
import { CardMenu } from './card-menu.tsx';
import { CodeCard } from './code-card.tsx';
import { DeleteButton } from './delete-button.tsx';
import { DeleteEverything } from './delete-everything.tsx';
import { KeepingCodes } from './keeping-codes.tsx';
import { NameField } from './name-field.tsx';
import { RestoreButton } from './restore-button.tsx';
import { SetEntry } from './set-entry.tsx';
import { backupName } from './write-backup.ts';

const calls = vi.hoisted(() => ({
  ...{ changeCode: vi.fn(), renameSet: vi.fn(), deleteEverything: vi.fn(), isLasting: vi.fn(), askForLasting: vi.fn() },
  ...{ editCode: vi.fn(), deleteCode: vi.fn(), showToast: vi.fn(), restore: vi.fn() },
  ...{ saveBlob: vi.fn(), writeBackupFile: vi.fn(), useNearPicture: vi.fn() },
}));

vi.mock('./code-actions.ts', () => ({
  ...{ editCode: calls.editCode, deleteCode: calls.deleteCode, showFinished: vi.fn(), takeAsTemplate: vi.fn() },
  duplicateCode: vi.fn(),
}));
vi.mock('./use-near-picture.ts', () => ({ useNearPicture: calls.useNearPicture }));
vi.mock('./write-backup.ts', async (original) => ({
  ...(await original<object>()),
  writeBackupFile: calls.writeBackupFile,
}));
vi.mock('./restoring/index.ts', () => ({ restore: calls.restore }));
vi.mock('#storage', async (original) => ({
  ...(await original<object>()),
  ...{ changeCode: calls.changeCode, renameSet: calls.renameSet, deleteEverything: calls.deleteEverything },
  ...{ isLasting: calls.isLasting, askForLasting: calls.askForLasting },
}));
vi.mock('#ui', async (original) => ({
  ...(await original<object>()),
  ...{ showToast: calls.showToast, saveBlob: calls.saveBlob },
}));

const SET: TableSet = { id: '1', at: 0, name: 'guests.csv', title: 'Guests', codes: 3, plan: {} };
const CODE: CodeEntry = {
  ...{ id: '1767225600000', design: DEFAULT_DESIGN, text: 'https://example.com', name: 'Door', pictureLength: 0 },
  isForThisVisit: false,
};

const noop = () => undefined;

function cardOf(actions: object = {}) {
  const all = { select: noop, toGenerator: noop, toPreview: noop, beforeDelete: noop, ...actions };
  return mount(() => CodeCard.type({ code: CODE, isSelected: null, ...all }));
}

const itemsOf = (page: unknown) => propsIn(page, CardMenu)[0].items;
const itemOf = (page: unknown, name: string) => itemsOf(page).find(({ text }) => text === name);
const notices = () => calls.showToast.mock.calls.map(([{ kind, message }]) => [kind, message]);

beforeEach(() => {
  vi.resetAllMocks();
  calls.useNearPicture.mockReturnValue({ place: { current: null }, picture: null });
});

it('editing a code leads to the generator, unless the code is gone', async () => {
  const toGenerator = vi.fn();
  const { now } = await cardOf({ toGenerator });
  calls.editCode.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  expect(toGenerator).not.toHaveBeenCalled();
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  expect(toGenerator).toHaveBeenCalledTimes(1);
  expect(calls.editCode).toHaveBeenLastCalledWith(CODE.id, 'Door');
});

it('the list learns of a deletion before the code is deleted', async () => {
  const beforeDelete = vi.fn();
  const { now } = await cardOf({ beforeDelete });
  itemOf(now(), libraryWords.code.delete)?.press();
  const order = [beforeDelete, calls.deleteCode].map(({ mock }) => mock.invocationCallOrder[0]);
  expect(order[0]).toBeLessThan(order[1]);
});

it('a new name of a code is stored, an unchanged one is not', async () => {
  const { now } = await cardOf();
  await act(async () => itemOf(now(), libraryWords.code.rename)?.press());
  await act(async () => propsIn(now(), NameField)[0].rename('Door'));
  expect(calls.changeCode).not.toHaveBeenCalled();
  expect(propsIn(now(), NameField)).toEqual([]);
  await act(async () => itemOf(now(), libraryWords.code.rename)?.press());
  await act(async () => propsIn(now(), NameField)[0].rename(''));
  expect(calls.changeCode).toHaveBeenCalledExactlyOnceWith(CODE.id, { name: '' });
});

it('a new title of a table is stored, an unchanged title is not; the visitor is told if storing fails', async () => {
  const { now } = await mount(() => SetEntry({ set: SET }));
  const rename = async (title: string) => {
    await act(async () => itemOf(now(), libraryWords.sets.rename)?.press());
    await act(async () => propsIn(now(), NameField)[0].rename(title));
  };
  await rename('Guests');
  expect(calls.renameSet).not.toHaveBeenCalled();
  calls.renameSet.mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  await rename('Friends');
  expect(calls.renameSet).toHaveBeenCalledExactlyOnceWith('1', 'Friends');
  expect(notices()).toEqual([]);
  await rename('Family');
  expect(notices()).toEqual([['error', libraryWords.sets.notRenamed]]);
});

it.each([
  ['leaving the field', null, 'New'],
  ['Enter', 'Enter', 'New'],
  ['Escape', 'Escape', 'Old'],
])('after %s, the name is %s', async (_, key, name) => {
  const [leave, rename] = [vi.fn(), vi.fn()];
  const { now } = await mount(() => NameField({ label: '', placeholder: '', name: 'Old', leave, rename }));
  const [field] = propsIn(now(), 'input');
  if (key) field.onKeyDown?.({ key } as never);
  expect(leave).toHaveBeenCalledTimes(key === 'Escape' ? 1 : 0);
  field.onBlur?.({ currentTarget: { value: ' New ' } } as never);
  expect(rename).toHaveBeenCalledExactlyOnceWith(name);
});

it('a menu opens just below its button on a scrolled page, and closes before the chosen action begins', async () => {
  const log: string[] = [];
  const items = [{ text: 'Open', name: 'Open Door', press: () => void log.push('press') }];
  const { now } = await mount(() => CardMenu({ label: 'More', items, ref: null }));
  const style: Record<string, string> = {};
  const [{ ref }] = propsIn(now(), 'ul') as unknown as [{ ref: { current: unknown } }];
  ref.current = {
    ...{ matches: () => true, offsetWidth: 100, offsetHeight: 50, hidePopover: () => void log.push('close') },
    style: { setProperty: (name: string, value: string) => Object.assign(style, { [name]: value }) },
  };
  propsIn(now(), 'button')[0].onClick?.({} as never);
  expect(log).toEqual(['close', 'press']);
  vi.stubGlobal('requestAnimationFrame', (draw: () => void) => draw());
  vi.stubGlobal('innerHeight', 600);
  vi.stubGlobal('scrollY', 1000);
  Object.assign(document, { documentElement: { clientWidth: 800 } });
  const opener = { getBoundingClientRect: () => ({ top: 80, bottom: 100, left: 300, right: 400 }) };
  propsIn(now(), IconButton)[0].onClick?.({ currentTarget: opener } as never);
  expect(style).toEqual({ '--inline': '300px', '--block': '1104px' });
});

it.each([
  [true, ['success', libraryWords.deletion.done]],
  [false, ['error', libraryWords.deletion.failed]],
])(
  'after the deletion (complete: %s), the dialog closes, afterDelete is called, and the visitor is told the result',
  async (isGone, notice) => {
    calls.deleteEverything.mockResolvedValue(isGone);
    const log: string[] = [];
    const afterDelete = () => void log.push('after');
    const { now } = await mount(() => DeleteEverything({ count: 2, close: noop, afterDelete }));
    const [{ ref }] = propsIn(now(), 'dialog') as unknown as [{ ref: { current: unknown } }];
    ref.current = { close: () => void log.push('close') };
    await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
    expect([log.splice(0), calls.deleteEverything.mock.calls.length]).toEqual([['close'], 0]);
    await act(async () => propsIn(now(), Button)[1].onClick?.({} as never));
    expect(log).toEqual(['close', 'after']);
    expect(notices()).toEqual([notice]);
  },
);

it.each([
  [null, false, libraryWords.keeping.unpromised],
  [false, true, libraryWords.keeping.unpromised],
  [true, false, libraryWords.keeping.promised],
])('the browser promised to keep codes: %s; a button asks for the promise: %s', async (answer, isOffered, words) => {
  calls.isLasting.mockResolvedValue(answer);
  const { now } = await mount(() => KeepingCodes({ codes: 2, sets: [SET], afterDelete: noop }));
  const hasButton = propsIn(now(), Button).some(({ children }) => [children].flat().includes(libraryWords.keeping.ask));
  expect(hasButton).toBe(isOffered);
  expect(propsIn(now(), 'p')[0].children).toBe(words);
});

it('the promise of the browser is shown, and the visitor is told if the browser declines', async () => {
  calls.isLasting.mockResolvedValue(false);
  calls.askForLasting.mockResolvedValueOnce(false).mockResolvedValueOnce(true);
  const { now } = await mount(() => KeepingCodes({ codes: 2, sets: [], afterDelete: noop }));
  await act(async () => propsIn(now(), Button)[1].onClick?.({} as never));
  expect(notices()).toHaveLength(1);
  await act(async () => propsIn(now(), Button)[1].onClick?.({} as never));
  expect(notices()).toHaveLength(1);
  expect(propsIn(now(), 'p')[0].children).toBe(libraryWords.keeping.promised);
});

it('DeleteButton gets the number of codes; if there are only tables, the number of codes in the tables', async () => {
  calls.isLasting.mockResolvedValue(null);
  const countOf = async (codes: number) => {
    const { now } = await mount(() => KeepingCodes({ codes, sets: [SET, { ...SET, codes: 4 }], afterDelete: noop }));
    return propsIn(now(), DeleteButton)[0].count;
  };
  expect([await countOf(2), await countOf(0)]).toEqual([2, 7]);
});

it('while a backup is restored, no other backup can be chosen; the visitor is told if restoring fails', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let fail: (error: Error) => void = () => {};
  calls.restore.mockReturnValue(
    new Promise((_, reject) => {
      fail = reject;
    }),
  );
  const { now } = await mount(() => RestoreButton());
  const file = new File([], 'backup.json');
  await act(async () => void propsIn(now(), FileInput)[0].take(file));
  await vi.waitFor(() => expect(calls.restore).toHaveBeenCalledExactlyOnceWith(file));
  expect(propsIn(now(), Button)[0].disabled).toBe(true);
  await act(async () => fail(new Error('offline')));
  expect(propsIn(now(), Button)[0].disabled).toBe(false);
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith({ kind: 'error', ...libraryWords.backup.notLoaded });
});

it('the file name of a backup contains the date, and the visitor is told if the backup cannot be made', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  calls.isLasting.mockResolvedValue(null);
  calls.writeBackupFile.mockResolvedValueOnce('backup').mockRejectedValueOnce(new Error('broken'));
  const { now } = await mount(() => KeepingCodes({ codes: 2, sets: [], afterDelete: noop }));
  const press = () => act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  await press();
  expect(calls.saveBlob).toHaveBeenCalledExactlyOnceWith('backup', backupName(new Date()));
  expect(notices()).toEqual([['success', libraryWords.backup.made]]);
  await press();
  expect(calls.showToast).toHaveBeenLastCalledWith({ kind: 'error', ...libraryWords.backup.failed });
  expect(propsIn(now(), Button)[0].disabled).toBe(false);
});

it('the visitor is asked before everything is deleted', async () => {
  const { now } = await mount(() => DeleteButton({ count: 2, afterDelete: noop }));
  expect(propsIn(now(), DeleteEverything)).toEqual([]);
  await act(async () => propsIn(now(), Button)[0].onClick?.({} as never));
  expect(propsIn(now(), DeleteEverything)[0].count).toBe(2);
  await act(async () => propsIn(now(), DeleteEverything)[0].close());
  expect(propsIn(now(), DeleteEverything)).toEqual([]);
  expect(calls.deleteEverything).not.toHaveBeenCalled();
});

it('a card reads its picture again if the text, the design or the picture length of its code has changed', async () => {
  const versionOf = async (part: Partial<CodeEntry>) => {
    const props = { select: noop, toGenerator: noop, toPreview: noop, beforeDelete: noop, isSelected: null };
    await mount(() => CodeCard.type({ ...props, code: { ...CODE, ...part } }));
    return calls.useNearPicture.mock.lastCall?.[1];
  };
  const before = await versionOf({});
  expect(await versionOf({ name: 'Other', verdict: 'everywhere' })).toBe(before);
  const changes = [{ text: 'x' }, { pictureLength: 1 }, { design: { ...DEFAULT_DESIGN, qrType: 'custom' as const } }];
  for (const change of changes) expect(await versionOf(change)).not.toBe(before);
});
