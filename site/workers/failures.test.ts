import { describe, expect, it, vi } from 'vitest';
import { doublingPool, SILENCE, stateOf } from './testing/doubling-pool.ts';

describe('a worker that fails', () => {
  it.each(['error', 'messageerror'] as const)(
    'with the event %s uses up one of the two tries of its request',
    async (event) => {
      const { own, started, last } = doublingPool();
      const [asked, other] = [own.ask('double', 1), own.ask('double', 2)];
      last().load();
      last().fail(event);
      expect([started.length, started[0].isEnded, last().asked[0].request]).toEqual([2, true, 1]);
      last().load();
      last().fail(event);
      await expect(asked).rejects.toMatchObject({ code: 'crashed', message: 'Doubling: crashed', thrown: null });
      last().answer(4);
      expect(await other).toBe(4);
    },
  );

  it('is not listened to any more', async () => {
    const { own, started, last } = doublingPool();
    const asked = own.ask('double', 1);
    const [broken] = started;
    broken.load();
    broken.fail();
    broken.isEnded = false;
    broken.send({ is: 'answer', id: last().lastId, answer: 99 });
    expect(await stateOf(asked)).toBe('pending');
    last().answer(2);
    expect(await asked).toBe(2);
  });

  it('is replaced at the next request if it fails while idle', async () => {
    const { own, started, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().answer(2);
    await asked;
    last().fail();
    void own.ask('double', 2);
    expect(started).toHaveLength(2);
  });

  it('is replaced for every later request, however often it failed', async () => {
    const { own, last } = doublingPool();
    for (let time = 0; time < 5; time++) {
      const asked = own.ask('double', 1);
      last().load();
      last().fail();
      last().load();
      last().fail();
      await expect(asked).rejects.toMatchObject({ code: 'crashed' });
    }
    const asked = own.ask('double', 1);
    last().answer(2);
    expect(await asked).toBe(2);
  });

  it('never makes the page do the work, whether the worker was silent for too long or crashed', async () => {
    const loadWorks = vi.fn();
    const { own, clock, last } = doublingPool({ loadWorks });
    const slow = own.ask('double', 1);
    last().load();
    clock.pass(SILENCE.double);
    await expect(slow).rejects.toMatchObject({ code: 'silent' });
    const crashed = own.ask('double', 1);
    for (let time = 0; time < 2; time++) {
      last().load();
      last().fail();
    }
    await expect(crashed).rejects.toMatchObject({ code: 'crashed' });
    expect(loadWorks).not.toHaveBeenCalled();
  });
});

describe('a script that cannot be loaded', () => {
  it('is loaded again after a moment, and a second failure rejects the request', async () => {
    const { own, clock, started, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().fail();
    expect(started).toHaveLength(1);
    clock.pass(999);
    expect(started).toHaveLength(1);
    clock.pass(1);
    expect(started).toHaveLength(2);
    last().fail();
    await expect(asked).rejects.toMatchObject({ code: 'unloaded' });
  });

  it('may load at the second try', async () => {
    const { own, clock, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().fail();
    clock.pass(1000);
    last().answer(2);
    expect(await asked).toBe(2);
  });

  it('is given up only after 120 s if no error comes earlier, because a download gives no sign of life', async () => {
    const { own, clock } = doublingPool();
    const asked = own.ask('double', 1);
    clock.pass(119_999);
    expect(await stateOf(asked)).toBe('pending');
    clock.pass(1);
    await expect(asked).rejects.toMatchObject({ code: 'silent' });
  });
});

describe('a silent worker', () => {
  it('is ended exactly at its time limit, and its request is not repeated', async () => {
    const { own, clock, started, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().load();
    clock.pass(SILENCE.double - 1);
    expect(last().isEnded).toBe(false);
    clock.pass(1);
    await expect(asked).rejects.toMatchObject({ code: 'silent' });
    expect([started.length, last().isEnded]).toEqual([1, true]);
  });

  it('has the time limit of its kind of work', () => {
    const { own, clock, last } = doublingPool();
    own.ask('triple', 1).catch(() => undefined);
    last().load();
    clock.pass(SILENCE.triple - 1);
    expect(last().isEnded).toBe(false);
    clock.pass(1);
    expect(last().isEnded).toBe(true);
  });

  it.each(['alive', 'progress'] as const)('does not count as silent if it gives the sign of life "%s"', (is) => {
    const { own, clock, last } = doublingPool();
    own.ask('double', 1).catch(() => undefined);
    last().load();
    for (let turn = 0; turn < 10; turn++) {
      clock.pass(SILENCE.double - 1000);
      last().send({ is, id: last().lastId, progress: '' });
    }
    expect(last().isEnded).toBe(false);
    clock.pass(SILENCE.double);
    expect(last().isEnded).toBe(true);
  });

  it('does not count as silent while the page is frozen, because the worker is frozen too', () => {
    const { own, clock, last } = doublingPool();
    void own.ask('double', 1);
    last().load();
    clock.freeze(3_600_000);
    clock.pass(SILENCE.double - 2000);
    expect(last().isEnded).toBe(false);
  });

  it('may be silent after it has answered', async () => {
    const { own, clock, last } = doublingPool({ idle: 3_600_000 });
    const asked = own.ask('double', 1);
    last().answer(2);
    await asked;
    clock.pass(10 * SILENCE.triple);
    expect(last().isEnded).toBe(false);
  });
});

describe('an unused worker', () => {
  it('is ended after a time that restarts with every answer, and replaced at the next request', async () => {
    const { own, clock, started, last } = doublingPool({ idle: 60_000 });
    for (let time = 0; time < 2; time++) {
      const asked = own.ask('triple', 1);
      last().answer(3);
      await asked;
      clock.pass(50_000);
    }
    expect(last().isEnded).toBe(false);
    clock.pass(10_000);
    expect(last().isEnded).toBe(true);
    void own.ask('double', 1);
    expect(started).toHaveLength(2);
  });

  it('is ended after a minute by default', async () => {
    const { own, clock, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().answer(2);
    await asked;
    clock.pass(59_999);
    expect(last().isEnded).toBe(false);
    clock.pass(1);
    expect(last().isEnded).toBe(true);
  });

  it('does not count as unused while it works, however long that takes', async () => {
    const { own, clock, started } = doublingPool({ idle: 60_000, size: 2 });
    const [long, short] = [own.ask('triple', 1), own.ask('triple', 2)];
    const [atWork, unused] = started;
    unused.answer(6);
    await short;
    for (let second = 0; second < 100; second++) {
      atWork.send({ is: 'alive', id: atWork.lastId });
      clock.pass(1000);
    }
    expect([atWork.isEnded, unused.isEnded]).toEqual([false, true]);
    atWork.answer(3);
    expect(await long).toBe(3);
  });
});

describe('a pool of several workers', () => {
  it('starts as many workers as it needs, up to its size; a crash affects only one request', async () => {
    const { own, started, last } = doublingPool({ size: 3 });
    void own.ask('double', 0);
    expect(started).toHaveLength(1);
    const asked = [1, 2, 3].map((number) => own.ask('double', number));
    expect(started).toHaveLength(3);
    expect(started.map((worker) => worker.asked.length)).toEqual([1, 1, 1]);
    started[1].load();
    started[1].fail();
    expect(started).toHaveLength(4);
    expect(started.map(({ isEnded }) => isEnded)).toEqual([false, true, false, false]);
    last().answer(2);
    expect(await asked[0]).toBe(2);
  });

  it('has the requested size, which is 1 by default', () => {
    expect([doublingPool({ size: 3 }).own.size, doublingPool().own.size]).toEqual([3, 1]);
  });
});
