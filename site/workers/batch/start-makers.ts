import type { RunOrder } from '#batch';
import { imageForWorker } from '#raster';
import { type Clock, type Kept, poolSize, startPool, type WorkerLike, type WorkerPool } from '#workers';
import type { MakeTasks } from './make-tasks.ts';

/**
 * Milliseconds without a sign of life after which a worker counts as dead, by task. A worker gives a sign of life
 * before it makes a row, during downloads, and between readings. Rows with woven pictures take longest.
 */
const SILENCE = {
  make: 120_000,
  judge: 60_000,
  code: 120_000,
  draw: 120_000,
  print: 120_000,
  read: 60_000,
  pack: 60_000,
};

/** Starts the pool for `makeRows`. Its workers must answer with `makeWorks`. By default, its size suits the machine. */
export function startMakers(
  makeWorker: () => WorkerLike,
  size: number = poolSize(navigator.hardwareConcurrency),
  clock?: Clock,
): WorkerPool<MakeTasks, RunOrder> {
  return startPool<MakeTasks, RunOrder>({ name: 'Maker', makeWorker, silence: SILENCE, size, ...(clock && { clock }) });
}

/**
 * Returns an order as a kept value, which each worker gets only once. Workers get it without the file of its image,
 * because drawing needs only the pixels.
 */
export function keptOrder(order: RunOrder): Kept<RunOrder> {
  return {
    value: order,
    copy() {
      const { design, image } = order;
      const light = design.customImage === undefined ? design : { ...design, customImage: '' };
      const copied = image && imageForWorker(image).copy();
      return {
        value: { ...order, design: light, image: copied?.value ?? null },
        transfer: copied?.transfer ?? [],
      };
    },
  };
}
