import { describe, expect, it, vi } from 'vitest';
import { type Errand, type Outcome, pageHand, workerHand } from './hands.ts';
import { FakeClock } from './testing/fake-clock.ts';
import { FakeWorker } from './testing/fake-worker.ts';

const ERRAND: Errand<string> = {
  id: 7,
  kind: 'double',
  request: 21,
  kept: null,
  silence: 5000,
  onProgress: () => undefined,
};

/** Returns a hand in a fake worker that has loaded its script and works on `ERRAND`. */
function atWork() {
  const [worker, clock] = [new FakeWorker(), new FakeClock()];
  const hand = workerHand<string>(worker as unknown as Worker, 120_000, clock);
  const outcomes: Outcome[] = [];
  hand.do(ERRAND, (outcome) => outcomes.push(outcome));
  worker.load();
  return { worker, clock, hand, outcomes };
}

describe('a hand in a worker', () => {
  it('ends the worker at once when the hand is ended, reports no outcome afterwards, and leaves no timer', () => {
    const { worker, clock, hand, outcomes } = atWork();
    expect([hand.isAlive(), clock.waiting]).toEqual([true, 1]);
    hand.end();
    expect([worker.isEnded, hand.isAlive(), clock.waiting]).toEqual([true, false, 0]);
    // An answer that was on its way when the worker was ended.
    worker.isEnded = false;
    worker.answer(42);
    clock.pass(ERRAND.silence);
    expect(outcomes).toEqual([]);
  });

  it('counts every message from its worker as a sign of life, even a message about another request', () => {
    const { worker, clock, outcomes } = atWork();
    for (let turn = 0; turn < 3; turn++) {
      clock.pass(ERRAND.silence - 1000);
      worker.send({ is: 'progress', id: ERRAND.id - 1, progress: 'late' });
    }
    expect(outcomes).toEqual([]);
    clock.pass(ERRAND.silence);
    expect(outcomes).toEqual([{ is: 'dead', code: 'silent' }]);
  });

  it('still reports the outcome of a canceled errand, which may be an answer', () => {
    const { worker, hand, outcomes } = atWork();
    hand.cancel();
    worker.answer(42);
    expect(outcomes).toMatchObject([{ is: 'answer', answer: 42 }]);
    expect(hand.isAlive()).toBe(true);
  });
});

describe('a hand on the page', () => {
  /** Returns a hand whose work waits for `finish`, then reports progress and answers. */
  function begun() {
    const told: unknown[] = [];
    let finish = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      finish = resolve;
    });
    const double = vi.fn(async (number: number, { progress }: { progress: (progress: unknown) => void }) => {
      await held;
      progress('done');
      return 2 * number;
    });
    const hand = pageHand<string>(async () => ({ double }));
    const outcomes: Outcome[] = [];
    hand.do({ ...ERRAND, onProgress: (progress) => told.push(progress) }, (outcome) => outcomes.push(outcome));
    return { hand, told, outcomes, finish: () => finish(), double };
  }

  it('still reports the outcome of a canceled errand, but no progress', async () => {
    const { hand, told, outcomes, finish, double } = begun();
    await vi.waitFor(() => expect(double).toHaveBeenCalledOnce());
    hand.cancel();
    finish();
    await vi.waitFor(() => expect(outcomes).toEqual([{ is: 'answer', answer: 42 }]));
    expect([told, hand.isAlive()]).toEqual([[], true]);
  });

  it('reports no outcome after it is ended', async () => {
    const { hand, told, outcomes, finish, double } = begun();
    await vi.waitFor(() => expect(double).toHaveBeenCalledOnce());
    hand.end();
    finish();
    await new Promise((resolve) => setTimeout(resolve));
    expect([told, outcomes, hand.isAlive()]).toEqual([[], [], false]);
  });

  it('passes null to the work if the errand has no kept value, and reports an error that the work throws', async () => {
    const refuse = (request: unknown, { kept }: { kept: unknown }): never => {
      throw new RangeError(`${request} with ${kept}`);
    };
    const outcome = await new Promise<Outcome>((resolve) => {
      pageHand<string>(async () => ({ double: refuse })).do(ERRAND, resolve);
    });
    const thrown = { name: 'RangeError', message: '21 with null', code: null };
    expect(outcome).toEqual({ is: 'thrown', thrown });
  });
});
