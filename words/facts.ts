import { type Details, eventSpan, hideSecrets, isLinkType, recognize, ruleOf, type TypedContent } from '#content';
import type { ContentType } from '#design';
import { codeWords } from '#words/codes';
import { grammar } from '#words/grammar';
import { factText } from './fact-text.ts';
import { typeWords } from './types.ts';

interface Payment {
  /** Fields with the recipient, and with what the payment is for: the first that is filled counts. */
  readonly recipient: readonly string[];
  readonly purpose: readonly string[];
}

const PAYMENTS: Readonly<Partial<Record<ContentType, Payment>>> = {
  girocode: { recipient: ['content'], purpose: ['text', 'reference'] },
  pix: { recipient: ['name'], purpose: ['note'] },
  promptpay: { recipient: ['content'], purpose: [] },
  upi: { recipient: ['name'], purpose: ['note'] },
  spayd: { recipient: ['name', 'content'], purpose: ['message', 'variable'] },
  bitcoin: { recipient: ['label'], purpose: [] },
};

/** Returns the name of the contact or event in a code; null for other codes, and without a name. */
export function headlineFact(text: string): string | null {
  const { type } = recognize(text);
  return ((type === 'event' || type === 'vcard') && ruleOf(type).nameOf?.(text)) || null;
}

/** Returns what a code contains besides its title: the rest of a link or of words, or the kind and its facts. No secret. */
export function besideTitle(title: string, text: string): string {
  const open = hideSecrets(text);
  const read = recognize(open);
  if (read.type === 'text' || isLinkType(read.type)) {
    const held = open.replace(/^\s*https?:\/\/(?:www\.)?/i, '').replace(/\/$/, '');
    return held.startsWith(title) ? held.slice(title.length).replace(/^\//, '') : held;
  }
  const messages = read.type === 'wifi' ? [] : Object.values(read.details ?? {});
  const facts = factLine(read, open) || messages.join(' · ');
  return [typeWords(read.type).button, facts].filter((fact) => fact !== '').join(' · ');
}

/** Returns what people need to know of a payment, event or contact besides its headline; empty for other codes. */
export function factLine(typed: TypedContent, text: string): string {
  const read = recognize(text);
  // What is typed has names in small letters and accents, and times by the clocks of their place.
  const own = typed.type === read.type && typed.details ? typed : read;
  return factsOf(own, read)
    .filter((fact) => fact !== '')
    .join(' · ');
}

function factsOf(own: TypedContent, read: TypedContent): string[] {
  switch (read.type) {
    case 'event':
      return eventFacts(own.details ?? {});
    case 'vcard':
      return contactFacts(read);
    default:
      return paymentFacts(own, read);
  }
}

function contactFacts({
  content,
  details: { title = '', organisation = '', email = '', ...phones } = {},
}: TypedContent) {
  // A number without a kind is a line of its own.
  const plain = content.split('\n').find((line) => /^\+?\d/.test(line));
  return [title, organisation, phones.mobile ?? phones.workPhone ?? plain ?? '', email];
}

function eventFacts(details: Details): string[] {
  const { start, end, isAllDay } = eventSpan(details);
  const place = (details.location ?? '').trim();
  if (!start) return [place];
  const span = spanText(start.date, end?.date ?? start.date, isAllDay);
  return [start.isFloating ? span : codeWords.fields.inUtc({ moment: span }), place];
}

/** Writes when something takes place, as clocks of UTC show it: "Thu, December 31, 2026, 6:00 – 9:30 PM". */
function spanText(start: Date, end: Date, isAllDay: boolean): string {
  const format = new Intl.DateTimeFormat(grammar.language, {
    ...{ weekday: 'short', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' },
    ...(!isAllDay && { hour: 'numeric', minute: '2-digit' }),
  });
  if (end <= start) return format.format(start);
  // Japanese ranges of the platform have slashes between their numbers.
  if (grammar.language !== 'ja') return format.formatRange(start, end);
  const [from, to] = [format.format(start), format.format(end)];
  const day = to.slice(0, to.lastIndexOf(' ') + 1);
  return `${from}～${from.startsWith(day) ? to.slice(day.length) : to}`;
}

function paymentFacts(own: TypedContent, read: TypedContent): string[] {
  const payment = PAYMENTS[read.type];
  if (!payment) return [];
  const { type, details = {} } = read;
  const first = (fields: readonly string[]): string => {
    const values = fields.map((field) => (field === 'content' ? own.content : own.details?.[field]) ?? '');
    return values.find((value) => value.trim() !== '')?.trim() ?? '';
  };
  return [
    factText(type, 'content', first(payment.recipient)),
    factText(type, 'amount', details.amount ?? '', details),
    first(payment.purpose),
  ];
}
