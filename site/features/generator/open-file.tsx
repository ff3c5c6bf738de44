import { FolderOpen } from 'lucide-react';
import { useRef } from 'react';
import { Button, FileInput } from '#ui';
import { generatorWords } from '#words/generator';

interface OpenFileProps {
  readonly take: (file: Blob) => void;
  readonly className?: string;
}

/** A button that lets the visitor choose a file: one that this site saved, a backup, or any picture. */
export function OpenFile({ take, className }: OpenFileProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button size="small" variant="quiet" className={className} onClick={() => input.current?.click()}>
        <FolderOpen aria-hidden="true" />
        {generatorWords.openFile}
      </Button>
      <FileInput ref={input} hidden accept="image/*,application/pdf,application/json" take={take} />
    </>
  );
}
