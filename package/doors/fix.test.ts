import { expect, test } from 'vitest';
import { fix } from './fix.ts';
import { svg } from './index.ts';

const text = 'https://example.com/menu';

test('a design that scans everywhere stays as it is', async () => {
  const { design, changes, verdict } = await fix({ text, shape: 'rounded' });
  expect({ changes, verdict }).toEqual({ changes: [], verdict: 'everywhere' });
  expect(svg(text, design)).toBe(svg(text, { shape: 'rounded', level: 'H' }));
});

test('colors that are too light are darkened, and the rest of the design stays', { tags: 'deep' }, async () => {
  const { design, changes, verdict } = await fix({ text, color: '#9BF', shape: 'dots', margin: 0 });
  expect(verdict).toBe('everywhere');
  expect(changes).toContainEqual({ kind: 'margin', to: 1 });
  expect(changes.find(({ kind }) => kind === 'recolor')).toMatchObject({ how: 'darken' });
  expect(design).toMatchObject({ text, shape: 'dots', margin: 1, level: 'H' });
  expect(design.color).not.toBe('#9BF');
});

test('a gradient on a color is judged on white, and says so', async () => {
  const gradient = { type: 'linear', from: '#003366', to: '#330099' } as const;
  const { design, changes } = await fix({ text, gradient, background: '#89A' });
  expect(changes).toEqual([{ kind: 'white-background', to: '#FFFFFF' }]);
  expect(design).toMatchObject({ gradient, background: '#FFF' });
});

test('a text that is too long is an error of its own', async () => {
  await expect(fix({ text: 'x'.repeat(2000) })).rejects.toMatchObject({ code: 'too-long' });
});
