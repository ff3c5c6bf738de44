import { afterEach, beforeEach, vi } from 'vitest';
import { FakeWorker } from './fake-worker.ts';

/**
 * Replaces `Worker` and the timers with fakes in every test of the calling file. Returns the list of the workers that
 * the current test has started. After each test, the fake timers advance by an hour, so that every worker is ended.
 */
export function stubWorkers(): readonly FakeWorker[] {
  const started: FakeWorker[] = [];
  beforeEach(() => {
    started.length = 0;
    vi.useFakeTimers();
    vi.stubGlobal(
      'Worker',
      class extends FakeWorker {
        constructor() {
          super();
          started.push(this);
        }
      },
    );
  });
  afterEach(() => {
    vi.advanceTimersByTime(3_600_000);
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });
  return started;
}
