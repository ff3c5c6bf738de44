import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import type { CodeRecord } from '#storage';
import { rememberVerdict } from './draft-verdict.ts';
import { makeAndAdd, makeAndKeep, makeAndUpdate } from './make-and-keep.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'example.com' };
const MADE = { text: 'https://example.com', picture: 'data:image/png;base64,AAAA' };

const known = vi.hoisted(() => ({ deletions: 0, nextId: 1000, stored: new Map<string, object>() }));
const calls = vi.hoisted(() => ({
  makePicture: vi.fn(),
  weaveFinished: vi.fn(),
  renewRecord: vi.fn(),
  saveRecord: vi.fn(),
  saveGenerated: vi.fn(),
  appendAnalytics: vi.fn(),
}));

vi.mock('#making', () => ({ makePicture: calls.makePicture }));
vi.mock('#uploads', () => ({ loadImage: async (source: string) => ({ href: source }) }));
vi.mock('./weaver.ts', () => ({ weaveFinished: calls.weaveFinished }));
vi.mock('#storage', () => ({
  renewRecord: calls.renewRecord,
  saveRecord: calls.saveRecord,
  saveGenerated: calls.saveGenerated,
  appendAnalytics: calls.appendAnalytics,
  countDeletions: () => known.deletions,
  newCodeId: () => String(known.nextId++),
  readStoredCode: async (id: string) => known.stored.get(id) ?? null,
}));

beforeEach(() => {
  vi.clearAllMocks();
  known.nextId = 1000;
  known.stored.clear();
  calls.makePicture.mockResolvedValue({ made: { text: MADE.text }, picture: MADE.picture });
  calls.weaveFinished.mockResolvedValue({ text: 'woven', picture: MADE.picture });
});

describe('makeAndKeep', () => {
  it('stores the code, shows it and counts it under one new id', async () => {
    const made = { id: '1000', design: DESIGN, ...MADE };
    expect(await makeAndKeep(DESIGN)).toEqual(made);
    expect(calls.renewRecord).toHaveBeenCalledExactlyOnceWith(made);
    expect(calls.saveRecord).not.toHaveBeenCalled();
    expect(calls.saveGenerated).toHaveBeenCalledExactlyOnceWith({ picture: MADE.picture, id: '1000', isWoven: false });
    expect(calls.appendAnalytics).toHaveBeenCalledExactlyOnceWith({
      ...{ id: '1000', content: 'example.com', type: 'url', qrType: 'standard', customImage: false },
    });
  });

  it('stores the verdict of the draft, if it was judged', async () => {
    const judged = { ...DESIGN, content: 'judged' };
    rememberVerdict(judged, 'everywhere');
    expect(await makeAndKeep({ ...judged })).toMatchObject({ verdict: 'everywhere' });
    expect(await makeAndKeep(DESIGN)).not.toHaveProperty('verdict');
  });

  it('counts an image only if the style of the code shows it', async () => {
    await makeAndKeep({ ...DESIGN, qrType: 'standard', customImage: 'x' });
    expect(calls.appendAnalytics.mock.calls[0][0].customImage).toBe(false);
  });

  it('counts the code without its secrets', async () => {
    await makeAndKeep({ ...DESIGN, type: 'text', content: 'WIFI:T:WPA;S:net;P:longenough;;' });
    expect(calls.appendAnalytics.mock.calls[0][0].content).not.toContain('longenough');
  });

  it('lets the weaver make a woven code', async () => {
    const woven: QrDesign = {
      ...DESIGN,
      qrType: 'custom',
      imagePosition: 'full',
      weave: DEFAULT_WEAVE,
      customImage: 'x',
    };
    expect(await makeAndKeep(woven)).toMatchObject({ text: 'woven' });
    expect(calls.weaveFinished).toHaveBeenCalledExactlyOnceWith(woven, { href: 'x' });
    expect(calls.makePicture).not.toHaveBeenCalled();
    expect(calls.saveGenerated.mock.calls[0][0].isWoven).toBe(true);
    expect(calls.appendAnalytics.mock.calls[0][0].customImage).toBe(true);
  });

  it('stores and counts nothing if everything is deleted meanwhile, or the picture cannot be made', async () => {
    calls.makePicture.mockImplementationOnce(async () => {
      known.deletions++;
      return { made: { text: '' }, picture: '' };
    });
    await expect(makeAndKeep(DESIGN)).rejects.toThrow('Everything was deleted');
    calls.makePicture.mockRejectedValueOnce(new Error('no canvas'));
    await expect(makeAndKeep(DESIGN)).rejects.toThrow('no canvas');
    for (const call of [calls.renewRecord, calls.saveGenerated, calls.appendAnalytics]) expect(call).not.toBeCalled();
  });
});

it('makeAndAdd stores the code as a new one, and shows it only after it is stored', async () => {
  let shownMeanwhile = -1;
  const stored = calls.saveRecord.mockImplementationOnce(async () => {
    for (let turn = 0; turn < 5; turn++) await Promise.resolve();
    shownMeanwhile = calls.saveGenerated.mock.calls.length;
  });
  const made = { id: '1000', design: DESIGN, ...MADE };
  expect(await makeAndAdd(DESIGN)).toEqual(made);
  expect(stored).toHaveBeenCalledExactlyOnceWith(made);
  expect(shownMeanwhile).toBe(0);
  expect(calls.renewRecord).not.toBeCalled();
  expect(calls.saveGenerated.mock.calls[0][0].id).toBe('1000');
  expect(calls.appendAnalytics.mock.calls[0][0].id).toBe('1000');
});

describe('makeAndUpdate', () => {
  it('keeps the id, name and `isCopy` of the replaced code, and counts the new one under another id', async () => {
    const before: CodeRecord = {
      ...{ id: '17', design: DEFAULT_DESIGN, text: 'old', picture: 'old' },
      ...{ name: 'Door', isCopy: true, verdict: 'unlikely' },
    };
    known.stored.set('17', before);
    const after = { id: '17', design: { ...DESIGN, content: 'new' }, ...MADE, name: 'Door', isCopy: true };
    expect(await makeAndUpdate(after.design, '17')).toEqual({ before, after });
    expect(calls.saveRecord).toHaveBeenCalledExactlyOnceWith(after);
    expect(calls.saveGenerated.mock.calls[0][0].id).toBe('17');
    expect(calls.appendAnalytics.mock.calls[0][0].id).toBe('1000');
  });

  it('stores and counts nothing, and resolves to null, if the code does not exist any more', async () => {
    expect(await makeAndUpdate(DESIGN, '17')).toBeNull();
    for (const call of [calls.saveRecord, calls.saveGenerated, calls.appendAnalytics]) expect(call).not.toBeCalled();
  });
});
