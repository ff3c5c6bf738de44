import { useMemo, useState } from 'react';
import { isSheet, type LabelSheet, type OwnSheetProblem, PAPERS, type PaperSize } from '#sheets';
import { readCorrection, readSheetNumbers, type SheetCorrection, writeCorrection, writeSheetNumbers } from '#storage';
import {
  type LabelId,
  type OwnNumbers,
  ownPaper,
  type RollNumbers,
  sheetOfProduct,
  USUAL_ROLL,
  usualOwn,
} from './label-product.ts';

/** The sheet to print, with its remembered settings. */
export interface PrintedSheet {
  /** Null if the visitor's own numbers are invalid. */
  readonly sheet: LabelSheet | null;
  readonly problem: OwnSheetProblem | null;
  /** The paper of the sheet. If the visitor's own numbers are invalid, this is the paper chosen together with them. */
  readonly paper: PaperSize;
  readonly correction: SheetCorrection;
  readonly own: OwnNumbers;
  readonly roll: RollNumbers;
  readonly changeCorrection: (correction: SheetCorrection) => void;
  readonly changeOwn: (own: OwnNumbers) => void;
  readonly changeRoll: (roll: RollNumbers) => void;
}

/** Returns the sheet of a product, and functions to change it. */
export function usePrintedSheet(product: LabelId): PrintedSheet {
  const [own, setOwn] = useState(() => readSheetNumbers('own', usualOwn(navigator.languages)));
  const [roll, setRoll] = useState(() => readSheetNumbers('roll', USUAL_ROLL));
  const [changed, setChanged] = useState<ReadonlyMap<LabelId, SheetCorrection>>(new Map());
  const answer = useMemo(() => sheetOfProduct(product, own, roll), [product, own, roll]);
  const remembered = useMemo(() => readCorrection(product), [product]);
  return {
    ...(isSheet(answer)
      ? { sheet: answer, problem: null, paper: answer.paper }
      : { sheet: null, problem: answer, paper: PAPERS[ownPaper(own)] }),
    correction: changed.get(product) ?? remembered,
    ...{ own, roll },
    changeCorrection(correction) {
      setChanged((before) => new Map(before).set(product, correction));
      writeCorrection(product, correction);
    },
    changeOwn(numbers) {
      setOwn(numbers);
      writeSheetNumbers('own', { ...numbers });
    },
    changeRoll(numbers) {
      setRoll(numbers);
      writeSheetNumbers('roll', { ...numbers });
    },
  };
}
