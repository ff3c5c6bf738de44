import type { FromWorker, ToWorker } from '../messages.ts';

/** A worker that sends only what a test tells it to send. */
export class FakeWorker extends EventTarget {
  readonly received: ToWorker[] = [];
  isEnded = false;

  postMessage(message: ToWorker): void {
    this.received.push(structuredClone(message));
  }

  terminate(): void {
    this.isEnded = true;
  }

  send(message: FromWorker): void {
    if (!this.isEnded) this.dispatchEvent(new MessageEvent('message', { data: structuredClone(message) }));
  }

  load(): void {
    this.send({ is: 'ready' });
  }

  /** Reports progress on the last request. */
  report(progress: unknown): void {
    this.send({ is: 'progress', id: this.lastId, progress });
  }

  /** Answers the last request. */
  answer(answer: unknown): void {
    this.send({ is: 'answer', id: this.lastId, answer });
  }

  fail(event: 'error' | 'messageerror' = 'error'): void {
    this.dispatchEvent(new Event(event));
  }

  get lastId(): number {
    return this.asked.at(-1)?.id ?? 0;
  }

  /** The received requests, without other messages. */
  get asked(): Extract<ToWorker, { is: 'ask' }>[] {
    return this.received.filter((message) => message.is === 'ask');
  }
}
