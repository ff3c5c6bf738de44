import { describe, expect, it, vi } from 'vitest';
import type { FromWorker, ToWorker } from './messages.ts';
import { answerPage, type WorksOf } from './work-context.ts';

interface Work {
  readonly echo: { readonly request: string; readonly answer: string; readonly progress: number };
}

/** Runs `answerPage` with a fake port, whose other end is the test. */
function portOf(works: WorksOf<Work, string>) {
  const sent: FromWorker[] = [];
  const transfers: unknown[] = [];
  let listen: (event: { readonly data: ToWorker }) => void = () => undefined;
  answerPage<Work, string>(works, {
    postMessage: (message, options) => {
      sent.push(message);
      transfers.push(...(options?.transfer ?? []));
    },
    addEventListener: (_, listener) => {
      listen = listener;
    },
  });
  const ask = (request: string, id = 1) => listen({ data: { is: 'ask', id, kind: 'echo', request } });
  return { sent, transfers, ask, post: (data: ToWorker) => listen({ data }) };
}

describe('a worker', () => {
  it('reports that it is loaded, and gives the work the value of the last `keep` message from the page', async () => {
    const { sent, ask, post } = portOf({ echo: (request, { kept }) => `${request} ${kept}` });
    expect(sent).toEqual([{ is: 'ready' }]);
    ask('before');
    post({ is: 'keep', value: 'image' });
    ask('after', 2);
    ask('later', 3);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.slice(1)).toEqual([
      { is: 'answer', id: 1, answer: 'before null' },
      { is: 'answer', id: 2, answer: 'after image' },
      { is: 'answer', id: 3, answer: 'later image' },
    ]);
  });

  it('reports progress at once, transfers buffers, and gives at most one sign of life per second', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const buffer = new ArrayBuffer(1);
    const { sent, transfers, ask } = portOf({
      echo: (request, { progress, alive, transfer }) => {
        progress(0.5);
        for (const at of [999, 1000, 1500, 2000]) {
          now.mockReturnValue(at);
          alive();
        }
        transfer(buffer);
        return request;
      },
    });
    ask('x');
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ is: 'answer' }));
    expect(sent.map(({ is }) => is)).toEqual(['ready', 'progress', 'alive', 'alive', 'answer']);
    expect(transfers).toEqual([buffer]);
    now.mockRestore();
  });

  it('gives no sign of life in the first second of a request', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(5000);
    const { sent, ask } = portOf({
      echo: (request, { alive }) => {
        for (const at of [5000, 5999]) {
          now.mockReturnValue(at);
          alive();
        }
        return request;
      },
    });
    ask('x');
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ is: 'answer' }));
    expect(sent.map(({ is }) => is)).toEqual(['ready', 'answer']);
    now.mockRestore();
  });

  it('counts progress as a sign of life', async () => {
    const now = vi.spyOn(performance, 'now').mockReturnValue(0);
    const { sent, ask } = portOf({
      echo: (request, { progress, alive }) => {
        now.mockReturnValue(600);
        progress(0.5);
        for (const at of [1000, 1599]) {
          now.mockReturnValue(at);
          alive();
        }
        return request;
      },
    });
    ask('x');
    await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ is: 'answer' }));
    expect(sent.map(({ is }) => is)).toEqual(['ready', 'progress', 'answer']);
    now.mockRestore();
  });

  it('reports an error by its name, message and code', async () => {
    const { sent, ask } = portOf({
      echo: async (request) => {
        if (request === 'plain') throw 'a string';
        // The browser's own errors (`DOMException`) have a number as their code.
        if (request === 'numbered') throw Object.assign(new Error('Given up'), { code: 20 });
        throw Object.assign(new RangeError('Too far'), { code: 'far' });
      },
    });
    ask('x');
    ask('plain', 2);
    ask('numbered', 3);
    await vi.waitFor(() => expect(sent).toHaveLength(4));
    expect(sent.slice(1)).toEqual([
      { is: 'thrown', id: 1, thrown: { name: 'RangeError', message: 'Too far', code: 'far' } },
      { is: 'thrown', id: 2, thrown: { name: 'Error', message: 'a string', code: null } },
      { is: 'thrown', id: 3, thrown: { name: 'Error', message: 'Given up', code: null } },
    ]);
  });

  it('aborts only the signal of the canceled request', async () => {
    const signals: AbortSignal[] = [];
    const { ask, post } = portOf({
      echo: (_, { signal }) => {
        signals.push(signal);
        return new Promise(() => undefined);
      },
    });
    ask('x');
    ask('y', 2);
    post({ is: 'cancel', id: 1 });
    expect(signals.map(({ aborted }) => aborted)).toEqual([true, false]);
  });
});
