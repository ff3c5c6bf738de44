import type { ContentType } from '#design';
import type { TypedContent } from './content-kinds.ts';
import type { Caution, CautionFacts } from './content-rule.ts';
import { ALL_RULES, encodeContent, ruleOf } from './rules.ts';
import { URL_RULE } from './url.ts';
import { networkInText } from './wifi.ts';

/**
 * Whether what a code holds can do what it is for, however well the code scans: `works` and `open-network` do, of which
 * the latter needs no password. Nobody can open, call or join what is `opens-nothing`, or pay with what is `cannot-pay`; `incomplete` lacks a part.
 */
export type ContentVerdict = 'works' | 'open-network' | 'incomplete' | 'opens-nothing' | 'cannot-pay';

export type DeadContent = Exclude<ContentVerdict, 'works' | 'open-network'>;

export function isDeadContent(content: ContentVerdict): content is DeadContent {
  return content !== 'works' && content !== 'open-network';
}

/** Cautions after which the code cannot do what it is for. With the others it can, at least on most phones. */
const DEAD: Readonly<Partial<Record<CautionFacts['kind'], ContentVerdict>>> = {
  'not-opened': 'opens-nothing',
  'no-web-address': 'opens-nothing',
  'link-slip': 'opens-nothing',
  'on-a-device': 'opens-nothing',
  'not-of-service': 'opens-nothing',
  'no-phone-number': 'opens-nothing',
  'network-name-length': 'opens-nothing',
  'wpa-length': 'opens-nothing',
  'wep-length': 'opens-nothing',
  'no-at-sign': 'incomplete',
  'left-out': 'incomplete',
};

const PAYMENTS: readonly ContentType[] = ['girocode', 'spayd', 'pix', 'promptpay', 'upi', 'bitcoin'];

/** What nobody types as plain text on purpose. */
const SLIPS: readonly CautionFacts['kind'][] = ['link-slip', 'on-a-device', 'not-opened'];

/** `open-network` only if nobody chose that: no password is typed, but the security is not set to none either. */
export function contentVerdict(typed: TypedContent): ContentVerdict {
  const { text, cautions } = encodeContent(typed);
  const isChosen = typed.details?.security === 'none' || isWholePayload(typed);
  return (
    deadly(typed.type, [...cautions, ...cautionsInside(typed)]) ??
    (!isChosen && isOpen(text) ? 'open-network' : 'works')
  );
}

function isWholePayload({ type, content }: TypedContent): boolean {
  return ruleOf(type).beginsWith?.test(content) === true;
}

/** The verdict on a text of which only the code is known. */
export function verdictOfText(text: string): ContentVerdict {
  const [type] = ALL_RULES.find(([, rule]) => rule.beginsWith?.test(text)) ?? [];
  if (type) return isOpen(text) ? 'open-network' : contentVerdict({ type, content: text });
  const slips = URL_RULE.encode(text, {}).cautions.filter(({ kind }) => SLIPS.includes(kind));
  return deadly('url', slips) ?? 'works';
}

function deadly(type: ContentType, cautions: readonly Caution[]): ContentVerdict | undefined {
  const refused = PAYMENTS.includes(type) ? 'cannot-pay' : 'opens-nothing';
  const found = cautions.map((caution) => DEAD[caution.kind] ?? (caution.refuses ? refused : undefined));
  return found.find((verdict) => verdict !== undefined);
}

/** A complete payload is encoded as it is. What its fields would be told decides whether phones can use it. */
function cautionsInside({ type, content }: TypedContent): readonly Caution[] {
  const rule = ruleOf(type);
  if (!rule.fields || !isWholePayload({ type, content })) return [];
  const parts = rule.read?.(content);
  return parts ? encodeContent({ type, ...parts }, false).cautions : [];
}

function isOpen(text: string): boolean {
  return networkInText(text)?.password === '';
}
