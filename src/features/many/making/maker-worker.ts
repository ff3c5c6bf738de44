// The worker that makes the codes of a run.
import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { RunOrder } from '#batch';
import { type MakeTasks, makeWorks } from '#batch/worker';
import { fetchBytes } from '#scanning';
import { siteLettering } from '#workbench';
import { answerPage } from '#workers';

answerPage<MakeTasks, RunOrder>(
  makeWorks({
    loadModule: async (alive) => ({ bytes: await fetchBytes(decoderUrl, alive) }),
    loadLettering: siteLettering.load,
  }),
);
