export { FakeClock } from './fake-clock.ts';
export { FakeWorker } from './fake-worker.ts';
