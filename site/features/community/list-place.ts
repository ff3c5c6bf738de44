/** A card, and its distance in pixels below the window's upper edge. */
export interface ListPlace {
  readonly card: string;
  readonly top: number;
}

/** Returns the place of the first card that is not completely above the window; null if the list has no such card. */
export function currentPlace(list: HTMLElement | null): ListPlace | null {
  const cards = list?.querySelectorAll<HTMLElement>('[data-card]') ?? [];
  for (const card of cards) {
    const { top, bottom } = card.getBoundingClientRect();
    if (bottom > 0) return { card: card.id, top };
  }
  return null;
}

/** Scrolls the window until the card of a place has the same distance from the upper edge as before. */
export function scrollToPlace(list: HTMLElement | null, { card, top }: ListPlace): void {
  const element = list?.querySelector(`#${CSS.escape(card)}`);
  if (element) scrollBy({ top: element.getBoundingClientRect().top - top, behavior: 'instant' });
}
