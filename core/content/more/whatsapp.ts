import type { Details } from '../content-kinds.ts';
import type { ContentParts, ContentRule, EncodedContent } from '../content-rule.ts';
import { findNumbers } from '../phone.ts';
import { decodePercent } from '../url.ts';
import { Answer } from './answer.ts';
import { TEXT_COLUMN } from './column-names.ts';

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
    names: {
      content: /^whatsapp(?:number|nummer|nr|no|phone)?$/,
      message: TEXT_COLUMN,
    },
  },
  beginsWith: /^\s*https:\/\/wa\.me\/\d/i,
  encode: encodeWhatsapp,
  read: readWhatsapp,
  nameOf: (text) => readWhatsapp(text)?.content ?? null,
};

/** https://faq.whatsapp.com/5913398998672934: the number with its country code, without plus, zeros and marks. */
function encodeWhatsapp(content: string, { message = '' }: Details<WhatsappDetail>): EncodedContent {
  const answer = new Answer();
  if (content.trim() === '') return answer.with(answer.refuse('content', { kind: 'needed' }));
  const [found = ''] = findNumbers(content);
  const digits = found.replace(/\(0\)/g, '').replace(/\D/g, '').replace(/^00/, '');
  if (!/^[1-9]\d{6,14}$/.test(digits)) {
    answer.refuse('content', { kind: 'no-international-number' });
  } else if (!/^\s*(?:\+|00)/.test(found)) {
    answer.warn('content', { kind: 'no-country-code' });
  }
  answer.understand('content', content, digits, `+${digits}`);
  const text = message.replace(/\p{Surrogate}/gu, '').trim();
  return answer.with(`https://wa.me/${digits}${text && `?text=${encodeURIComponent(text)}`}`);
}

function readWhatsapp(link: string): ContentParts<WhatsappDetail> | null {
  const [, digits, text = ''] = /^https:\/\/wa\.me\/(\d+)\/?(?:\?text=([^&#]*))?$/i.exec(link.trim()) ?? [];
  return digits ? { content: `+${digits}`, details: { message: decodePercent(text.replaceAll('+', ' ')) } } : null;
}
