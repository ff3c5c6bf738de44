import { numberOf, type Option, stringOf, type Values } from './arguments.ts';

/** Options of a look and its size, of `make` and `batch`. The doors check the values. */
export const LOOK: readonly Option[] = [
  { name: 'shape', values: ['SHAPE'], help: 'square, rounded, dots, level-bars, upright-bars' },
  { name: 'color', values: ['HEX'], help: 'of the modules; default black' },
  { name: 'background', values: ['HEX'], help: 'default white; transparent for none' },
  { name: 'margin', values: ['MODULES'], help: 'on each side; default 4' },
];

export const SIZE: readonly Option[] = [
  { name: 'mm', values: ['WIDTH'], help: 'in print' },
  { name: 'px', values: ['WIDTH'], help: 'on screens' },
];

export const BLACK: Option = { name: 'black', help: 'only black ink, in a PDF' };

export function lookOf(values: Values) {
  return {
    shape: stringOf(values, 'shape'),
    color: stringOf(values, 'color'),
    background: stringOf(values, 'background'),
    margin: numberOf(values, 'margin'),
    mm: numberOf(values, 'mm'),
    px: numberOf(values, 'px'),
    // Absent, what a saved design says counts.
    black: values.black === true || undefined,
  };
}
