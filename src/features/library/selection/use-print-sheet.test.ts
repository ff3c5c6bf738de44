import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it, vi } from 'vitest';
import type { CodeEntry } from '#storage';
import { usePrintSheet } from './use-print-sheet.ts';

vi.mock('#storage', () => ({ readCodePicture: async (id: string) => (id === 'gone' ? null : `picture ${id}`) }));

let sheet: ReturnType<typeof usePrintSheet>;

function Probe() {
  sheet = usePrintSheet();
  return null;
}

it('`print` leaves out codes that are no longer stored, and resolves to the number of printed codes', async () => {
  renderToStaticMarkup(createElement(Probe));
  expect(sheet.proofs).toEqual([]);
  const codes = ['1', 'gone', '2'].map((id) => ({ id }) as CodeEntry);
  expect([await sheet.print(codes), await sheet.print([])]).toEqual([2, 0]);
});
