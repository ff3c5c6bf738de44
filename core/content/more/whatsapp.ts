import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { dialable, findNumbers, hasAddress, trunkCautions } from '../phone.ts';
import { decodePercent, parseUrl } from '../url.ts';
import { Answer } from './answer.ts';

/** A chat with a number that has a country code. */
export interface WhatsappFields {
  readonly number: string;
  readonly message?: string;
}

type WhatsappDetail = Exclude<keyof WhatsappFields, 'number'>;

export const WHATSAPP_RULE: ContentRule<WhatsappDetail> = {
  main: 'number',
  isLink: true,
  sort: 'sign',
  fields: { message: { control: 'lines', width: 'whole' } },
  columns: {
    needs: ['content'],
    roles: {
      content: ['whatsapp'],
      message: ['text', 'note'],
    },
  },
  beginsWith: /^\s*https:\/\/wa\.me\/\d/i,
  encode: encodeWhatsapp,
  read: readWhatsapp,
  readPasted,
  nameOf: (text) => readWhatsapp(text)?.content ?? null,
};

/** https://faq.whatsapp.com/5913398998672934: the number with its country code, without plus, zeros and marks. */
function encodeWhatsapp(content: string, { message = '' }: Details<WhatsappDetail>): EncodedContent {
  const answer = new Answer();
  if (content.trim() === '') return answer.with(answer.refuse('content', { kind: 'needed' }));
  const link = ownLink(content);
  if (link !== null) {
    if (message.trim() !== '') answer.warn('content', { kind: 'fields-unused' });
    return answer.with(link);
  }
  if (hasAddress(content)) return answer.with(answer.refuse('content', { kind: 'address-for-chat' }));
  const [found = ''] = findNumbers(content);
  const isInternational = /^[\s(]*(?:\+|00)/.test(found);
  const number = isInternational ? found : `+${found}`;
  const digits = dialable(number).replace(/^\+?(?:00)?/, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) answer.refuse('content', { kind: 'no-international-number' });
  else if (!isInternational) answer.warn('content', { kind: 'no-country-code' });
  for (const caution of trunkCautions('content', number)) {
    if (caution.kind === 'wrong-trunk') answer.refuse('content', caution);
    else answer.warn('content', caution);
  }
  answer.understand('content', content, digits, `+${digits}`);
  const text = message.replace(/\p{Surrogate}/gu, '').trim();
  return answer.with(`https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`);
}

const OWN_HOST = /^(?:wa\.me|(?:[a-z]+\.)?whatsapp\.com)$/i;

/** Returns a link of WhatsApp as it is, with its scheme. Its digits may be anything. Null for other texts. */
function ownLink(content: string): string | null {
  const typed = content.trim();
  if (/\s/.test(typed)) return null;
  if (/^whatsapp:\/\//i.test(typed)) return typed;
  const link = /^https?:\/\//i.test(typed) ? typed : `https://${typed.replace(/^\/\//, '')}`;
  return OWN_HOST.test(parseUrl(link)?.hostname ?? '') ? link : null;
}

/** Reads the number in links that say where it is, such as `api.whatsapp.com/send?phone=…`. */
function readPasted(content: string): ContentParts<WhatsappDetail> | null {
  const link = ownLink(content);
  const url = link === null ? null : parseUrl(link);
  const isSend = /(?:^|\/)send\/?$/.test(url?.pathname ?? '') || /^whatsapp:\/\/send\b/i.test(link ?? '');
  const number = isSend ? url?.searchParams.get('phone') : /^\/(\+?\d+)\/?$/.exec(url?.pathname ?? '')?.[1];
  if (!url || !number || (!isSend && url.hostname !== 'wa.me')) return null;
  if (!/^[\s+]*[1-9][\d\s().-]{6,20}$/.test(number)) return null;
  return {
    content: `+${number.replace(/\D/g, '')}`,
    details: { message: url.searchParams.get('text') ?? '' },
  };
}

function readWhatsapp(link: string): ContentParts<WhatsappDetail> | null {
  const [, digits, text = ''] = /^https:\/\/wa\.me\/(\d+)\/?(?:\?text=([^&#]*))?$/i.exec(link.trim()) ?? [];
  return digits ? { content: `+${digits}`, details: { message: decodePercent(text.replaceAll('+', ' ')) } } : null;
}
