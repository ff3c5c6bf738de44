import { networkInText } from '#content';
import type { ContentType } from '#design';
import type { CardId } from '#sheets/cards';
import { codeName } from '#ui';
import { cardWords } from '#words/cards';

/** Returns the default headline of a card: a name on business cards and badges of contacts, else a call to action. */
export function usualHeadline(text: string, type: ContentType, id: CardId): string {
  const isPersonal = id.startsWith('business') || id.startsWith('badge');
  if (type === 'vcard' && isPersonal) return codeName(text);
  return cardWords.headlines[networkInText(text) ? 'wifi' : type];
}
