import { useEffect } from 'react';
import { tellFailure } from '#ui';
import { generatorWords } from '#words/generator';
import { twice } from '#workers';

/** Fragments that may be a link to a design. All others are places on the page. */
const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

/**
 * If the page's address contains a design, removes the design from the address and opens it in place of the current
 * one. Undo restores the earlier design. This also works for a link that is followed while the page is open. No code is
 * generated. The visitor is told if the link cannot be read.
 */
export function useOpenedLink(): void {
  useEffect(() => {
    void takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, []);
}

/** Opens the design in the address, if there is one. */
export async function takeLink(): Promise<void> {
  const { hash, pathname, search } = location;
  if (!MAY_BE_DESIGN.test(hash)) return;
  // The fragment is removed at once, because the link may be private and each reload would open it again.
  history.replaceState(history.state, '', pathname + search);
  try {
    await (await twice(() => import('./open-link.ts'))).openLink(hash);
  } catch (error) {
    tellFailure(generatorWords.linkNotOpened, error);
  }
}
