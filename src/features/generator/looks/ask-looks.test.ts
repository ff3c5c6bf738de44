import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { applyLook, type LookSlot, looksFor } from '#looks';
import { findLooks, type LookSubject, testLooks, testNow } from './ask-looks.ts';
import type { LookFacts } from './looks-state.ts';

const calls = vi.hoisted(() => ({ askAboutLook: vi.fn(), loadImage: vi.fn() }));

vi.mock('#scanning', () => ({ askAboutLook: calls.askAboutLook }));
vi.mock('#workbench', () => ({ judges: 'judges', loadMaker: async () => ({ loadImage: calls.loadImage }) }));

const [first, second, third]: readonly LookSlot[] = looksFor(null)[0].slice(1, 4);
const SUBJECT: LookSubject = { design: DEFAULT_DESIGN, image: null, pages: [[first, second, third]] };
const LOOKS = [...first, ...second, ...third];

/** The questions that were asked, each with the id of its look. */
let asked: string[];
/** The number of questions that are being answered now, and the largest number so far. */
let running: number;
let most: number;

/** Makes `askAboutLook` answer each question with the result of `answer`, after a moment. */
function answerWith(answer: (question: string, id: string) => object | string): void {
  calls.askAboutLook.mockImplementation(async (_judges, question, { design }) => {
    const look = LOOKS.find((each) => JSON.stringify(applyLook(DEFAULT_DESIGN, each)) === JSON.stringify(design));
    asked.push(`${question} ${look?.id}`);
    most = Math.max(most, ++running);
    await Promise.resolve();
    running--;
    return answer(question, look?.id ?? '');
  });
}

const passAll = (question: string) => (question === 'look' ? 'passes' : { answer: 'passes', picture: 'picture' });

beforeEach(() => {
  asked = [];
  [running, most] = [0, 0];
  vi.resetAllMocks();
});

const { signal } = new AbortController();

describe('testLooks', () => {
  it('requests a glance at each look of a page in order, then the verdicts; two requests run at a time', async () => {
    answerWith(passAll);
    const told = vi.fn();
    await testLooks(SUBJECT, 0, new Map(), signal, told);
    const ids = [first, second, third].map(([{ id }]) => id);
    expect(asked).toEqual([...ids.map((id) => `glance ${id}`), ...ids.map((id) => `look ${id}`)]);
    expect(most).toBe(2);
    expect(told.mock.calls.slice(-3)).toEqual(ids.map((id) => [id, { picture: 'picture', answer: 'passes' }]));
    expect(calls.askAboutLook).toHaveBeenCalledWith('judges', 'glance', expect.anything(), { signal, isIdle: true });
  });

  it('if a look fails, tests the next candidate of its slot instead', async () => {
    const [failing, next] = first;
    answerWith((question, id) => (id === failing.id ? { answer: 'fails', picture: null } : passAll(question)));
    const told = new Map<string, LookFacts>();
    await testLooks(SUBJECT, 0, new Map(), signal, (id, facts) => told.set(id, facts));
    expect(told.get(failing.id)).toEqual({ answer: 'fails' });
    expect(told.get(next.id)).toEqual({ picture: 'picture', answer: 'passes' });
    expect(asked).not.toContain(`look ${failing.id}`);
  });

  it('asks nothing that is already known about a look', async () => {
    answerWith(passAll);
    const known = new Map<string, LookFacts>([
      [first[0].id, { picture: 'picture', answer: 'passes' }],
      [second[0].id, { picture: 'picture' }],
    ]);
    await testLooks(SUBJECT, 0, known, signal, vi.fn());
    expect(asked).toEqual([`glance ${third[0].id}`, `look ${second[0].id}`, `look ${third[0].id}`]);
  });

  it('rejects if a request fails', async () => {
    calls.askAboutLook.mockRejectedValue(new Error('broken'));
    await expect(testLooks(SUBJECT, 0, new Map(), signal, vi.fn())).rejects.toThrow('broken');
  });
});

it('testNow does not mark its request as idle, so that it is answered before all requests that are', async () => {
  calls.askAboutLook.mockResolvedValue('passes');
  expect(await testNow(SUBJECT, first[0], signal)).toEqual({ answer: 'passes' });
  const request = { design: applyLook(DEFAULT_DESIGN, first[0]), image: null };
  expect(calls.askAboutLook).toHaveBeenCalledExactlyOnceWith('judges', 'look', request, { signal, isIdle: false });
});

describe('findLooks', () => {
  it('asks nothing about a design without an image', async () => {
    expect(await findLooks(DEFAULT_DESIGN, signal)).toEqual({ ...SUBJECT, pages: looksFor(null) });
    expect(calls.askAboutLook).not.toHaveBeenCalled();
  });

  it('if its signal is already aborted, loads the image of the design, but asks nothing and rejects', async () => {
    calls.loadImage.mockResolvedValue('image');
    const design = { ...DEFAULT_DESIGN, customImage: 'data:,' };
    await expect(findLooks(design, AbortSignal.abort())).rejects.toMatchObject({ name: 'AbortError' });
    expect(calls.loadImage).toHaveBeenCalledExactlyOnceWith('data:,');
    expect(calls.askAboutLook).not.toHaveBeenCalled();
  });
});
