import { type MouseEvent, useCallback } from 'react';
import { useNavigate } from 'react-router';
import { isPlainClick } from '#ui';

/** Attributes that mark a card, and the link in it that the whole card opens. */
export const CARD = { 'data-card': '' };
export const CARD_LINK = { 'data-card-link': '' };

// biome-ignore lint/plugin: a selector.
const INTERACTIVE = 'button, input, select, textarea, label, summary';

/**
 * Returns the click handler for a list of cards. A plain click on a link opens its page without loading a document, so
 * cards need no router links. Two hundred router links would slow down hydration and typing. A plain click elsewhere on
 * a card opens the card's page. Clicks on other controls, clicks with a modifier key or another button, and clicks that
 * end a text selection keep their usual effect.
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
