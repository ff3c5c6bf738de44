import { type RefObject, useLayoutEffect, useRef } from 'react';

/**
 * Returns a ref for a button that is disabled while its action runs. If the button had the focus, it gets the focus
 * back when it is enabled again, unless the focus has moved elsewhere.
 */
export function useFocusKept(isDisabled: boolean): RefObject<HTMLButtonElement | null> {
  const button = useRef<HTMLButtonElement>(null);
  const hadFocus = useRef(false);
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    // A browser removes the focus from a disabled element only after drawing it.
    if (isDisabled) hadFocus.current = activeElement === button.current;
    else if (hadFocus.current && activeElement === body) button.current?.focus({ preventScroll: true });
  }, [isDisabled]);
  return button;
}
