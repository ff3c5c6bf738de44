import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui';

/** Marks a card. */
export const CARD = { 'data-card': '' };
/** Marks a card's main link. A click elsewhere on the card opens the page of this link. */
export const CARD_LINK = { 'data-card-link': '' };

// biome-ignore lint/plugin: a selector.
const INTERACTIVE = 'button, input, select, textarea, label, summary';

/**
 * Returns the click handler for a list of cards. A plain click on a link opens its page without loading a document, so
 * cards need no router links. Two hundred router links would slow down hydration and typing. A plain click elsewhere on
 * a card opens the card's page, unless the click hits a control, such as a button, or ends a text selection. The
 * handler ignores clicks with a modifier key or with a mouse button other than the main one.
 */
export function useCardClicks(): (event: MouseEvent) => void {
  const navigate = useNavigate();
  return useCallback(
    (event) => {
      if (event.defaultPrevented || !isPlainClick(event)) return;
      const { target } = event;
      const href = target instanceof Element && (target.closest('a') ?? linkOfCard(target))?.getAttribute('href');
      if (!href) return;
      event.preventDefault();
      navigate(href);
    },
    [navigate],
  );
}

function linkOfCard(target: Element): Element | null {
  const card = target.closest(INTERACTIVE) ? null : target.closest('[data-card]');
  const selection = getSelection();
  if (!card || (selection && !selection.isCollapsed && selection.containsNode(card, true))) return null;
  return card.querySelector('[data-card-link]');
}
