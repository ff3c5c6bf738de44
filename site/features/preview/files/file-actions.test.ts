import { beforeEach, expect, it, vi } from 'vitest';
import { type FileJobState, FileJobs } from './file-actions.tsx';
import type { FileWatch } from './request-file.ts';

let now = 0;

beforeEach(() => void vi.spyOn(performance, 'now').mockImplementation(() => now));

/**
 * Returns a `FileJobs`, the states that it has reported, and a function that begins a job. The test ends the job with
 * `resolve` or `reject`.
 */
function startJobs() {
  const told: FileJobState[] = [];
  const jobs = new FileJobs((state) => told.push(state));
  const begin = () => {
    let job = { resolve: (_: Blob) => {}, reject: (_: unknown) => {} };
    let watch = {} as FileWatch;
    const made = jobs.begin((given) => {
      watch = given;
      return new Promise<Blob>((resolve, reject) => {
        job = { resolve, reject };
      });
    });
    return { ...job, made, watch };
  };
  return { jobs, begin, told };
}

const busy = (share: number | null): FileJobState => ({ share, isBusy: true });
const IDLE: FileJobState = { share: null, isBusy: false };

it('a job is busy until its file is made or fails, and then resolves to the file or rejects', async () => {
  const { begin, told } = startJobs();
  const [one, file] = [begin(), new Blob(['a'])];
  expect(told).toEqual([busy(null)]);
  one.resolve(file);
  expect(await one.made).toBe(file);
  const two = begin();
  two.reject(new Error('Full'));
  await expect(two.made).rejects.toThrow('Full');
  expect(told).toEqual([busy(null), IDLE, busy(null), IDLE]);
});

it('the progress of a job is reported only after the job has taken more than 250 ms', () => {
  const { begin, told } = startJobs();
  now = 1000;
  const { watch } = begin();
  now = 1250;
  watch.onProgress(0.1);
  expect(told).toEqual([busy(null)]);
  now = 1251;
  watch.onProgress(0.2);
  expect(told).toEqual([busy(null), busy(0.2)]);
});

it('a new job cancels the earlier one, about which nothing more is reported', async () => {
  const { begin, told } = startJobs();
  now = 0;
  const one = begin();
  now = 300;
  one.watch.onProgress(0.5);
  const two = begin();
  expect([one.watch.signal.aborted, two.watch.signal.aborted]).toEqual([true, false]);
  one.watch.onProgress(0.6);
  one.reject(one.watch.signal.reason);
  await expect(one.made).rejects.toThrow();
  expect(told).toEqual([busy(null), busy(0.5), busy(null)]);
});

it('a canceled job is busy until the work on its file has stopped', async () => {
  const { jobs, begin, told } = startJobs();
  const one = begin();
  jobs.cancel();
  expect([one.watch.signal.aborted, told]).toEqual([true, [busy(null)]]);
  one.reject(one.watch.signal.reason);
  await expect(one.made).rejects.toThrow();
  expect(told.at(-1)).toEqual(IDLE);
});
