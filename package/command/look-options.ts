// The options of the doors, each in one row. From it follow those of the command, `--help` and the schemas of `mcp`.

import {
  CORNER_DOT_SHAPES,
  CORNER_SQUARE_SHAPES,
  FRAMES,
  GRADIENT_DIRECTIONS,
  MODULE_SHAPES,
  WEAVE_DETAILS,
  WEAVE_LOOKS,
} from '#design';
import type { OptionError } from '#doors/errors';
import { LEVELS } from '#engine';
import { nearest, numberOf, type Option, stringOf, type Values } from './arguments.ts';
import { type CommandError, usageError } from './errors.ts';

/** An option of the doors, which check its value. */
export interface DoorOption {
  /** As in the doors; `gradient.from` is `from` in the object `gradient`. `file` stands for an image. */
  readonly name: string;
  /** Its words, or what it is. `off` is true unless it is turned off. */
  readonly is: readonly string[] | 'color' | 'number' | 'whole' | 'text' | 'file' | 'on' | 'off';
  /** Whether a number can stand in place of a word. */
  readonly orNumber?: true;
  readonly help: string;
}

const SHAPES: readonly DoorOption[] = [
  { name: 'shape', is: MODULE_SHAPES, help: '' },
  { name: 'cornerShape', is: CORNER_SQUARE_SHAPES, help: '' },
  { name: 'dotShape', is: CORNER_DOT_SHAPES, help: 'in the corners' },
  { name: 'color', is: 'color', help: 'of the modules; default black' },
  { name: 'background', is: 'color', help: 'default white; transparent for none' },
  { name: 'cornerColor', is: 'color', help: 'default: as the modules' },
  { name: 'dotColor', is: 'color', help: 'default: as the corners' },
  { name: 'gradient.type', is: ['linear', 'radial'], help: 'in place of a color' },
  { name: 'gradient.from', is: 'color', help: 'where it begins' },
  { name: 'gradient.to', is: 'color', help: 'where it ends' },
  {
    name: 'gradient.direction',
    is: GRADIENT_DIRECTIONS,
    orNumber: true,
    help: 'degrees: 0 to the top, 90 to the right',
  },
];

const LOGO: readonly DoorOption[] = [
  { name: 'logo.file', is: 'file', help: 'in the middle; an image' },
  { name: 'logo.size', is: 'number', help: 'percent, 10 to 50; default 30' },
  { name: 'logo.position', is: ['center', 'full'], help: 'full is over the code, at 30% opacity' },
];

const MARGIN: DoorOption = { name: 'margin', is: 'whole', help: 'modules on each side; default 4' };

export const LEVEL: DoorOption = { name: 'level', is: LEVELS, help: 'of error correction' };

/** Of a look that is changed until it scans. */
export const FIXED_LOOK: readonly DoorOption[] = [...SHAPES, ...LOGO, MARGIN];

export const FRAME: DoorOption = { name: 'frame', is: FRAMES, help: '' };

/** Of a look that many codes have. */
export const COMMON_LOOK: readonly DoorOption[] = [...FIXED_LOOK, LEVEL, FRAME];

export const WORDS: readonly DoorOption[] = [{ name: 'caption', is: 'text', help: 'below the code' }, FRAME];

export const CODE: readonly DoorOption[] = [
  LEVEL,
  { name: 'minVersion', is: 'whole', help: '1 to 40' },
  { name: 'maxVersion', is: 'whole', help: '1 to 40' },
  { name: 'mask', is: 'whole', help: '0 to 7; default: the best' },
  { name: 'eci', is: 'off', help: 'text beyond ASCII is not announced as UTF-8' },
  { name: 'kanji', is: 'on', help: 'Japanese in kanji mode, if that is smaller' },
  { name: 'gs1', is: 'on', help: 'TEXT is of GS1, such as (01)09506000134352(10)ABC' },
];

export const WEAVE: readonly DoorOption[] = [
  { name: 'weave.file', is: 'file', help: 'a photo that becomes the code' },
  { name: 'weave.look', is: WEAVE_LOOKS, help: '' },
  { name: 'weave.detail', is: WEAVE_DETAILS, help: '' },
  { name: 'weave.strength', is: 'number', help: '0, a clearer picture, to 1, easier to scan' },
  { name: 'weave.sturdy', is: 'on', help: 'level M, for codes that will be worn' },
];

export const SIZE: readonly DoorOption[] = [
  { name: 'mm', is: 'number', help: 'width in print' },
  { name: 'px', is: 'number', help: 'width on screens' },
];

export const INK: readonly DoorOption[] = [
  { name: 'black', is: 'on', help: 'only black ink, in a PDF' },
  { name: 'deterministic', is: 'on', help: 'the same bytes in every version of Node' },
];

export const NAMED: readonly DoorOption[] = [
  { name: 'title', is: 'text', help: 'says what the code is for, in an SVG or a PDF' },
  { name: 'idPrefix', is: 'text', help: 'of the names of gradients, in an SVG' },
];

/** Returns options as they are on the command line. */
export function optionsFor(rows: readonly DoorOption[]): Option[] {
  return rows.map((row) => {
    const { is, help } = row;
    const words = typeof is === 'string' ? '' : is.join(', ');
    const value = VALUES[typeof is === 'string' ? is : 'words'];
    return {
      name: nameOf(row),
      ...(value !== undefined && { values: [value] }),
      help: [words, help].filter(Boolean).join('; '),
    };
  });
}

const VALUES: Readonly<Record<string, string>> = {
  words: 'NAME',
  color: 'HEX',
  number: 'N',
  whole: 'N',
  text: 'WORDS',
  file: 'FILE',
};

/** Returns the name of an option on the command line. */
export function nameOf({ name, is }: DoorOption): string {
  const words = name.replace(/\.file$/, '').replaceAll('.', '-');
  const kebab = words.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return is === 'off' ? `no-${kebab}` : kebab;
}

/** Returns the given options by the names of the doors. */
export function optionsOf(rows: readonly DoorOption[], values: Values): Record<string, unknown> {
  const given: Record<string, unknown> = {};
  for (const row of rows) {
    const value = givenValue(row, values);
    if (value === undefined) continue;
    const [name, field] = row.name.split('.');
    given[name] = field === undefined ? value : { ...(given[name] as object | undefined), [field]: value };
  }
  return given;
}

function givenValue(row: DoorOption, values: Values): unknown {
  const name = nameOf(row);
  switch (row.is) {
    case 'number':
    case 'whole':
      return numberOf(values, name);
    case 'on':
      return values[name];
    case 'off':
      return values[name] && false;
    default: {
      const given = stringOf(values, name);
      if (row.orNumber && /^[\d.]+$/.test(given ?? '')) return Number(given);
      return row === LEVEL ? given?.toUpperCase() : given;
    }
  }
}

/** Returns an error of the doors as one of the command line, with the word that was perhaps meant. */
export function usageErrorOf(
  { option, message, value, limit }: OptionError,
  rows: readonly DoorOption[],
): CommandError {
  const row = rows.find(({ name }) => name === option || name === `weave.${option}`);
  const named = row ? message.replace(option, nameOf(row)) : message;
  const words = Array.isArray(limit) ? limit.filter((each) => typeof each === 'string') : [];
  const near = typeof value === 'string' ? nearest(value, words) : undefined;
  return usageError(`--${named}${near === undefined ? '' : ` Did you mean ${near}?`}`);
}
