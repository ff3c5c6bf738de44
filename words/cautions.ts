import type { AddressCaution, Caution } from '#content';
import type { RowCaution } from '#tables/mapping';
import { addressCautions, cautions, leftOut } from '#words/content';
import { grammar } from '#words/grammar';
import { dayText, decimalText } from './readings.ts';
import { sayer } from './say.ts';

type LeftOut = Extract<Caution, { readonly kind: 'left-out' }>;

const said = sayer<Exclude<RowCaution, LeftOut>>()(cautions);

function amountText(amount: string): string {
  return grammar.amount(Number(amount));
}

/** Returns what may not work as intended, and what to do. */
export function cautionText(caution: RowCaution): string {
  switch (caution.kind) {
    case 'left-out':
      return leftOut[caution.secret];
    case 'which-amount':
      return said({ ...caution, first: decimalText(caution.first), second: decimalText(caution.second) });
    case 'amount-range':
      return said({ ...caution, least: amountText(caution.least), most: amountText(caution.most) });
    case 'two-days':
      return said({ ...caution, first: dayText(caution.first), second: dayText(caution.second) });
    default:
      return said(caution);
  }
}

/** Returns what may surprise people about an address. */
export const addressCautionText = sayer<AddressCaution>()(addressCautions);
