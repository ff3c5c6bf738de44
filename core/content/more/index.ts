import type { MoreType } from '#design';
import type { ContentRule } from '../content-rule.ts';
import { BITCOIN_RULE, type BitcoinFields } from './bitcoin.ts';
import { EVENT_RULE, type EventFields } from './event.ts';
import { GIROCODE_RULE, type GirocodeFields } from './girocode.ts';
import { GS1_RULE, type Gs1Fields } from './gs1.ts';
import { PIX_RULE, type PixFields } from './pix.ts';
import { PLACE_RULE, type PlaceFields } from './place.ts';
import { PROMPTPAY_RULE, type PromptpayFields } from './promptpay.ts';
import { SPAYD_RULE, type SpaydFields } from './spayd.ts';
import { TELEGRAM_RULE, type TelegramFields } from './telegram.ts';
import { UPI_RULE, type UpiFields } from './upi.ts';
import { WHATSAPP_RULE, type WhatsappFields } from './whatsapp.ts';

/** The fields of each type, for programs. Numbers are read as people write them: `1.234,56`. */
export interface MoreFields {
  readonly event: EventFields;
  readonly place: PlaceFields;
  readonly whatsapp: WhatsappFields;
  readonly telegram: TelegramFields;
  readonly girocode: GirocodeFields;
  readonly pix: PixFields;
  readonly promptpay: PromptpayFields;
  readonly upi: UpiFields;
  readonly spayd: SpaydFields;
  readonly bitcoin: BitcoinFields;
  readonly gs1: Gs1Fields;
}

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
