import { ImagePlus } from 'lucide-react';
import { Button, buttonClass, FileInput } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './preview-card.module.css';

export const EXAMPLES = ['woven', 'gradient', 'logo'] as const;

type ExampleName = (typeof EXAMPLES)[number];

/** A border image, which browsers never count as the largest contentful paint. */
export function ExampleCode({ name }: { readonly name: ExampleName }) {
  return (
    <div role="img" aria-label={generatorWords.examples[name].label} className={styles.example} data-example={name} />
  );
}

interface ExampleWordsProps {
  readonly name: ExampleName;
  readonly hasImage: boolean;
  readonly showNext: () => void;
  readonly takePhoto: (file: Blob) => void;
}

export function ExampleWords({ name, hasImage, showNext, takePhoto }: ExampleWordsProps) {
  return (
    <div className={styles.exampleWords}>
      <p aria-live="polite">{hasImage ? generatorWords.photoAdded : generatorWords.examples[name].line}</p>
      <div className={styles.exampleActions}>
        <Button size="small" variant="quiet" onClick={showNext}>
          {generatorWords.nextExample}
        </Button>
        <label className={`${buttonClass} ${styles.photo}`} data-variant="plain" data-size="small">
          <ImagePlus aria-hidden="true" />
          {generatorWords.usePhoto}
          <FileInput accept="image/*" take={takePhoto} />
        </label>
      </div>
    </div>
  );
}
