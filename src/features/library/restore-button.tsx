import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { twice } from '#late';
import { Button, showToast } from '#ui';
import { libraryWords } from '#words/library';

const words = libraryWords.backup;

/** Lets the visitor choose a backup, and adds its codes to those that are here. */
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
      <input
        ref={chooser}
        type="file"
        accept="application/json,.json"
        hidden
        aria-label={words.file}
        onChange={({ target }) => {
          const file = target.files?.[0];
          if (file) restore(file);
          // The same file may be chosen again.
          target.value = '';
        }}
      />
    </>
  );
}
