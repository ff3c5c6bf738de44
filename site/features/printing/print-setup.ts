import { useMemo, useState } from 'react';
import {
  type FirstSheet,
  freeLabels,
  isSheet,
  type LabelSheet,
  labelsOn,
  NO_CORRECTION,
  type OwnSheetProblem,
  PAPERS,
  type PaperSize,
  type PrinterCorrection,
  usualPlace,
  type WordsPlace,
} from '#sheets';
import { settings } from '#storage';
import {
  type LabelId,
  type OwnNumbers,
  ownPaper,
  type RollNumbers,
  sheetOfProduct,
  USUAL_ROLL,
  usualOwn,
} from './products.ts';

/** How a product of labels is printed. All of it is remembered in this browser. */
export interface PrintSetup {
  readonly product: LabelId;
  /** Null if the visitor's own numbers are invalid. */
  readonly sheet: LabelSheet | null;
  readonly problem: OwnSheetProblem | null;
  /** The paper of the sheet. If the visitor's own numbers are invalid, this is the paper chosen together with them. */
  readonly paper: PaperSize;
  readonly own: OwnNumbers;
  readonly roll: RollNumbers;
  readonly correction: PrinterCorrection;
  readonly first: FirstSheet;
  /** How many labels of the first sheet are free. */
  readonly free: number;
  /** The first free label after the last print; the first one to print on if nothing has been printed. */
  readonly next: number;
  /** Where the words of a label are; null if its shape leaves no choice. */
  readonly place: WordsPlace | null;
  readonly changeOwn: (own: OwnNumbers) => void;
  readonly changeRoll: (roll: RollNumbers) => void;
  readonly changeCorrection: (correction: PrinterCorrection) => void;
  readonly changeFirst: (part: Partial<FirstSheet>) => void;
  readonly changeNext: (label: number) => void;
  readonly changePlace: (place: WordsPlace) => void;
}

const { labelSheets } = settings;

const WHOLE_SHEET: FirstSheet = { start: 1, used: new Set() };

/** Each product has its own first sheet, because used labels belong to one product. */
export function usePrintSetup(product: LabelId): PrintSetup {
  const [own, setOwn] = useState(() => ({ ...usualOwn(navigator.languages), ...labelSheets.read().own }));
  const [roll, setRoll] = useState(() => ({ ...USUAL_ROLL, ...labelSheets.read().roll }));
  const [corrections, setCorrections] = useState<ReadonlyMap<LabelId, PrinterCorrection>>(new Map());
  const [firsts, setFirsts] = useState(firstSheets);
  const [nexts, setNexts] = useState(() => labelSheets.read().nexts);
  const [places, setPlaces] = useState(() => labelSheets.read().places);
  const answer = useMemo(() => sheetOfProduct(product, own, roll), [product, own, roll]);
  const remembered = useMemo(() => labelSheets.read().corrections[product] ?? NO_CORRECTION, [product]);
  const sheet = isSheet(answer) ? answer : null;
  const chosen = firsts.get(product) ?? WHOLE_SHEET;
  const first = useMemo(() => (sheet ? startingOn(sheet, chosen) : chosen), [sheet, chosen]);
  return {
    ...{ product, sheet, own, roll, first },
    problem: isSheet(answer) ? null : answer,
    paper: sheet?.paper ?? PAPERS[ownPaper(own)],
    correction: corrections.get(product) ?? remembered,
    free: sheet ? freeLabels(sheet, first) : 0,
    next: Math.min(nexts[product] ?? first.start, sheet ? labelsOn(sheet) : 1),
    place: sheet && usualPlace(sheet) && (places[product] ?? usualPlace(sheet)),
    changeOwn(numbers) {
      setOwn(numbers);
      labelSheets.write({ ...labelSheets.read(), own: { ...numbers } });
    },
    changeRoll(numbers) {
      setRoll(numbers);
      labelSheets.write({ ...labelSheets.read(), roll: { ...numbers } });
    },
    changeCorrection(correction) {
      setCorrections((before) => new Map(before).set(product, correction));
      const stored = labelSheets.read();
      labelSheets.write({ ...stored, corrections: { ...stored.corrections, [product]: correction } });
    },
    changeFirst(part) {
      const next = { ...chosen, ...part };
      setFirsts((before) => new Map(before).set(product, next));
      const stored = labelSheets.read();
      const written = { start: next.start, used: [...next.used] };
      labelSheets.write({ ...stored, firsts: { ...stored.firsts, [product]: written } });
    },
    changeNext(label) {
      const stored = labelSheets.read();
      const next = { ...stored.nexts, [product]: label };
      setNexts(next);
      labelSheets.write({ ...stored, nexts: next });
    },
    changePlace(place) {
      const stored = labelSheets.read();
      const next = { ...stored.places, [product]: place };
      setPlaces(next);
      labelSheets.write({ ...stored, places: next });
    },
  };
}

function firstSheets(): ReadonlyMap<string, FirstSheet> {
  const stored = Object.entries(labelSheets.read().firsts);
  return new Map(stored.map(([id, { start, used }]) => [id, { start, used: new Set(used) }]));
}

function startingOn(sheet: LabelSheet, first: FirstSheet): FirstSheet {
  return { ...first, start: Math.min(first.start, labelsOn(sheet)) };
}
