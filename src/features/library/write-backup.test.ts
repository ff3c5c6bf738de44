import { beforeEach, expect, it, vi } from 'vitest';
import { readBackup } from '#carrying';
import { DEFAULT_DESIGN } from '#design';
import { encodePng, writeDataUrl } from '#raster';
import { type CodeRecord, listCodes, listSets, readStoredCode, type TableSet } from '#storage';
import { backupName, writeBackupFile } from './write-backup.ts';

vi.mock('#storage', () => ({ listCodes: vi.fn(), listSets: vi.fn(), readStoredCode: vi.fn() }));

const PICTURE = writeDataUrl('image/png', await encodePng({ width: 1, height: 1, data: new Uint8ClampedArray(4) }));
const CODES: readonly CodeRecord[] = ['1', '2'].map((id) => {
  const design = { ...DEFAULT_DESIGN, content: `example.com/${id}` };
  return { id, design, text: `https://example.com/${id}`, picture: PICTURE };
});
const SET: TableSet = { id: '3', at: 3, name: 'a.csv', codes: 2, plan: {}, table: new Blob(['a,b']) };

beforeEach(() => {
  vi.mocked(listCodes).mockResolvedValue([{ id: '1' }, { id: 'gone' }, { id: '2' }] as never);
  vi.mocked(readStoredCode).mockImplementation(async (id) => CODES.find((code) => code.id === id) ?? null);
  vi.mocked(listSets).mockResolvedValue([SET]);
});

it('a backup contains all tables, and all codes except those deleted while the backup is written', async () => {
  const file = await writeBackupFile();
  expect(file.type).toBe('application/json');
  const backup = readBackup(await file.text());
  expect(backup).toMatchObject({ is: 'backup', newer: 0, damaged: 0, damagedSets: 0 });
  if (backup.is !== 'backup') return;
  expect(backup.codes.map(({ id, text }) => [id, text])).toEqual(CODES.map(({ id, text }) => [id, text]));
  expect(backup.sets).toMatchObject([{ id: '3', name: 'a.csv', codes: 2 }]);
  expect(Buffer.from(backup.sets[0].table ?? []).toString()).toBe('a,b');
});

it('backupName contains the day in local time, with two digits for month and day', () => {
  expect(backupName(new Date(2026, 0, 5, 23, 59))).toBe('quietzone-codes-2026-01-05.json');
  expect(backupName(new Date(2026, 11, 31))).toBe('quietzone-codes-2026-12-31.json');
});
