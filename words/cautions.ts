import type { AddressCaution, Caution } from '#content';
import type { RowCaution } from '#tables/mapping';
import { addressCautions, cautions, leftOut } from '#words/content';
import { sayer } from './say.ts';

type LeftOut = Extract<Caution, { readonly kind: 'left-out' }>;

const said = sayer<Exclude<RowCaution, LeftOut>>()(cautions);

/** Returns what may not work as intended, and what to do. */
export function cautionText(caution: RowCaution): string {
  return caution.kind === 'left-out' ? leftOut[caution.secret] : said(caution);
}

/** Returns what may surprise people about an address. */
export const addressCautionText = sayer<AddressCaution>()(addressCautions);
