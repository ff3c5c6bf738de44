import { type Details, inGroups } from '#content';
import type { ContentType } from '#design';
import { grammar } from '#words/grammar';

const CURRENCIES: Readonly<Partial<Record<ContentType, string>>> = {
  ...{ girocode: 'EUR', pix: 'BRL', promptpay: 'THB', upi: 'INR', spayd: 'CZK', bitcoin: 'BTC' },
};

/**
 * Writes the value of a field as people of the page's language write it, if it is an amount of money or an IBAN: with
 * its currency, or in groups of four. Other values stay as they are.
 */
export function factText(type: ContentType, field: string, value: string, details: Details = {}): string {
  const usual = CURRENCIES[type];
  if (!usual) return value;
  if (field === 'amount' && /^\d+(?:\.\d+)?$/.test(value)) {
    const own = details.currency?.trim().toUpperCase() ?? '';
    return grammar.money(Number(value), /^[A-Z]{3}$/.test(own) ? own : usual);
  }
  return /^[A-Z]{2}\d\d[A-Z\d]{11,30}$/.test(value) ? inGroups(value) : value;
}
