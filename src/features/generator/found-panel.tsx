import { X } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '#ui';
import { designStore } from '#workbench';
import { FoundCodes } from './found-codes.tsx';
import type { Found } from './found-in-picture.ts';
import styles from './found-panel.module.css';
import type { ImageUpload } from './use-image-upload.ts';

interface FoundPanelProps {
  readonly found: Found;
  readonly upload: ImageUpload;
}

/** Says what a picture holds, and asks what is wanted of it. */
export function FoundPanel({ found, upload }: FoundPanelProps) {
  const panel = useRef<HTMLElement>(null);
  // The picture may have been dropped anywhere on the page.
  useEffect(() => {
    panel.current?.scrollIntoView({ block: 'nearest' });
  }, []);
  return (
    <section ref={panel} className={styles.panel} aria-label="Found in the picture">
      {found.is === 'design' ? (
        <FoundDesign found={found} upload={upload} />
      ) : (
        <FoundCodes found={found} decide={upload.decide} />
      )}
      <button type="button" className={styles.close} aria-label="Close" onClick={upload.decide}>
        <X aria-hidden="true" />
      </button>
    </section>
  );
}

interface FoundDesignProps {
  readonly found: Extract<Found, { is: 'design' }>;
  readonly upload: ImageUpload;
}

function FoundDesign({ found: { design, file }, upload }: FoundDesignProps) {
  function openDesign(): void {
    designStore.dispatch({ do: 'replace', design });
    upload.decide();
  }

  return (
    <>
      <h2>
        <span role="status">This picture holds its design</span>
      </h2>
      <p className={styles.words}>
        Open it to go on with what is in it, its content and its style. What you are making now comes back with Undo.
      </p>
      <div className={styles.actions}>
        <Button size="small" variant="primary" onClick={openDesign}>
          Open this design
        </Button>
        {file && (
          <Button size="small" onClick={() => upload.takePicture(file)}>
            Use as image
          </Button>
        )}
      </div>
    </>
  );
}
