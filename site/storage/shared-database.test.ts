import { describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import type { CodeRecord } from './held-records.ts';
import type { FakeBrowser } from './testing/fake-browser.ts';
import { browserOfEachTest } from './testing/fresh-pages.ts';
import { silenceDatabase } from './testing/silent-database.ts';

const CODE: CodeRecord = { id: '1', design: DEFAULT_DESIGN, text: 'text', picture: 'data:image/png;base64,AAAA' };

type Storage = Awaited<ReturnType<FakeBrowser['visit']>>;

const browser = browserOfEachTest();

const QUESTIONS: readonly [name: string, ask: (storage: Storage) => Promise<unknown>, answer: unknown][] = [
  ['counting codes', (storage) => storage.countRecords(), 0],
  ['listing codes', (storage) => storage.listCodes(), []],
  ['finding a code by its picture', (storage) => storage.findRecord(CODE.picture, '1'), null],
  ['reading a code', (storage) => storage.readStoredCode('1'), null],
  ['reading a picture', (storage) => storage.readCodePicture('1'), null],
  ['naming a code', (storage) => storage.changeCode('1', { name: 'Door' }), undefined],
  ['deleting a code', (storage) => storage.removeCode('1'), null],
  ['keeping a code', (storage) => storage.saveRecord(CODE), false],
  ['renewing a code', (storage) => storage.renewRecord(CODE), undefined],
  ['deleting everything', (storage) => storage.deleteEverything(), false],
  ['reading the edited design', (storage) => storage.readWorkingDesign(), null],
];

describe('a database that does not answer a request to open it', () => {
  it.each(QUESTIONS)('delays %s for 3 s and no longer', async (_name, ask, answer) => {
    silenceDatabase();
    const storage = await browser().visit();
    // Loads the modules first, so that the time for loading them does not count as delay.
    await Promise.all([import('./working-design.ts'), import('./database.ts')]);
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const outcome = vi.fn();
    void ask(storage).then(outcome);
    await vi.advanceTimersByTimeAsync(2900);
    expect(outcome).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(200);
    vi.useRealTimers();
    await vi.waitFor(() => expect(outcome).toHaveBeenCalledExactlyOnceWith(answer));
  });

  it('causes no second delay, and is used as soon as it answers', async () => {
    await (await browser().visit()).saveRecord(CODE);
    const answer = silenceDatabase();
    const storage = await browser().visit();
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const counting = storage.countRecords();
    await vi.advanceTimersByTimeAsync(3000);
    expect(await counting).toBe(0);
    expect(await storage.countRecords()).toBe(0);
    vi.useRealTimers();
    const changed = vi.fn();
    const stop = storage.subscribeToCodes(changed);
    answer();
    await vi.waitFor(() => expect(changed).toHaveBeenCalled());
    stop();
    expect(await storage.countRecords()).toBe(1);
    expect(await storage.deleteEverything()).toBe(true);
  });
});

/** From now on, requests to an open database get no answer. */
function silenceRequests(): void {
  for (const { prototype } of [IDBRequest, IDBTransaction]) {
    vi.spyOn(prototype, 'addEventListener').mockReturnValue();
  }
}

it.each([
  ...QUESTIONS,
  ['finding a picture without an id', (storage: Storage) => storage.findRecord(CODE.picture, ''), null] as const,
])('if an open database stops answering, %s is delayed for a few seconds', async (_name, ask) => {
  const storage = await browser().visit();
  await storage.saveRecord({ ...CODE, id: '2', picture: `${CODE.picture}BBBB` });
  // Loads the modules first, so that the time for loading them does not count as delay.
  await import('./working-design.ts');
  silenceRequests();
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const outcome = vi.fn();
  void ask(storage).then(outcome);
  await vi.advanceTimersByTimeAsync(2900);
  expect(outcome).not.toHaveBeenCalled();
  for (let second = 3; second <= 12; second++) await vi.advanceTimersByTimeAsync(1000);
  vi.useRealTimers();
  await vi.waitFor(() => expect(outcome).toHaveBeenCalledTimes(1));
});
