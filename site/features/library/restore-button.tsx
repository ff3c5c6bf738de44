import { Upload } from 'lucide-react';
import { useRef, useState } from 'react';
import { Button, FileInput } from '#ui';
import { homeWords } from '#words/home';

const words = homeWords.yourCodes;

/** `restore` never rejects. */
export function RestoreButton({ restore }: { readonly restore: (file: Blob) => Promise<void> }) {
  const chooser = useRef<HTMLInputElement>(null);
  const [isBusy, setIsBusy] = useState(false);
  return (
    <>
      <Button size="small" variant="quiet" disabled={isBusy} onClick={() => chooser.current?.click()}>
        <Upload aria-hidden="true" />
        {isBusy ? words.restoring : words.restore}
      </Button>
      <FileInput
        ref={chooser}
        accept="application/json,.json"
        hidden
        aria-label={words.file}
        take={(file) => {
          setIsBusy(true);
          void restore(file).then(() => setIsBusy(false));
        }}
      />
    </>
  );
}
