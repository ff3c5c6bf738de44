import { useEffect } from 'react';
import { twice } from '#late';
import { tellFailure } from '#ui';
import { generatorWords } from '#words/generator';

/** Fragments that may be links to a design; all others are places on the page. */
const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

/**
 * Opens the design of a link in place of the present one, undoable, and removes it from the address. The same for a
 * link that is followed while the page is open. Nothing is generated. The visitor is told if the link cannot be read.
 */
export function useOpenedLink(): void {
  useEffect(() => {
    void takeLink();
    window.addEventListener('hashchange', takeLink);
    return () => window.removeEventListener('hashchange', takeLink);
  }, []);
}

async function takeLink(): Promise<void> {
  const { hash, pathname, search } = location;
  if (!MAY_BE_DESIGN.test(hash)) return;
  // At once: a link in the address would open again with each reload, and may be private.
  history.replaceState(history.state, '', pathname + search);
  try {
    await (await twice(() => import('./open-link.ts'))).openLink(hash);
  } catch (error) {
    tellFailure(generatorWords.linkNotOpened, error);
  }
}
