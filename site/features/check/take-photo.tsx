import { Aperture } from 'lucide-react';
import { useRef } from 'react';
import { Button, FileInput } from '#ui';
import { checkWords } from '#words/check';

interface TakePhotoProps {
  readonly className?: string;
  readonly take: (file: File) => void;
}

/** Opens the device's own camera program, for which this site needs no permission. */
export function TakePhoto({ className, take }: TakePhotoProps) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button className={className} onClick={() => input.current?.click()}>
        <Aperture aria-hidden="true" />
        {checkWords.takePhoto}
      </Button>
      <FileInput ref={input} hidden accept="image/*" capture="environment" take={take} />
    </>
  );
}
