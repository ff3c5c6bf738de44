import { describe, expect, it } from 'vitest';
import type { Lettering, OutlinedWords, WordsBox } from '#lettering';
import { HALF_EM_LETTERS } from '#sheets/testing';
import {
  type LabelLine,
  type LabelText,
  layOutLabel,
  type Typesetter,
  typesetter,
  type WordsColumn,
} from './label-words.ts';

/** Returns a typesetter and a map. The typesetter records in the map the box of each text that it sets. */
function listening(): { readonly setter: Typesetter; readonly boxes: Map<string, WordsBox> } {
  const boxes = new Map<string, WordsBox>();
  const note = <Answer>(of: (text: string, box: WordsBox) => Answer) => {
    return (text: string, box: WordsBox): Answer => {
      boxes.set(text, box);
      return of(text, box);
    };
  };
  const { set, setAddress, widthOf } = HALF_EM_LETTERS;
  return { setter: { set: note(set), setAddress: note(setAddress), widthOf }, boxes };
}

const COLUMN: WordsColumn = { width: 30, height: 40, align: 'start', lines: 3 };

function line(text: string, isAddress = false): LabelLine {
  return { text, isAddress };
}

function layOut(text: LabelText, { mayCut = false, size = 4, ...rest }: Partial<WordsColumn> & Options = {}) {
  const { setter, boxes } = listening();
  return { block: layOutLabel(text, { ...COLUMN, ...rest }, size, setter, { mayCut }), boxes };
}

interface Options {
  readonly mayCut?: boolean;
  readonly size?: number;
}

it.each([
  [4, 0.82 * 4],
  [2, 1.64],
  [1.7, 1.6],
])('the title is bold; if it is %d mm large, the lines below are regular and %d mm large', (size, small) => {
  const { boxes } = layOut({ title: 'Title', lines: [line('Text'), line('a.example', true)] }, { size });
  expect(boxes.get('Title')).toMatchObject({ weight: 'bold', size, leastSize: size });
  for (const text of ['Text', 'a.example']) {
    expect(boxes.get(text)).toMatchObject({ weight: 'regular', lines: 1, size: expect.closeTo(small, 9) });
  }
});

it('the title gets the lines that the other words leave over', () => {
  const linesOf = (others: number): number | undefined =>
    layOut({ title: 'Title', lines: Array.from({ length: others }, (_, k) => line(`Text ${k}`)) }).boxes.get('Title')
      ?.lines;
  expect([0, 1, 2].map(linesOf)).toEqual([3, 2, 1]);
});

it('lines that do not fit are left out, but only if words may be cut', () => {
  const text = { title: 'Title', lines: [line('1'), line('2'), line('3')] };
  expect(layOut(text).block).toBeNull();
  const { block } = layOut(text, { mayCut: true });
  expect(block).toMatchObject({ isLineLeftOut: true, isCut: false });
  expect(block?.words.map(({ lines }) => lines)).toEqual([['Title'], ['1'], ['2']]);
  expect(layOut({ ...text, title: '' }).block).toMatchObject({ isLineLeftOut: false, hasTitle: false });
});

it('blank words take no line', () => {
  const { block } = layOut({ title: ' ', lines: [line('1'), line('  '), line('2'), line('3')] });
  expect(block).toMatchObject({ isLineLeftOut: false, hasTitle: false });
  expect(block?.words).toHaveLength(3);
  expect(layOut({ title: '', lines: [] }).block).toBeNull();
});

it('words do not fit if they are higher than the column, or if the column allows no lines', () => {
  const height = 1.37 * 4;
  const text = { title: 'Title', lines: [] };
  expect(layOut(text, { height }).block?.height).toBeCloseTo(height, 9);
  expect(layOut(text, { height: height - 0.01 }).block).toBeNull();
  expect(layOut(text, { lines: 0 }).block).toBeNull();
});

it('words shrink to 1.6 mm only if they may be cut', () => {
  const leastOf = (mayCut: boolean) => layOut({ title: 'Title', lines: [] }, { mayCut }).boxes.get('Title')?.leastSize;
  expect([leastOf(false), leastOf(true)]).toEqual([4, 1.6]);
});

it('a title is cut only if at least half of its characters remain', () => {
  // Three lines have room for 45 characters.
  const blockOf = (length: number) => layOut({ title: 'x'.repeat(length), lines: [] }, { mayCut: true }).block;
  expect(blockOf(45)).toMatchObject({ isCut: true });
  expect(blockOf(90)).toMatchObject({ isCut: true });
  expect(blockOf(95)).toBeNull();
});

it('a word that must be broken counts as cut', () => {
  const text = { title: 'x'.repeat(16), lines: [] };
  expect(layOut(text).block).toBeNull();
  expect(layOut(text, { mayCut: true }).block).toMatchObject({ isCut: true });
  expect(layOut({ ...text, title: 'x'.repeat(15) }).block).toMatchObject({ isCut: false });
});

it('words that measure at most 2% wider than the column are still set, because kerning can make a line narrower', () => {
  const fits = (factor: number): boolean => {
    const setter = { ...HALF_EM_LETTERS, widthOf: (text: string) => 0.5 * text.length * factor };
    return layOutLabel({ title: 'x'.repeat(15), lines: [] }, COLUMN, 4, setter, { mayCut: false }) !== null;
  };
  expect([1.02, 1.021].map(fits)).toEqual([true, false]);
});

it('an address that does not fit is left out, and the title gets its line', () => {
  const text = { title: 'Title', lines: [line('x'.repeat(60), true)] };
  expect(layOut(text).block).toBeNull();
  const { block, boxes } = layOut(text, { mayCut: true });
  expect(block).toMatchObject({ isLineLeftOut: true });
  expect(boxes.get('Title')?.lines).toBe(3);
});

it('characters that no font has are left out, and leaving them out does not count as breaking a word', () => {
  const set = (text: string, box: WordsBox): OutlinedWords => {
    const words = HALF_EM_LETTERS.set(text.replaceAll('?', ''), box);
    return { ...words, missing: text.includes('?') ? ['?'] : [] };
  };
  const blockOf = (text: LabelText) => layOutLabel(text, COLUMN, 4, { ...HALF_EM_LETTERS, set }, { mayCut: true });
  expect(blockOf({ title: 'Ti?le', lines: [] })).toMatchObject({ isCut: false, hasTitle: true, missing: ['?'] });
  expect(blockOf({ title: '??', lines: [line('Text')] })).toMatchObject({ hasTitle: false, words: { length: 1 } });
});

describe('a typesetter', () => {
  /** Returns a new object at each call. A character is 1 em wide in bold type, and half an em in regular type. */
  const layOut = (text: string, box: WordsBox): OutlinedWords => {
    const ems = text.length * (box.weight === 'bold' ? 1 : 0.5);
    return { ...HALF_EM_LETTERS.set(text, { ...box, size: 1 }), size: Math.min(box.size, box.width / ems) };
  };
  const BOX: WordsBox = { width: 30, lines: 1, size: 4, leastSize: 2, align: 'start', weight: 'regular' };

  it('returns the same object for the same words in the same box, and another one for any other box', () => {
    const { set, setAddress } = typesetter({ layOut, layOutAddress: layOut } as unknown as Lettering);
    const first = set('Menu', BOX);
    expect(set('Menu', { ...BOX })).toBe(first);
    const changes: Partial<WordsBox>[] = [
      ...[{ width: 31 }, { lines: 2 }, { size: 5 }, { leastSize: 3 }],
      ...([{ align: 'center' }, { weight: 'bold' }] as const),
    ];
    for (const change of changes) expect(set('Menu', { ...BOX, ...change }), JSON.stringify(change)).not.toBe(first);
    expect(set('Card', BOX)).not.toBe(first);
    const address = setAddress('Menu', BOX);
    expect(address).not.toBe(first);
    expect(setAddress('Menu', BOX)).toBe(address);
  });

  it('measures the width of words in ems, separately for bold and regular type', () => {
    const { widthOf } = typesetter({ layOut } as unknown as Lettering);
    expect([widthOf('Menu', 'bold'), widthOf('Menu', 'regular'), widthOf('Menu', 'bold')]).toEqual([4, 2, 4]);
  });
});

it('if no font has a character of the title or of a line below it, the block lists that character as missing', () => {
  expect(layOut({ title: 'Title?', lines: [line('Text')] }).block?.missing).toEqual(['?']);
  expect(layOut({ title: 'Title', lines: [line('Text?')] }).block?.missing).toEqual(['?']);
});
