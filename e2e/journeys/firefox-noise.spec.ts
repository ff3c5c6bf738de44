import { decode, pixels } from '../generator-page.ts';
import { redPng, SAMPLE_TEXT } from '../sample-code.ts';
import { expect, test } from './journey.ts';

// With this setting, Firefox resists fingerprinting: pixels read from a canvas are noise.
test.use({ settings: { 'privacy.resistFingerprinting': true }, hasDecoders: false });

test('a browser that falsifies canvas pixels makes a readable picture with the uploaded logo', async ({ visitor }) => {
  await visitor.open('/');
  const color = await visitor.ask(() => {
    const context = document.createElement('canvas').getContext('2d');
    context?.fillRect(0, 0, 100, 100);
    return Array.from(context?.getImageData(0, 0, 4, 4).data ?? []).join();
  });
  expect(color).not.toBe(new Array(16).fill('0,0,0,255').join());
  await visitor.fill('Website URL', SAMPLE_TEXT);
  await visitor.click('[role=tab]', 'Custom');
  await visitor.attach('Upload a logo or image', 'logo.png', redPng());
  await visitor.sees('img', 'Your upload');
  await visitor.generate();
  const png = await visitor.download();
  expect(await decode(png)).toEqual([SAMPLE_TEXT]);
  expect(pixels(png).at(200, 200)).toBe('#c81e1eff');
});
