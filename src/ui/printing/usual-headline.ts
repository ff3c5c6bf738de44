import { networkInText } from '#content';
import type { ContentType } from '#design';
import type { CardId } from '#sheets/cards';
import { codeName } from '#ui';
import { cardWords } from '#words/cards';

/** Returns the headline of a card that nobody has written: a name on a badge, else what people are to do. */
export function usualHeadline(text: string, type: ContentType, id: CardId): string {
  const isPersonal = id.startsWith('business') || id.startsWith('badge');
  if (type === 'vcard' && isPersonal) return codeName(text);
  return cardWords.headlines[networkInText(text) ? 'wifi' : type];
}
