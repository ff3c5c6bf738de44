import { beforeEach, expect, it, vi } from 'vitest';
import { readBackup } from '#carrying';
import { addCodes, addSets } from '#storage';
import { showToast } from '#ui';
import { restore } from './restore.ts';

vi.mock('#carrying', () => ({ readBackup: vi.fn() }));
vi.mock('#storage', () => ({ addCodes: vi.fn(), addSets: vi.fn() }));
vi.mock('#ui', () => ({ showToast: vi.fn() }));

const NOTHING = { added: 0, present: 0, unkept: 0 };
const BACKUP = { is: 'backup', codes: [], sets: [], newer: 0, damaged: 0, damagedSets: 0 } as const;

beforeEach(() => {
  vi.mocked(showToast).mockReset();
  vi.mocked(readBackup).mockReturnValue(BACKUP);
  vi.mocked(addCodes).mockReset().mockResolvedValue(NOTHING);
  vi.mocked(addSets).mockReset().mockResolvedValue(NOTHING);
});

async function noticeOf(codes: object, sets: object = {}, reading: object = {}) {
  vi.mocked(readBackup).mockReturnValue({ ...BACKUP, ...reading });
  vi.mocked(addCodes).mockResolvedValue({ ...NOTHING, ...codes });
  vi.mocked(addSets).mockResolvedValue({ ...NOTHING, ...sets });
  await restore(new Blob(['{}']));
  return vi.mocked(showToast).mock.lastCall?.[0];
}

it('the notice about a restored backup stays for eight seconds', async () => {
  expect(await noticeOf({ added: 2 })).toEqual({
    ...{ kind: 'success', message: '2 codes restored.', description: undefined, duration: 8000 },
  });
  expect(await noticeOf({ present: 1 })).toMatchObject({
    ...{ kind: 'info', message: 'No codes were restored.', description: '1 code was already here.' },
  });
});

it('a notice about a backup mentions the codes first, or the tables if only tables were added', async () => {
  expect(await noticeOf({ added: 1 }, { added: 2 })).toMatchObject({
    ...{ message: '1 code restored.', description: '2 tables restored.' },
  });
  expect(await noticeOf({ present: 1 }, { added: 1 })).toMatchObject({
    ...{ kind: 'success', message: '1 table restored.', description: '1 code was already here.' },
  });
});

it('a notice names everything that was not restored, and is an error if the browser could not save something', async () => {
  const reading = { newer: 1, damaged: 2, damagedSets: 1 };
  expect(await noticeOf({ added: 1, unkept: 1 }, { present: 1, unkept: 2 }, reading)).toMatchObject({
    kind: 'error',
    description: [
      '1 table was already here.',
      '1 code was left out: it was made by a newer version.',
      '2 codes were left out: they are damaged.',
      '1 table was left out: it is damaged.',
      "This browser couldn't save 1 code. It will be gone when you leave.",
      "This browser couldn't save 2 tables.",
    ].join(' '),
  });
  expect(await noticeOf({ added: 1 }, { unkept: 1 })).toMatchObject({ kind: 'error' });
});

it('the bytes of a table become a Blob for storage', async () => {
  const table = new TextEncoder().encode('a,b');
  await noticeOf({}, {}, { sets: [{ id: '1', table }, { id: '2' }] });
  const [[first, second]] = vi.mocked(addSets).mock.calls[0] as unknown as [{ id: string; table?: Blob }[]];
  expect([first.id, await first.table?.text()]).toEqual(['1', 'a,b']);
  expect(second).toEqual({ id: '2' });
});

it.each([
  ['none', /^This file isn't a Quietzone backup/],
  ['newer', /newer version/],
] as const)('restoring a file changes nothing if readBackup returns "%s" for it', async (is, message) => {
  expect(await noticeOf({}, {}, { is })).toMatchObject({
    ...{ kind: 'error', message: expect.stringMatching(message), description: 'Nothing was changed.' },
  });
  expect(addCodes).not.toHaveBeenCalled();
});

it('a file of more than 400 MB is not read, and an unreadable file is refused', async () => {
  const told = () => vi.mocked(showToast).mock.lastCall?.[0].message;
  const text = vi.fn(async () => '{}');
  await restore({ size: 400_000_001, text } as unknown as Blob);
  expect(told()).toBe('This file is too large to be a backup.');
  expect(text).not.toHaveBeenCalled();
  await restore({ size: 400_000_000, text } as unknown as Blob);
  expect(text).toHaveBeenCalledOnce();
  vi.spyOn(console, 'error').mockImplementationOnce(() => undefined);
  await restore({ size: 2, text: () => Promise.reject(new Error('Gone')) } as unknown as Blob);
  expect(told()).toBe("Couldn't open this file. Choose it again.");
});
