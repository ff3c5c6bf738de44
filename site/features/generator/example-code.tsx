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
  /** `shown`: a sample code with the visitor's image is shown in place of the example. */
  readonly image: 'none' | 'loading' | 'shown';
  readonly showNext: () => void;
  readonly takePhoto: (file: Blob) => void;
}

export function ExampleWords({ name, image, showNext, takePhoto }: ExampleWordsProps) {
  return (
    <div className={styles.exampleWords} data-stack="xs center">
      <p aria-live="polite">{image === 'none' ? generatorWords.examples[name].line : generatorWords.photo[image]}</p>
      <div className={styles.exampleActions}>
        {image === 'none' && (
          <Button size="small" variant="quiet" onClick={showNext}>
            {generatorWords.nextExample}
          </Button>
        )}
        <label className={`${buttonClass} ${styles.photo}`} data-variant="plain" data-size="small">
          <ImagePlus aria-hidden="true" />
          {image === 'none' ? generatorWords.usePhoto : generatorWords.useAnotherPhoto}
          <FileInput accept="image/*" take={takePhoto} />
        </label>
      </div>
    </div>
  );
}
