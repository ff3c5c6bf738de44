import { type RefObject, useLayoutEffect, useRef } from 'react';

/** For a button that is disabled while it works: it has the keyboard again afterwards, unless that went elsewhere. */
export function useFocusKept(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A browser takes the focus from what is disabled only when it has drawn it.
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}
