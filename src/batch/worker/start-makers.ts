import type { RunOrder } from '#batch';
import { imageForWorker } from '#raster';
import { type Clock, type Kept, poolSize, startPool, type WorkerLike, type WorkerPool } from '#workers';
import type { MakeTasks } from './make-tasks.ts';

/**
 * Milliseconds. A worker gives a sign of life before every row, during downloads, and between readings. The longest row
 * is one with a woven picture.
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

/**
 * Starts the pool that `makeRows` asks, of workers that answer with `makeWorks`: as many as the machine is good for.
 */
export function startMakers(
  makeWorker: () => WorkerLike,
  size: number = poolSize(navigator.hardwareConcurrency),
  clock?: Clock,
): WorkerPool<MakeTasks, RunOrder> {
  return startPool<MakeTasks, RunOrder>({ name: 'Maker', makeWorker, silence: SILENCE, size, ...(clock && { clock }) });
}

/**
 * Returns an order as workers are sent it, once each: without the file of its image, which only its pixels are drawn
 * from.
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
