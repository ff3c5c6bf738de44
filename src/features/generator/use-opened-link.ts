import { useEffect } from 'react';
import { showToast } from '#ui';
import { designStore } from '#workbench';

/** Fragments that may be links to a design; all others are places on the page. */
const MAY_BE_DESIGN = /^#(?:design|text|type)=|&(?:text|type)=/;

const NOTHING_CHANGED = 'Nothing was changed here.';

/**
 * Opens the design of a link in the place of the design, undoable, and takes it out of the address; also of a link that is followed while the
 * page is open. Nothing is generated. A link that cannot be read says so.
 */
export function useOpenedLink(): void {
  useEffect(() => {
    void openLink();
    window.addEventListener('hashchange', openLink);
    return () => window.removeEventListener('hashchange', openLink);
  }, []);
}

async function openLink(): Promise<void> {
  const { hash, pathname, search } = location;
  if (!MAY_BE_DESIGN.test(hash)) return;
  // At once: what is in the address would open again with each reload, and may be private.
  history.replaceState(history.state, '', pathname + search);
  try {
    // What the last visit left comes first, so that undoing leads back to it.
    const [{ readLink }] = await Promise.all([import('#carrying'), designStore.restore()]);
    const reading = await readLink(hash);
    switch (reading.is) {
      case 'design':
        designStore.dispatch({ do: 'replace', design: reading.design });
        showToast({
          kind: 'info',
          message: 'Design opened from the link.',
          description: reading.hadImage ? 'It had an image, which links leave out.' : undefined,
          action: { label: 'Undo', onClick: designStore.undo },
        });
        break;
      case 'newer':
        tell('This link was made by a newer version.', `Reload this page and open it again. ${NOTHING_CHANGED}`);
        break;
      case 'damaged':
        tell('This link is cut off or damaged.', `Ask for it again. ${NOTHING_CHANGED}`);
        break;
      case 'none':
    }
  } catch (error) {
    console.error(error);
    tell('The link could not be opened.', `Open it again. ${NOTHING_CHANGED}`);
  }
}

function tell(message: string, description: string): void {
  showToast({ kind: 'error', message, description, duration: 10_000 });
}
