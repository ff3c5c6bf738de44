export { FakeClock } from './fake-clock.ts';
export { FakeWorker } from './fake-worker.ts';
export { stubWorkers } from './stub-workers.ts';
