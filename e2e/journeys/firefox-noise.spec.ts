import { decode } from '../generator-page.ts';
import { SAMPLE_TEXT } from '../sample-code.ts';
import { expect, test } from './journey.ts';

// A guard against fingerprinting: every canvas gives noise back.
test.use({ settings: { 'privacy.resistFingerprinting': true }, hasReaders: false });

test('a browser whose canvases lie hands out a picture that reads', async ({ visitor }) => {
  await visitor.open('/');
  const color = await visitor.ask(() => {
    const context = document.createElement('canvas').getContext('2d');
    context?.fillRect(0, 0, 100, 100);
    return Array.from(context?.getImageData(0, 0, 4, 4).data ?? []).join();
  });
  expect(color).not.toBe(new Array(16).fill('0,0,0,255').join());
  await visitor.fill('Website URL', SAMPLE_TEXT);
  await visitor.generate();
  expect(await decode(await visitor.download())).toEqual([SAMPLE_TEXT]);
});
