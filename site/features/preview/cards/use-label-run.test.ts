import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { makeCode } from '#making';
import { printOfLabel, usualTitle } from './use-label-run.ts';

const design: QrDesign = { ...DEFAULT_DESIGN, content: 'https://example.com/menu' };
const made = makeCode(design, null);

it('usualTitle is the caption of the design, or else the name of the code', () => {
  expect(usualTitle({ made, design: { ...design, caption: 'Menu' } })).toBe('Menu');
  expect(usualTitle({ made, design })).toBe('example.com/menu');
});

it('printOfLabel returns the position and width, in millimeters, of the code with its margin of four modules', () => {
  const layout = { moduleWidth: 0.5, code: { x: 6, y: 5 } };
  const label = { drawing: {}, layout, made } as unknown as Parameters<typeof printOfLabel>[1];
  const width = (made.code.size + 8) * 0.5;
  expect(printOfLabel('a', label)).toMatchObject({ text: 'a', margin: 4, x: 4, y: 3, width, mm: width });
});
