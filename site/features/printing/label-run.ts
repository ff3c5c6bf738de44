import { addressInWords } from '#content';
import type { Drawing } from '#drawing';
import type { Lettering } from '#lettering';
import type { UndrawnCode } from '#making';
import {
  type DrawnLabel,
  fitsLabel,
  LabelPress,
  type LabelSheet,
  type LabelText,
  makeForLabel,
  qualityOf,
  type WordsPlace,
} from '#sheets';
import { codeName } from '#ui';
import type { Remade } from '#workbench';
import { drawCode } from './use-drawn.ts';

export interface RunCode {
  readonly id: string;
  readonly code: Remade;
  readonly title: string;
}

interface RunLabel {
  readonly id: string;
  readonly drawing: Drawing;
}

/** The drawn labels of a run. A run is a list of codes that are printed together on one kind of sheet. */
export interface DrawnRun {
  readonly sheet: LabelSheet;
  readonly labels: readonly RunLabel[];
  /** The label of the first code, with the code as it is made for labels; null if the code does not fit. */
  readonly first: (DrawnLabel & { readonly made: UndrawnCode }) | null;
  /** How many codes after the first one do not fit on a label. */
  readonly leftOut: number;
  /** How many codes after the first one have narrow modules. */
  readonly narrow: number;
  /** How many codes after the first one have words that are cut or left out. */
  readonly cut: number;
}

interface RunOrder {
  readonly codes: readonly RunCode[];
  readonly sheet: LabelSheet;
  readonly place: WordsPlace | null;
  readonly hasAddress: boolean;
  readonly lettering: Lettering;
}

/** Milliseconds of drawing until the page's other tasks get a turn. */
const SLICE = 30;

/**
 * Draws labels whose codes all have the same width. Pauses, so that the page can respond. Resolves to null if `isWanted` returns false. Rejects if drawing
 * fails.
 */
export async function drawRun(
  { codes, sheet, place, hasAddress, lettering }: RunOrder,
  isWanted: () => boolean,
): Promise<DrawnRun | null> {
  const texts = codes.map(({ code, title }) => textOf(code, title, hasAddress));
  await lettering.prepare(
    texts.map(({ title }) => title),
    'bold',
  );
  await lettering.prepare(
    texts.flatMap(({ lines }) => lines.map(({ text }) => text)),
    'regular',
  );
  const press = new LabelPress(lettering, place ?? undefined);
  let began = performance.now();
  const pause = async (): Promise<void> => {
    if (performance.now() - began <= SLICE) return;
    await new Promise((resolve) => setTimeout(resolve));
    began = performance.now();
  };
  const fitting: FittingCode[] = [];
  for (const [index, { id, code }] of codes.entries()) {
    await pause();
    if (!isWanted()) return null;
    const made = codeOnLabel(code, sheet);
    if (!fitsLabel(made.code.size, sheet)) continue;
    fitting.push({ id, index, made, code: await drawCode({ ...code, made }), text: texts[index] });
  }
  const codeWidth = press.commonWidth(fitting, sheet);
  const labels: RunLabel[] = [];
  let first: DrawnRun['first'] = null;
  let [narrow, cut] = [0, 0];
  for (const { id, index, made, ...label } of fitting) {
    await pause();
    if (!isWanted()) return null;
    const drawn = press.draw(label, sheet, codeWidth);
    labels.push({ id, drawing: drawn.drawing });
    if (index === 0) first = { ...drawn, made };
    else {
      if (qualityOf(drawn.layout.moduleWidth) === 'narrow') narrow++;
      if (isShortened(drawn.layout, label.text)) cut++;
    }
  }
  const leftOut = codes.length - fitting.length - (first ? 0 : 1);
  return { sheet, labels, first, leftOut, narrow, cut };
}

interface FittingCode {
  readonly id: string;
  readonly index: number;
  readonly made: UndrawnCode;
  readonly code: Drawing;
  readonly text: LabelText;
}

function isShortened({ block }: DrawnLabel['layout'], { title, lines }: LabelText): boolean {
  if (!block) return title.trim() !== '' || lines.length > 0;
  return block.isCut || block.isLineLeftOut;
}

const lower = new WeakMap<Remade, UndrawnCode>();

function codeOnLabel(code: Remade, sheet: LabelSheet): UndrawnCode {
  if (code.image) return code.made;
  const made = makeForLabel(code.design, null, sheet);
  if (made.code.level === code.made.code.level) return code.made;
  const known = lower.get(code) ?? made;
  lower.set(code, known);
  return known;
}

function textOf({ made }: Remade, title: string, hasAddress: boolean): LabelText {
  const address = hasAddress ? addressInWords(made.text) : null;
  return { title, lines: address === null || title.includes(address) ? [] : [{ text: address, isAddress: true }] };
}

/** Returns the words that a label has until the visitor writes others. */
export function usualTitle({ made, design }: Pick<Remade, 'made' | 'design'>): string {
  return design.caption ?? codeName(made.text);
}

interface LabelShares {
  /** Copies of the code whose page the visitor has opened. */
  readonly first: number;
  /** Copies of the other codes, by their ids. */
  readonly others: ReadonlyMap<string, number>;
}

/**
 * Returns how many labels each code gets. `free` is the number of free labels on the first sheet. `first` and `others`
 * are the numbers that the visitor typed, null for none. A typed number stays. If `first` is null, the codes without a
 * number share equally what the typed numbers leave of `free`; if some labels are left over, the earlier codes get one
 * more each. If `first` is typed, each code without a number gets `first` labels. Each code without a number gets at
 * least one label.
 */
export function shareLabels(
  free: number,
  first: number | null,
  others: ReadonlyMap<string, number | null>,
): LabelShares {
  const counts = [first, ...others.values()];
  const sharing = counts.filter((count) => count === null).length;
  const typed = counts.reduce<number>((sum, count) => sum + (count ?? 0), 0);
  const left = Math.max(0, free - typed);
  let turn = 0;
  const next = (): number => {
    const share = first ?? Math.floor(left / sharing) + (turn < left % sharing ? 1 : 0);
    turn++;
    return Math.max(1, share);
  };
  return { first: first ?? next(), others: new Map(Array.from(others, ([id, count]) => [id, count ?? next()])) };
}
