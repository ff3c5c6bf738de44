import type { RefObject } from 'react';
import { TryAgain, VisuallyHidden } from '#ui';
import { generatorWords } from '#words/generator';
import { seam, useSeam } from '#workbench';
import type { ImageUpload } from './image-upload.ts';

const foundModule = seam(() => import('./found-panel.tsx'));

interface FoundPlaceProps {
  readonly upload: ImageUpload;
  /** The section for the content of the code. It gets the focus when the panel closes. */
  readonly content: RefObject<HTMLElement | null>;
}

/** The place for the panel that offers the codes or the design found in a picture. The panel loads on demand. */
export function FoundPlace({ upload, content }: FoundPlaceProps) {
  const { found } = upload;
  const { loaded, isMissing, retry } = useSeam(foundModule, found !== null);
  return (
    <>
      <VisuallyHidden>
        <span role="status">{found && loaded?.foundTitle(found)}</span>
      </VisuallyHidden>
      {found && loaded && <loaded.FoundPanel found={found} upload={upload} content={content} />}
      <TryAgain problem={found && isMissing ? generatorWords.lostFound : null} retry={retry} />
    </>
  );
}
