import { ImagePlus } from 'lucide-react';
import { Button, buttonClass } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './example-code.module.css';
import type { ExampleName } from './example-code.tsx';

interface ExampleWordsProps {
  readonly name: ExampleName;
  /** The design has an image already, which is not in the example. */
  readonly hasImage: boolean;
  readonly showNext: () => void;
  /** Weaves the visitor's own photo. */
  readonly takePhoto: (file: Blob) => void;
}

/** Says that what is shown is an example, leads to the next one, and takes a photo to make one's own. */
export function ExampleWords({ name, hasImage, showNext, takePhoto }: ExampleWordsProps) {
  return (
    <div className={styles.words}>
      <p aria-live="polite">{hasImage ? generatorWords.photoAdded : generatorWords.examples[name].line}</p>
      <div className={styles.actions}>
        <Button size="small" variant="quiet" onClick={showNext}>
          {generatorWords.nextExample}
        </Button>
        <label className={`${buttonClass} ${styles.photo}`} data-variant="plain" data-size="small">
          <ImagePlus aria-hidden="true" />
          {generatorWords.usePhoto}
          <input
            type="file"
            accept="image/*"
            onChange={({ target }) => {
              const file = target.files?.[0];
              if (file) takePhoto(file);
              // The same file may be chosen again.
              target.value = '';
            }}
          />
        </label>
      </div>
    </div>
  );
}
