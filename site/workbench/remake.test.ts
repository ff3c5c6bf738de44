import { afterEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign } from '#design';
import { makeCode } from '#making';
import { drawSample } from '#weaving/testing';
import { FakeWorker } from '#workers/testing';
import { remake } from './remake.ts';

const DESIGN = { ...DEFAULT_DESIGN, content: 'example.com' };

afterEach(() => vi.unstubAllGlobals());

it('remake makes the code of a record again, with the text that the recorded code encodes', async () => {
  expect(await remake({ design: DESIGN, text: 'https://example.com' }, null)).toMatchObject({
    design: DESIGN,
    image: null,
  });
  for (const text of ['https://example.com', 'http://example.com/', ' WIFI:T:WPA;S:x;P:y;; ']) {
    const { made, design } = await remake({ design: { ...DESIGN, details: { password: 'z' } }, text }, null);
    expect(made.text).toBe(text);
    // The detail fields belong to the typed content, so they are dropped if the code encodes another
    // text.
    expect(design.details?.password).toBe(text === 'https://example.com' ? 'z' : undefined);
  }
});

it('remake gets a woven code from the worker instead of weaving it on the page', async () => {
  const image = { pixels: drawSample('cup', 60), href: 'data:image/png;base64,' };
  const design: QrDesign = {
    ...DESIGN,
    qrType: 'custom',
    imagePosition: 'full',
    weave: DEFAULT_WEAVE,
    customImage: image.href,
  };
  const made = { ...makeCode(DESIGN, null), text: 'https://example.com' };
  class Weaver extends FakeWorker {
    override postMessage(message: Parameters<FakeWorker['postMessage']>[0]): void {
      super.postMessage(message);
      if (message.is === 'ask') queueMicrotask(() => this.answer({ state: 'ready', design, image: null, made }));
    }
  }
  vi.stubGlobal('Worker', Weaver);
  expect((await remake({ design, text: made.text }, image)).made).toEqual(made);
});
