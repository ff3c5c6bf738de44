import { expect, it } from 'vitest';
import { BLACK, type Drawing, type Paint, type Part, WHITE } from '#drawing';
import { inBlackInk } from './black-ink.ts';

const RED: Paint = { kind: 'solid', color: { r: 255, g: 0, b: 0, a: 0.5 } };

it('in black ink, every shape is black except the background, the box of an image, and light words on a frame', () => {
  const paintOf = (part: Part): Paint | undefined => {
    const drawing: Drawing = {
      width: 1,
      height: 1,
      background: RED,
      layers: [{ kind: 'path', part, d: '', paint: RED }],
    };
    const { background, layers } = inBlackInk(drawing);
    expect(background).toEqual(WHITE);
    return layers[0].kind === 'path' ? layers[0].paint : undefined;
  };
  for (const part of ['background', 'image-box', 'light-words'] as const) expect(paintOf(part), part).toEqual(WHITE);
  for (const part of ['modules', 'finder-rings', 'finder-centers', 'frame', 'words', 'lines'] as const) {
    expect(paintOf(part), part).toEqual(BLACK);
  }
});

it('in black ink, the pixels of an image have the luma of their colors, and keep their alpha', () => {
  const data = Uint8ClampedArray.of(255, 0, 0, 255, 0, 255, 0, 100, 0, 0, 255, 0);
  const image = { pixels: { width: 3, height: 1, data }, href: 'data:,' };
  const box = { x: 0, y: 0, width: 3, height: 1 };
  const layers = [{ kind: 'image', part: 'image', image, ...box, opacity: 1, fit: 'fill' }] as const;
  const [gray] = inBlackInk({ width: 3, height: 1, background: RED, layers }).layers;
  if (gray.kind !== 'image') return expect.fail('No image');
  expect([...gray.image.pixels.data]).toEqual([76, 76, 76, 255, 150, 150, 150, 100, 29, 29, 29, 0]);
  expect(gray.image.href).toBe('');
});
