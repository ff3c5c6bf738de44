import { it } from 'vitest';
import { FILE_ORDERS } from '#batch/testing';
import { DEFAULT_DESIGN } from '#design';
import { gridOfFile, makeUndrawn, redraw, writeFile } from '#making';
import { expectLinear } from '#testing';
import { pictureOfFile } from './picture-of-file.ts';

it('an SVG file is read in time proportional to the number of its shapes', async () => {
  const order = FILE_ORDERS.svg;
  const design = { ...DEFAULT_DESIGN, content: 'https://example.com/' };
  const made = makeUndrawn(design, null);
  const drawing = redraw(made, design, null, gridOfFile(made.code.size, order));
  const place = drawing.code;
  if (!place) throw new Error('No code');
  const file = new TextDecoder().decode(await writeFile(drawing, made.text, order));
  const shape = '<g transform="scale(1)"><path fill="#000000" d="M1 1h1v1h-1z"/></g>';
  const withMore = (count: number) => new TextEncoder().encode(file.replace('</svg>', `${shape.repeat(count)}</svg>`));
  await expectLinear(4_000, withMore, (bytes) => pictureOfFile(bytes, order, place, new Map()));
});
