import type { RunOrder } from '#batch';
import { imageForWorker } from '#raster';
import { type Kept, startPool, type WorkerLike, type WorkerPool } from '#workers';
import type { MakeTasks } from './make-tasks.ts';

/** Maximum number of workers. More would wait for memory rather than for processors. */
const MOST = 8;

/** Starts the pool for `makeRows`. Its workers must answer with `makeWorks`. By default, its size suits the machine. */
export function startMakers(
  makeWorker: () => WorkerLike,
  size: number = poolSize(navigator.hardwareConcurrency),
): WorkerPool<MakeTasks, RunOrder> {
  return startPool<MakeTasks, RunOrder>({
    name: 'Maker',
    makeWorker,
    // A worker gives a sign of life before it makes a row, during downloads, and between readings. Rows with woven
    // pictures take longest.
    silence: 120_000,
    size,
  });
}

/** Leaves a core to the page, if there are more than two. */
function poolSize(cores: number): number {
  return Math.min(MOST, Math.max(1, cores <= 2 ? cores : cores - 1));
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
