import { type RefObject, startTransition, useEffect, useRef, useState } from 'react';
import { observeNear } from '#ui';

/** How far outside the window an element counts as near, so that it is drawn before it is visible. */
const REACH = '800px';

/** Returns whether an element has ever been near the window, and the ref for it. */
export function useNear<E extends Element>(initially: boolean): [boolean, RefObject<E | null>] {
  const ref = useRef<E>(null);
  const [isNear, setIsNear] = useState(initially);
  useEffect(() => {
    if (isNear || !ref.current) return;
    return observeNear(ref.current, REACH, () => startTransition(() => setIsNear(true)));
  }, [isNear]);
  return [isNear, ref];
}
