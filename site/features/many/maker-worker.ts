import decoderUrl from 'zxing-wasm/reader/zxing_reader.wasm?url';
import type { RunOrder } from '#batch';
import { aboutCode } from '#words';
import { siteLettering } from '#workbench';
import { answerPage, fetchBytes } from '#workers';
import { type MakeTasks, makeWorks } from '#workers/batch';

answerPage<MakeTasks, RunOrder>(
  makeWorks({
    loadModule: async (alive) => ({ bytes: await fetchBytes(decoderUrl, alive) }),
    loadLettering: siteLettering.load,
    about: aboutCode,
  }),
);
