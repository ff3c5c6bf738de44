import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import {
  type CodeRecord,
  countDeletions,
  keepSet,
  newCodeId,
  readStoredCode,
  removeCode,
  removeSet,
  saveGenerated,
  saveRecord,
  saveTemplate,
  type TableSet,
} from '#storage';
import { showToast } from '#ui';
import { designStore } from '#workbench';
import { deleteCode, duplicateCode, editCode, showFinished, takeAsTemplate } from './code-actions.ts';
import { deleteSet } from './delete-set.ts';

vi.mock('#storage', () => ({
  ...{ countDeletions: vi.fn(), newCodeId: vi.fn(), readStoredCode: vi.fn(), removeCode: vi.fn() },
  ...{ keepSet: vi.fn(), removeSet: vi.fn(), saveGenerated: vi.fn(), saveRecord: vi.fn(), saveTemplate: vi.fn() },
}));
vi.mock('#ui', () => ({ showToast: vi.fn() }));
vi.mock('#workbench', () => ({ designStore: { open: vi.fn(), undo: vi.fn() } }));

const CODE: CodeRecord = {
  ...{ id: '7', text: 'https://example.com', picture: 'data:image/png;base64,AA' },
  design: { ...DEFAULT_DESIGN, content: 'example.com' },
};
const SET: TableSet = { id: '8', at: 8, name: 'a.csv', codes: 2, plan: {} };

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readStoredCode).mockResolvedValue(CODE);
  vi.mocked(removeCode).mockResolvedValue(CODE);
  vi.mocked(removeSet).mockResolvedValue(SET);
  vi.mocked(countDeletions).mockReturnValue(0);
  vi.mocked(newCodeId).mockReturnValue('99');
});

const notice = () => vi.mocked(showToast).mock.lastCall?.[0];

it('editCode opens the design of a code, and offers Undo only if the generator had another design', async () => {
  vi.mocked(designStore.open).mockResolvedValueOnce(true);
  expect(await editCode('7', 'Front door')).toBe(true);
  expect(designStore.open).toHaveBeenCalledWith(CODE.design, '7');
  expect(notice()).toMatchObject({ kind: 'info', description: 'Front door' });
  notice()?.action?.onClick();
  expect(designStore.undo).toHaveBeenCalledTimes(1);
  vi.mocked(designStore.open).mockResolvedValueOnce(false);
  await editCode('7', 'Front door');
  expect(notice()?.action).toBeUndefined();
});

it('showFinished makes /preview show a code; takeAsTemplate saves the design of a code as the template', async () => {
  expect([await showFinished('7'), await takeAsTemplate('7')]).toEqual([true, true]);
  expect(saveGenerated).toHaveBeenCalledWith({ ...CODE, isWoven: false });
  expect(saveTemplate).toHaveBeenCalledWith(CODE.design);
  const image = { qrType: 'custom', customImage: 'data:,', imagePosition: 'full' } as const;
  const design = { ...CODE.design, ...image, weave: DEFAULT_WEAVE };
  vi.mocked(readStoredCode).mockResolvedValue({ ...CODE, design });
  await showFinished('7');
  expect(saveGenerated).toHaveBeenLastCalledWith({ ...CODE, design, isWoven: true });
});

it('a code that is gone can be neither edited, shown, used as a template nor duplicated, and a notice says so', async () => {
  vi.mocked(readStoredCode).mockResolvedValue(null);
  expect([await editCode('7', ''), await showFinished('7'), await takeAsTemplate('7')]).toEqual([false, false, false]);
  await duplicateCode('7');
  expect(vi.mocked(showToast).mock.calls.map(([{ kind }]) => kind)).toEqual(['error', 'error', 'error', 'error']);
  for (const change of [designStore.open, saveGenerated, saveTemplate, saveRecord])
    expect(change).not.toHaveBeenCalled();
});

it('a duplicate is stored with an id of its own, and is marked as a copy only if it has a name', async () => {
  await duplicateCode('7');
  expect(saveRecord).toHaveBeenLastCalledWith({ ...CODE, id: '99' });
  vi.mocked(readStoredCode).mockResolvedValue({ ...CODE, name: 'Front door' });
  await duplicateCode('7');
  expect(saveRecord).toHaveBeenLastCalledWith({ ...CODE, name: 'Front door', id: '99', isCopy: true });
});

it.each([
  ['code', () => deleteCode('7'), removeCode, () => expect(saveRecord).toHaveBeenCalledWith(CODE), saveRecord],
  ['table', () => deleteSet('8'), removeSet, () => expect(keepSet).toHaveBeenCalledWith(SET), keepSet],
] as const)(
  'for ten seconds, a deleted %s can be restored, unless everything has been deleted since',
  async (_, remove, removed, isRestored, restore) => {
    await remove();
    expect(removed).toHaveBeenCalledTimes(1);
    expect(notice()).toMatchObject({ kind: 'info', duration: 10_000 });
    notice()?.action?.onClick();
    isRestored();
    expect(showToast).toHaveBeenCalledTimes(1);

    vi.mocked(restore).mockClear();
    await remove();
    vi.mocked(countDeletions).mockReturnValue(1);
    notice()?.action?.onClick();
    expect(restore).not.toHaveBeenCalled();
    expect(notice()).toMatchObject({ kind: 'error' });
  },
);

it('deleting a code or a table that no longer exists shows no notice', async () => {
  vi.mocked(removeCode).mockResolvedValue(null);
  vi.mocked(removeSet).mockResolvedValue(null);
  await Promise.all([deleteCode('7'), deleteSet('8')]);
  expect(showToast).not.toHaveBeenCalled();
});
