import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { addCode, updateCode } from './save-edited.ts';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, content: 'new' };
const BEFORE = { id: '17', design: DEFAULT_DESIGN, text: 'old', picture: 'old picture' };
const AFTER = { id: '17', design: DESIGN, text: 'new', picture: 'new picture' };
const SHOWN = { picture: 'shown before', id: '5' };

const known = vi.hoisted(() => ({ deletions: 0, shown: null as object | null }));
const calls = vi.hoisted(() => ({
  saveGenerated: vi.fn(),
  saveRecord: vi.fn(),
  showToast: vi.fn(),
  generateAndAdd: vi.fn(),
  generateAndUpdate: vi.fn(),
  judgeKept: vi.fn(),
  open: vi.fn(),
}));

vi.mock('#storage', () => ({
  countDeletions: () => known.deletions,
  generatedCode: { get: () => known.shown },
  saveGenerated: calls.saveGenerated,
  saveRecord: calls.saveRecord,
}));
vi.mock('#ui', () => ({ showToast: calls.showToast }));
vi.mock('#workbench', () => ({
  designStore: { get: () => ({ design: DESIGN }), open: calls.open },
  generateAndAdd: calls.generateAndAdd,
  generateAndUpdate: calls.generateAndUpdate,
  judgeKept: calls.judgeKept,
}));

beforeEach(() => {
  vi.resetAllMocks();
  known.deletions = 0;
  known.shown = SHOWN;
  calls.generateAndUpdate.mockImplementation(async () => {
    known.shown = { picture: AFTER.picture, id: '17' };
    return { before: BEFORE, after: AFTER };
  });
});

/** Presses the button of the notice that was shown last. */
function press(): void {
  calls.showToast.mock.lastCall?.[0].action.onClick();
}

describe('updateCode', () => {
  it('replaces the code, has the new one judged, and offers Undo for 10 s', async () => {
    await updateCode(DESIGN, { id: '17', title: 'Door' });
    expect(calls.generateAndUpdate).toHaveBeenCalledExactlyOnceWith(DESIGN, '17');
    expect(calls.judgeKept).toHaveBeenCalledExactlyOnceWith(AFTER);
    expect(calls.showToast.mock.lastCall?.[0]).toMatchObject({
      kind: 'success',
      description: 'Door',
      duration: 10_000,
    });
    press();
    expect(calls.saveRecord).toHaveBeenCalledExactlyOnceWith(BEFORE);
    expect(calls.saveGenerated).toHaveBeenCalledExactlyOnceWith(SHOWN);
  });

  it.each([
    ['another code was shown since', { picture: 'another', id: '18' }, SHOWN],
    ['no code was shown before', undefined, null],
  ])('does not change the shown code on Undo if %s', async (_name, now, before) => {
    known.shown = before;
    await updateCode(DESIGN, { id: '17', title: 'Door' });
    if (now) known.shown = now;
    press();
    expect(calls.saveRecord).toHaveBeenCalledTimes(1);
    expect(calls.saveGenerated).not.toHaveBeenCalled();
  });

  it('restores nothing on Undo if everything was deleted in the meantime', async () => {
    await updateCode(DESIGN, { id: '17', title: 'Door' });
    known.deletions++;
    press();
    expect(calls.saveRecord).not.toHaveBeenCalled();
    expect(calls.showToast.mock.lastCall?.[0].kind).toBe('error');
  });

  it('tells the visitor if the code to update is gone', async () => {
    calls.generateAndUpdate.mockResolvedValue(null);
    await updateCode(DESIGN, { id: '17', title: 'Door' });
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ kind: 'error' }));
    expect(calls.judgeKept).not.toHaveBeenCalled();
  });
});

it('addCode adds a code, has it judged, and makes it the edited code', async () => {
  calls.generateAndAdd.mockResolvedValue({ ...AFTER, id: '18' });
  await addCode(DESIGN);
  expect(calls.generateAndAdd).toHaveBeenCalledExactlyOnceWith(DESIGN);
  expect(calls.open).toHaveBeenCalledExactlyOnceWith(DESIGN, '18');
  expect(calls.judgeKept).toHaveBeenCalledExactlyOnceWith({ ...AFTER, id: '18' });
  expect(calls.showToast.mock.lastCall?.[0].kind).toBe('success');
});
