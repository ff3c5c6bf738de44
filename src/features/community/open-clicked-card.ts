import type { MouseEvent } from 'react';

/** Marks a card, and in it the link that the whole card opens. */
export const CARD = { 'data-card': '' };
export const CARD_LINK = { 'data-card-link': '' };

const INTERACTIVE = 'a, button, input, select, textarea, label, summary';

/**
 * For a list of cards: a plain click anywhere on a card follows its link. Clicks on what is interactive itself, clicks
 * with a modifier key, other buttons and clicks that end a text selection keep their own meaning.
 */
export function openClickedCard(event: MouseEvent): void {
  const { target, button, altKey, ctrlKey, metaKey, shiftKey } = event;
  if (event.defaultPrevented || button !== 0 || altKey || ctrlKey || metaKey || shiftKey) return;
  if (!(target instanceof Element) || target.closest(INTERACTIVE)) return;
  const card = target.closest('[data-card]');
  const selection = getSelection();
  if (!card || (selection && !selection.isCollapsed && selection.containsNode(card, true))) return;
  card.querySelector<HTMLAnchorElement>('[data-card-link]')?.click();
}
