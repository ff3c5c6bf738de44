import { expect, it } from 'vitest';
import { type CellKind, cellKind } from './cell-kind.ts';

it.each<[string, CellKind]>([
  ['', 'empty'],
  [' \t', 'empty'],
  ['12', 'number'],
  ['-1.234,50', 'number'],
  ['+5 %', 'number'],
  ['0123', 'number'],
  ['0123456', 'number'],
  ['0123 456', 'phone'],
  ['+49301234', 'phone'],
  ['+49', 'number'],
  ['+4930', 'number'],
  ['+49301', 'phone'],
  ['0 123', 'number'],
  ['0 1234', 'phone'],
  ['(030) 123 45', 'phone'],
  ['2026-11-22', 'words'],
  ['https://example.com/a', 'address'],
  ['www.example.com', 'address'],
  ['shop.example.com/a?b', 'address'],
  ['example.c', 'words'],
  ['jane@example.com', 'email'],
  ['jane@example', 'words'],
  ['Jane Doe', 'words'],
  ['A1', 'words'],
])('the cell %j has the kind %s', (cell, kind) => {
  expect(cellKind(cell)).toBe(kind);
  expect(cellKind(` ${cell} `)).toBe(kind);
});

it('the first 2,000 characters of a cell decide its kind', () => {
  expect(cellKind(`${'1'.repeat(1999)}x`)).toBe('words');
  expect(cellKind(`${'1'.repeat(2000)}x`)).toBe('number');
  expect(cellKind(`${'1'.repeat(1999)}xx`)).toBe('words');
});
