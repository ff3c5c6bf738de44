import { readLink } from '#carrying';
import { showToast } from '#ui';
import { designStore } from '#workbench';

const NOTHING_CHANGED = 'Nothing was changed here.';

/** Opens the design of a link's fragment in the place of the design, undoable; says so when it cannot be read. */
export async function openLink(fragment: string): Promise<void> {
  // Before the storage is asked, which may take its time.
  const reading = await readLink(fragment);
  switch (reading.is) {
    case 'design': {
      const isStep = await designStore.open(reading.design);
      showToast({
        kind: 'info',
        message: 'Design opened from the link.',
        description: reading.hadImage ? 'It had an image, which links leave out.' : undefined,
        action: isStep ? { label: 'Undo', onClick: designStore.undo } : undefined,
      });
      break;
    }
    case 'newer':
      tell('This link was made by a newer version.', `Reload this page and open it again. ${NOTHING_CHANGED}`);
      break;
    case 'damaged':
      tell('This link is cut off or damaged.', `Ask for it again. ${NOTHING_CHANGED}`);
      break;
    case 'none':
  }
}

function tell(message: string, description: string): void {
  showToast({ kind: 'error', message, description, duration: 10_000 });
}
