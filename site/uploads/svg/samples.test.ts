import { readdirSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { readSvg } from './read-svg.ts';

// Each sample imitates the SVG files of one drawing program or icon set. `e2e/drawings.spec.ts` checks that each sample
// and its copy by `readSvg` look the same in a browser.
const FOLDER = new URL('./samples/', import.meta.url);

const countDrawn = (text: string): number =>
  text.match(/<(?:path|rect|circle|line|polygon|text|tspan|use|image)\b/g)?.length ?? 0;

it.each(readdirSync(FOLDER))('readSvg accepts %s and keeps every element that draws something', async (name) => {
  const file = readFileSync(new URL(name, FOLDER));
  const drawing = await readSvg(new Uint8Array(file), {
    longerSide: 1024,
    inspectPixels: () => ({ type: 'image/png', width: 4, height: 4 }),
    pause: async () => undefined,
  });
  expect(drawing).toMatchObject({ text: expect.any(String) });
  if ('code' in drawing) return;
  expect(countDrawn(drawing.text)).toBe(countDrawn(file.toString('latin1')));
  expect(Math.max(drawing.width, drawing.height)).toBe(1024);
});
