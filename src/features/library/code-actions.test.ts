import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE } from '#design';
import {
  type CodeRecord,
  countDeletions,
  keepSet,
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
  ...{ countDeletions: vi.fn(), keepSet: vi.fn(), newCodeId: () => '99', readStoredCode: vi.fn() },
  ...{ removeCode: vi.fn(), removeSet: vi.fn(), saveGenerated: vi.fn(), saveRecord: vi.fn(), saveTemplate: vi.fn() },
}));
vi.mock('#ui', () => ({ showToast: vi.fn() }));
vi.mock('#workbench', () => ({ designStore: { open: vi.fn(), undo: vi.fn() } }));

const CODE: CodeRecord = { id: '1', design: DEFAULT_DESIGN, text: 'example', picture: 'data:image/png;base64,' };
const notice = () => vi.mocked(showToast).mock.lastCall?.[0];

beforeEach(() => {
  vi.resetAllMocks();
  vi.mocked(readStoredCode).mockResolvedValue(CODE);
});

it('editCode opens the design under the id of its code, and offers Undo only if there is a step to undo', async () => {
  vi.mocked(designStore.open).mockResolvedValueOnce(true).mockResolvedValueOnce(false);
  expect(await editCode('1', 'Door')).toBe(true);
  expect(designStore.open).toHaveBeenCalledWith(DEFAULT_DESIGN, '1');
  expect(notice()).toMatchObject({ description: 'Door', action: { onClick: designStore.undo } });
  await editCode('1', 'Door');
  expect(notice()?.action).toBeUndefined();
});

it('showFinished shows the code, and whether it is woven', async () => {
  expect(await showFinished('1')).toBe(true);
  expect(saveGenerated).toHaveBeenLastCalledWith({ ...CODE, isWoven: false });
  const weave = { imagePosition: 'full', customImage: 'data:,', weave: DEFAULT_WEAVE, qrType: 'custom' } as const;
  vi.mocked(readStoredCode).mockResolvedValue({ ...CODE, design: { ...DEFAULT_DESIGN, ...weave } });
  await showFinished('1');
  expect(saveGenerated).toHaveBeenLastCalledWith(expect.objectContaining({ isWoven: true }));
});

it('takeAsTemplate saves the design as the template', async () => {
  expect(await takeAsTemplate('1')).toBe(true);
  expect(saveTemplate).toHaveBeenCalledWith(DEFAULT_DESIGN);
});

it('duplicateCode stores the code under a new id, marked as a copy only if it has a name', async () => {
  await duplicateCode('1');
  expect(saveRecord).toHaveBeenLastCalledWith({ ...CODE, id: '99' });
  vi.mocked(readStoredCode).mockResolvedValue({ ...CODE, name: 'Door' });
  await duplicateCode('1');
  expect(saveRecord).toHaveBeenLastCalledWith({ ...CODE, id: '99', name: 'Door', isCopy: true });
});

it('if a code is gone, the actions say so and change nothing', async () => {
  vi.mocked(readStoredCode).mockResolvedValue(null);
  for (const act of [editCode, showFinished, takeAsTemplate]) expect(await act('1', '')).toBe(false);
  await duplicateCode('1');
  expect(vi.mocked(showToast).mock.calls.map(([{ message }]) => message)).toEqual(
    Array.from({ length: 4 }, () => "Couldn't find this code."),
  );
  for (const change of [designStore.open, saveGenerated, saveTemplate, saveRecord])
    expect(change).not.toHaveBeenCalled();
});

it.each([
  ['code', deleteCode, removeCode, saveRecord, CODE],
  ['table', deleteSet, removeSet, keepSet, { id: '1' } as TableSet],
] as const)(
  'a deleted %s can be brought back for ten seconds, unless everything was deleted since',
  async (_, remove, removed, restored, record) => {
    vi.mocked(removed as typeof removeCode).mockResolvedValue(record as CodeRecord);
    vi.mocked(countDeletions).mockReturnValue(3);
    await remove('1');
    expect(notice()).toMatchObject({ kind: 'info', duration: 10_000, action: { label: 'Undo' } });
    const { onClick } = notice()?.action ?? {};
    onClick?.();
    expect(restored).toHaveBeenCalledExactlyOnceWith(record);
    vi.mocked(countDeletions).mockReturnValue(4);
    onClick?.();
    expect(restored).toHaveBeenCalledOnce();
    expect(notice()).toMatchObject({ kind: 'error', message: "Can't undo: everything has been deleted since." });
  },
);

it('no notice appears if the code or the table was gone already', async () => {
  vi.mocked(removeCode).mockResolvedValue(null);
  vi.mocked(removeSet).mockResolvedValue(null);
  await deleteCode('1');
  await deleteSet('1');
  expect(showToast).not.toHaveBeenCalled();
});
