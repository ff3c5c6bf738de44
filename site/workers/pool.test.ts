import { describe, expect, it, vi } from 'vitest';
import { doublingPool, SILENCE, stateOf } from './testing/doubling-pool.ts';

describe('asking', () => {
  it('starts one worker at the first request, and this worker answers all requests, one at a time', async () => {
    const { own, started, last } = doublingPool();
    expect(started).toHaveLength(0);
    const [one, two] = [own.ask('double', 1), own.ask('triple', 2)];
    expect(last().asked).toMatchObject([{ kind: 'double', request: 1 }]);
    last().answer(2);
    expect(await one).toBe(2);
    expect(last().asked[1]).toMatchObject({ kind: 'triple', request: 2 });
    last().answer(6);
    expect(await two).toBe(6);
    expect(started).toHaveLength(1);
  });

  it('passes on progress, and ignores messages for other requests', async () => {
    const told: string[] = [];
    const { own, last } = doublingPool();
    const asked = own.ask('double', 1, { onProgress: (progress) => told.push(progress) });
    const id = last().lastId;
    last().send({ is: 'progress', id, progress: 'half' });
    last().send({ is: 'progress', id: id + 1, progress: 'of another' });
    last().send({ is: 'answer', id: id + 1, answer: 99 });
    expect([told, await stateOf(asked)]).toEqual([['half'], 'pending']);
  });

  it('reports an error of the work by name, message and code, and keeps the worker', async () => {
    const { own, started, last } = doublingPool();
    const asked = own.ask('double', 1);
    last().send({
      is: 'thrown',
      id: last().lastId,
      thrown: { name: 'EncodeError', message: 'Too long', code: 'long' },
    });
    await expect(asked).rejects.toMatchObject({
      name: 'WorkerFailure',
      code: 'thrown',
      message: 'Doubling: EncodeError: Too long',
      thrown: { name: 'EncodeError', code: 'long' },
    });
    void own.ask('double', 2);
    expect([started.length, last().isEnded]).toEqual([1, false]);
  });

  it('reports a request that cannot be sent, and continues with the next', async () => {
    const { own, last } = doublingPool();
    await expect(own.ask('double', (() => 1) as never)).rejects.toMatchObject({ code: 'thrown' });
    void own.ask('double', 2);
    expect(last().asked).toMatchObject([{ request: 2 }]);
  });

  it('sends a copy of a kept value before its first use, and again only after a request with another value', () => {
    const { own, last } = doublingPool();
    const kept = (value: string) => ({ value, copy: () => ({ value: `copy of ${value}`, transfer: [] }) });
    const a = kept('a');
    for (const value of [a, a, kept('b'), a]) {
      void own.ask('double', 1, { kept: value });
      last().answer(2);
    }
    const sent = last().received.map((message) => (message.is === 'keep' ? message.value : message.is));
    expect(sent).toEqual(['copy of a', 'ask', 'ask', 'copy of b', 'ask', 'copy of a', 'ask']);
  });
});

it('when a pool sends a kept value, it transfers the buffers that `copy` returns', () => {
  const { own, last } = doublingPool();
  void own.ask('double', 1);
  const posted = vi.spyOn(last(), 'postMessage' as never) as unknown as ReturnType<typeof vi.fn>;
  const buffer = new ArrayBuffer(1);
  last().answer(2);
  void own.ask('double', 2, { kept: { value: 'a', copy: () => ({ value: 'copy', transfer: [buffer] }) } });
  expect(posted.mock.calls[0]).toEqual([{ is: 'keep', value: 'copy' }, [buffer]]);
});

describe('a lane', () => {
  it('replaces its waiting request by a newer one, but never a running request or a request of another lane', async () => {
    const { own, last } = doublingPool();
    const running = own.askInLane('draft', 'double', 1);
    const [old, other, plain] = [
      own.askInLane('draft', 'double', 2),
      own.askInLane('offer', 'double', 3),
      own.ask('double', 4),
    ];
    const newest = own.askInLane('draft', 'double', 5);
    expect(await old).toBeNull();
    for (const [asked, answer] of [
      [running, 2],
      [other, 6],
      [plain, 8],
      [newest, 10],
    ] as const) {
      last().answer(answer);
      expect(await asked).toBe(answer);
    }
  });
});

describe('canceling a request', () => {
  it('rejects at once with the reason, and ends the worker; the next request starts another', async () => {
    const { own, started, last } = doublingPool();
    const controller = new AbortController();
    const asked = own.ask('double', 1, { signal: controller.signal });
    const next = own.ask('double', 2);
    controller.abort('enough');
    await expect(asked).rejects.toBe('enough');
    expect(started.map(({ isEnded }) => isEnded)).toEqual([true, false]);
    last().answer(4);
    expect(await next).toBe(4);
  });

  it('if `onCancel` is `ask`, asks the worker to give up, and sends the next request after it gives up', async () => {
    const { own, started, last } = doublingPool({ onCancel: 'ask' });
    const controller = new AbortController();
    const told: string[] = [];
    const asked = own.ask('double', 1, { signal: controller.signal, onProgress: (progress) => told.push(progress) });
    const next = own.ask('double', 2);
    const id = last().lastId;
    controller.abort('enough');
    await expect(asked).rejects.toBe('enough');
    expect(last().received.at(-1)).toEqual({ is: 'cancel', id });
    void own.ask('double', 3);
    expect(started).toHaveLength(1);
    last().send({ is: 'progress', id, progress: 'late' });
    last().send({ is: 'thrown', id, thrown: { name: 'AbortError', message: '', code: null } });
    expect([told, last().asked.at(-1)?.request, started.length]).toEqual([[], 2, 1]);
    last().answer(4);
    expect(await next).toBe(4);
  });

  it('ends a worker that was asked to give up and falls silent instead', () => {
    const { own, clock, started, last } = doublingPool({ onCancel: 'ask' });
    const controller = new AbortController();
    own.ask('double', 1, { signal: controller.signal }).catch(() => undefined);
    last().load();
    void own.ask('double', 2);
    controller.abort();
    clock.pass(SILENCE.double);
    expect([started.length, started[0].isEnded, last().asked[0].request]).toEqual([2, true, 2]);
  });

  it('sends nothing if the request still waits, and starts no worker if the signal is aborted already', async () => {
    const { own, started, last } = doublingPool();
    await expect(own.ask('double', 1, { signal: AbortSignal.abort('never') })).rejects.toBe('never');
    expect(started).toHaveLength(0);
    void own.ask('double', 1);
    const controller = new AbortController();
    const waiting = own.ask('double', 2, { signal: controller.signal });
    controller.abort('gone');
    await expect(waiting).rejects.toBe('gone');
    last().answer(2);
    expect([last().asked.length, last().isEnded]).toEqual([1, false]);
  });

  it('changes nothing if the answer has arrived, because the pool no longer listens to the signal', async () => {
    const { own, last } = doublingPool();
    const controller = new AbortController();
    const forgotten = vi.spyOn(controller.signal, 'removeEventListener');
    const asked = own.ask('double', 1, { signal: controller.signal });
    last().answer(2);
    controller.abort();
    expect([await asked, last().isEnded]).toEqual([2, false]);
    expect(forgotten).toHaveBeenCalledOnce();
  });
});

describe('an idle request', () => {
  it('waits while any other request waits', async () => {
    const { own, last } = doublingPool({ onCancel: 'ask' });
    void own.ask('double', 1);
    void own.ask('double', 2, { isIdle: true });
    void own.ask('double', 3);
    for (const answer of [2, 6, 4]) last().answer(answer);
    expect(last().asked.map(({ request }) => request)).toEqual([1, 3, 2]);
  });

  it('gives up its worker to another request if no worker is free, and starts again after that request', async () => {
    const { own, started, last } = doublingPool({ onCancel: 'ask' });
    const idle = own.ask('double', 1, { isIdle: true });
    const first = last().lastId;
    const urgent = own.ask('double', 2);
    expect(last().received.at(-1)).toEqual({ is: 'cancel', id: first });
    last().send({ is: 'thrown', id: first, thrown: { name: 'AbortError', message: 'Given up', code: null } });
    expect(last().asked.at(-1)?.request).toBe(2);
    last().answer(4);
    expect([await urgent, await stateOf(idle)]).toEqual([4, 'pending']);
    last().answer(2);
    expect([await idle, started.length]).toEqual([2, 1]);
  });

  it('may be interrupted again and again, which does not use up its two tries', async () => {
    const { own, last } = doublingPool({ onCancel: 'ask' });
    const idle = own.ask('double', 1, { isIdle: true });
    for (let time = 0; time < 3; time++) {
      void own.ask('double', 2);
      last().send({ is: 'thrown', id: last().lastId, thrown: { name: 'AbortError', message: '', code: null } });
      last().answer(4);
    }
    last().load();
    last().fail();
    last().answer(2);
    expect(await idle).toBe(2);
  });

  it('is not interrupted while another worker is giving up its request', () => {
    const { own, started } = doublingPool({ onCancel: 'ask', size: 2 });
    void own.ask('double', 1, { isIdle: true });
    void own.ask('double', 2, { isIdle: true });
    void own.ask('double', 3);
    void own.ask('double', 4);
    const canceled = started.map(({ received }) => received.some(({ is }) => is === 'cancel'));
    // Request 3 interrupts the idle request that started last. Request 4 interrupts none.
    expect(canceled).toEqual([false, true]);
  });

  it('is not interrupted while a worker is free, nor by another idle request', async () => {
    const { own, started } = doublingPool({ onCancel: 'ask', size: 2 });
    void own.ask('double', 1, { isIdle: true });
    void own.ask('double', 2);
    void own.ask('double', 3, { isIdle: true });
    expect(started.flatMap(({ received }) => received).filter(({ is }) => is === 'cancel')).toEqual([]);
  });

  it('is not interrupted if canceling would end its worker, because a new worker would have to start', async () => {
    const { own, last } = doublingPool();
    const idle = own.ask('double', 1, { isIdle: true });
    void own.ask('double', 2);
    expect(last().isEnded).toBe(false);
    last().answer(2);
    expect(await idle).toBe(2);
  });
});
