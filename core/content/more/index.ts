import type { MoreType } from '#design';
import type { ContentRule } from '../content-rule.ts';
import { BITCOIN_RULE } from './bitcoin.ts';
import { EVENT_RULE } from './event.ts';
import { GIROCODE_RULE } from './girocode.ts';
import { GS1_RULE } from './gs1.ts';
import { PIX_RULE } from './pix.ts';
import { PLACE_RULE } from './place.ts';
import { PROMPTPAY_RULE } from './promptpay.ts';
import { SPAYD_RULE } from './spayd.ts';
import { TELEGRAM_RULE } from './telegram.ts';
import { UPI_RULE } from './upi.ts';
import { WHATSAPP_RULE } from './whatsapp.ts';

/** The rules of the types behind More. */
export const MORE_RULES: Readonly<Record<MoreType, ContentRule<string>>> = {
  event: EVENT_RULE,
  place: PLACE_RULE,
  whatsapp: WHATSAPP_RULE,
  telegram: TELEGRAM_RULE,
  girocode: GIROCODE_RULE,
  pix: PIX_RULE,
  promptpay: PROMPTPAY_RULE,
  upi: UPI_RULE,
  spayd: SPAYD_RULE,
  bitcoin: BITCOIN_RULE,
  gs1: GS1_RULE,
};
