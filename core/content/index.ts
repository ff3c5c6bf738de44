export { FACEBOOK_RULE, INSTAGRAM_RULE, TWITTER_RULE, YOUTUBE_RULE } from './accounts.ts';
export {
  type AddressCaution,
  type AddressKind,
  addressCautions,
  addressInWords,
  addressKind,
  neverExpires,
  readableAddress,
  redirectService,
} from './address.ts';
export { labelInText, nameInText, type TextLabel, type TextName } from './code-name.ts';
export {
  CONTENT_KINDS,
  type ContentKind,
  contentKind,
  type Details,
  isNothingTyped,
  type TypedContent,
} from './content-kinds.ts';
export {
  type Caution,
  type CautionFacts,
  type ContentParts,
  type ContentRule,
  type DetailField,
  type EncodedContent,
  offersOf,
  type TableColumns,
  type Understood,
  type UnderstoodMoment,
} from './content-rule.ts';
export {
  type ContentVerdict,
  contentVerdict,
  type DeadContent,
  isDeadContent,
  verdictOfText,
} from './content-verdict.ts';
export { decodeBytes } from './decode-bytes.ts';
export { EMAIL_RULE } from './email.ts';
export { encodeByRule } from './encode-by-rule.ts';
export { GS1_ELEMENTS_RULE, gs1Elements, showSeparators } from './gs1-elements.ts';
export { type LinkOffer, linkOffers } from './link-offers.ts';
export { eventSpan } from './more/event.ts';
export { inGroups } from './more/iban.ts';
export type { MoreFields } from './more/index.ts';
export {
  type DayOrder,
  orderIn,
  readDuration,
  readMoment,
  readTime,
  settleDay,
  splitTimes,
} from './more/moment.ts';
export type { MoreCautionFacts } from './more/more-cautions.ts';
export { isUtc } from './more/span.ts';
export { PHONE_RULE } from './phone.ts';
export {
  detailFields,
  encodeContent,
  isLinkType,
  leftOutOf,
  mainField,
  otherType,
  recognize,
  ruleOf,
  tableColumns,
  takeApart,
} from './rules.ts';
export { HIDDEN_SECRET, hideSecrets, secretsIn, withoutSecrets } from './secrets.ts';
export { SMS_RULE } from './sms.ts';
export { URL_RULE } from './url.ts';
export { VCARD_RULE } from './vcard.ts';
export { type Network, networkInText, WIFI_RULE } from './wifi.ts';
