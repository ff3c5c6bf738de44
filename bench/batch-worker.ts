// The worker of batch.mjs: makes the codes of a run in a thread of Node.
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { parentPort } from 'node:worker_threads';
import { loadLettering } from '#lettering';
import { INSTALLED_FONTS } from '#lettering/testing';
import { answerPage } from '#workers';
import { makeWorks } from '#workers/batch';

const require = createRequire(`${process.cwd()}/`);

answerPage(
  makeWorks({
    loadLettering: () => loadLettering(INSTALLED_FONTS),
    loadModule: async () => {
      const file = readFileSync(require.resolve('zxing-wasm/reader/zxing_reader.wasm'));
      return { bytes: new Uint8Array(file).buffer };
    },
  }),
  {
    postMessage: (message, { transfer = [] } = {}) => parentPort?.postMessage(message, transfer as ArrayBuffer[]),
    addEventListener: (_type, listener) => parentPort?.on('message', (data) => listener({ data })),
  },
);
