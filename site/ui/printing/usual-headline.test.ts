import { expect, it } from 'vitest';
import type { ContentType } from '#design';
import type { CardId } from '#sheets/cards';
import { usualHeadline } from './usual-headline.ts';

const CONTACT = 'BEGIN:VCARD\r\nVERSION:3.0\r\nFN:Ada Lovelace\r\nEND:VCARD\r\n';

it.each<[text: string, type: ContentType, id: CardId, headline: string]>([
  [CONTACT, 'vcard', 'business-card-85', 'Ada Lovelace'],
  [CONTACT, 'vcard', 'badge-86', 'Ada Lovelace'],
  [CONTACT, 'vcard', 'poster-a4', 'Save our contact'],
  ['https://example.com', 'url', 'business-card-85', 'Visit our website'],
  ['https://example.com', 'instagram', 'poster-a4', 'Follow us on Instagram'],
  ['WIFI:S:Guest;;', 'wifi', 'wifi-card-a6', 'Join our Wi-Fi'],
  // A complete code that was typed as a text.
  ['WIFI:S:Guest;;', 'text', 'poster-a4', 'Join our Wi-Fi'],
])('usualHeadline for %j of the type %s on %s is "%s"', (text, type, id, headline) => {
  expect(usualHeadline(text, type, id)).toBe(headline);
});
