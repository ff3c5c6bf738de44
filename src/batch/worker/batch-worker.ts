// Makes the codes of a run away from the page.
import readerUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { RunOrder } from '#batch';
import { fetchBytes } from '#scanning/worker';
import { answerPage } from '#workers';
import type { MakeTasks } from './make-tasks.ts';
import { makeWorks } from './make-works.ts';

answerPage<MakeTasks, RunOrder>(
  makeWorks({ loadModule: async (alive) => ({ bytes: await fetchBytes(readerUrl, alive) }) }),
);
