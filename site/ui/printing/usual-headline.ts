import { networkInText } from '#content';
import type { ContentType } from '#design';
import type { CardId } from '#sheets/cards';
import { codeName } from '#ui';
import { cardWords } from '#words/cards';

/**
 * Returns the default headline of a card: the name of a contact on a business card or badge, else the call to action
 * for the content type. If the text is that of a Wi-Fi network, the content type counts as Wi-Fi.
 */
export function usualHeadline(text: string, type: ContentType, id: CardId): string {
  const isPersonal = id.startsWith('business') || id.startsWith('badge');
  if (type === 'vcard' && isPersonal) return codeName(text);
  return cardWords.headlines[networkInText(text) ? 'wifi' : type];
}
