import { answerPage, type WorksOf } from '#workers';
import type { FromWorker, WorkerLike } from '../pool.ts';

export class ThreadWorker implements WorkerLike {
  readonly #page: MessagePort;
  readonly #own: MessagePort;
  readonly #failed = new EventTarget();
  isEnded = false;

  // biome-ignore lint/suspicious/noExplicitAny: works of any kind.
  constructor(works: WorksOf<any, any>) {
    const { port1, port2 } = new MessageChannel();
    [this.#page, this.#own] = [port1, port2];
    answerPage(works, {
      postMessage: (message: FromWorker, options) => port2.postMessage(message, options?.transfer ?? []),
      addEventListener: (type, listener) => port2.addEventListener(type, listener as unknown as EventListener),
    });
    port2.start();
  }

  postMessage(message: unknown, transfer: unknown): void {
    this.#page.postMessage(message, transfer as Transferable[]);
  }

  addEventListener(type: string, listener: unknown): void {
    if (type !== 'message') this.#failed.addEventListener(type, listener as EventListener);
    else {
      this.#page.addEventListener(type, listener as EventListener);
      this.#page.start();
    }
  }

  terminate(): void {
    this.isEnded = true;
    this.#page.close();
    this.#own.close();
  }

  /** Fails as a worker whose script has thrown an error or cannot be loaded. */
  fail(): void {
    this.#failed.dispatchEvent(new Event('error'));
  }
}
