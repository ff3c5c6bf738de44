import { BLACK, type Drawing, type PathLayer, placeDrawing, WHITE } from '#drawing';
import { type Lettering, placePath, type WordsBox } from '#lettering';
import { edgeLine } from './label-pages.ts';
import { cornerOf, type LabelSheet, labelsOn } from './label-sheet.ts';
import { box, HAIRLINE } from './outlines.ts';
import { corrected, NO_CORRECTION, type PrinterCorrection } from './place-labels.ts';

/** Length of the ruler, in millimeters, on a page that has room for it. */
const RULE = 100;
/** Smallest distance from the ends of the ruler to the edges of the paper, in millimeters. */
const RULE_MARGIN = 5;

/** The words of a test page. */
export interface TestPageWords {
  /** Returns the words below a ruler of this length, which is less than 100 mm on narrow paper. */
  readonly rule: (mm: number) => string;
}

/**
 * Returns a test page, which the visitor prints on plain paper and holds against a sheet of labels. It has the outlines
 * and the numbers of all labels, and a ruler. The ruler is 100 mm long. On narrow paper, it is as many whole
 * centimeters long as there is room for. Without lettering, there are no numbers, and no words below the ruler.
 */
export function testPage(
  sheet: LabelSheet,
  words: TestPageWords,
  lettering: Lettering | null,
  correction: PrinterCorrection = NO_CORRECTION,
): Drawing {
  const { paper } = sheet;
  const scale = correction.percent / 100;
  const edge: Drawing = { ...sheet, background: WHITE, layers: [edgeLine(sheet)] };
  const places = Array.from({ length: labelsOn(sheet) }, (_, place) => corrected(cornerOf(sheet, place), correction));
  const outlines = places.map((place) => placeDrawing(edge, { ...place, scale }));
  const numbers = lettering ? places.map((place, k) => numberOn(sheet, place, k + 1, lettering)) : [];
  const layers = [...outlines, ...numbers, ...ruleOf(sheet, words, lettering, correction)];
  return { width: paper.width, height: paper.height, background: WHITE, layers };
}

function numberOn(
  { width, height }: LabelSheet,
  place: { readonly x: number; readonly y: number },
  number: number,
  lettering: Lettering,
): PathLayer {
  const size = Math.min(4, height / 4);
  const room: WordsBox = { width, lines: 1, size, leastSize: 1, align: 'center', weight: 'regular' };
  const { d, height: lineHeight } = lettering.layOut(String(number), room);
  return lines(placePath(d, 1, place.x, place.y + (height - lineHeight) / 2), 'words');
}

/**
 * Returns a ruler in the middle of the page, with a tick for each centimeter, on a white background. On paper up to 60
 * mm high, there are no words below the ruler. On paper narrower than 20 mm, there is no ruler.
 */
function ruleOf(
  { paper }: LabelSheet,
  words: TestPageWords,
  lettering: Lettering | null,
  correction: PrinterCorrection,
): PathLayer[] {
  const mm = Math.min(RULE, 10 * Math.floor((paper.width - 2 * RULE_MARGIN) / 10));
  if (mm <= 0) return [];
  const scale = correction.percent / 100;
  const [left, y] = [(paper.width - mm) / 2, paper.height / 2];
  const [textHeight, tick] = paper.height > 60 ? [6, 4] : [0, 2];
  const clear: PathLayer = {
    ...{ kind: 'path', part: 'background', paint: WHITE },
    d: box(left - 2, y - tick - 1, mm + 4, tick + 2 + textHeight),
  };
  const ticks = Array.from({ length: mm / 10 + 1 }, (_, k) => {
    const high = k % 5 === 0 ? tick : tick / 2;
    return box(left + scale * 10 * k - HAIRLINE / 2, y - high, HAIRLINE, high - HAIRLINE / 2);
  });
  const line = box(left - HAIRLINE / 2, y - HAIRLINE / 2, scale * mm + HAIRLINE, HAIRLINE);
  const rule = [clear, lines(line + ticks.join(''), 'lines')];
  if (!lettering || textHeight === 0) return rule;
  const room: WordsBox = { width: mm, lines: 1, size: 3.5, leastSize: 2, align: 'center', weight: 'regular' };
  return [...rule, lines(placePath(lettering.layOut(words.rule(mm), room).d, 1, left, y + 0.5), 'words')];
}

function lines(d: string, part: 'lines' | 'words'): PathLayer {
  return { kind: 'path', part, d, paint: BLACK };
}
