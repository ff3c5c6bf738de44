import type { ContentType } from '#design';
import { labelSheet } from '#sheets';
import { CARDS, type CardProduct } from '#sheets/cards';
import { isLabelId, type LabelId, OWN_SHEET, ROLL, usualLabels } from '#ui/printing';

/** Returns the chosen labels; if `id` is unknown, those that are usual where the visitor's languages are spoken. */
export function labelFor(id: string, languages: readonly string[]): LabelId {
  if (id === OWN_SHEET || id === ROLL) return id;
  if (isLabelId(id) && labelSheet(id.slice('label-'.length))) return id;
  return usualLabels(languages);
}

/**
 * Returns the cards that are offered for a type of content, and the chosen card. Cards for Wi-Fi are offered only for
 * the type `wifi`. If `id` names none of the offered cards, the first card for Wi-Fi counts as chosen, or the first
 * card if none is for Wi-Fi.
 */
export function cardFor(id: string, type: ContentType) {
  const cards: readonly CardProduct[] = type === 'wifi' ? CARDS : CARDS.filter(({ isForWifi }) => !isForWifi);
  const usual = cards.find(({ isForWifi }) => isForWifi) ?? cards[0];
  return { cards, card: cards.find((card) => card.id === id) ?? usual };
}
