import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { twice } from '#late';
import { Button, FileInput, showToast } from '#ui';
import { libraryWords } from '#words/library';

const words = libraryWords.backup;

/** Lets the visitor choose a backup, and adds its codes to those of this browser. */
export function RestoreButton() {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);

  async function restore(file: File): Promise<void> {
    setIsBusy(true);
    try {
      await (await twice(() => import('./restoring/index.ts'))).restore(file);
    } catch (error) {
      console.error(error);
      showToast({ kind: 'error', ...words.notLoaded });
    } finally {
      setIsBusy(false);
    }
  }

  return (
    <>
      <Button size="small" variant="quiet" disabled={isBusy} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden="true" />
        {isBusy ? words.restoring : words.restore}
      </Button>
      <FileInput ref={chooser} accept="application/json,.json" hidden aria-label={words.file} take={restore} />
    </>
  );
}
