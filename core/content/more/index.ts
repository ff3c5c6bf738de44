import type { MoreType } from '#design';
import type { ContentRule } from '../content-rule.ts';
import { EVENT_RULE } from './event.ts';
import { GIROCODE_RULE } from './girocode.ts';
import { PLACE_RULE } from './place.ts';
import { TELEGRAM_RULE } from './telegram.ts';
import { WHATSAPP_RULE } from './whatsapp.ts';

/** The types behind the button More. */
export const MORE_RULES: Readonly<Record<MoreType, ContentRule<string>>> = {
  event: EVENT_RULE,
  place: PLACE_RULE,
  whatsapp: WHATSAPP_RULE,
  telegram: TELEGRAM_RULE,
  girocode: GIROCODE_RULE,
};
