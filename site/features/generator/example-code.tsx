import { ImagePlus } from 'lucide-react';
import { Button, buttonClass, FileInput } from '#ui';
import { generatorWords } from '#words/generator';
import styles from './preview-card.module.css';

/** The example codes that are shown until something is typed, in their order. */
export const EXAMPLES = ['woven', 'gradient', 'logo'] as const;

type ExampleName = (typeof EXAMPLES)[number];

/** An example of a finished code. It is a border image, which browsers never count as the largest contentful paint. */
export function ExampleCode({ name }: { readonly name: ExampleName }) {
  return (
    <div role="img" aria-label={generatorWords.examples[name].label} className={styles.example} data-example={name} />
  );
}

interface ExampleWordsProps {
  readonly name: ExampleName;
  /** Whether the design already has an image. The example does not show that image. */
  readonly hasImage: boolean;
  readonly showNext: () => void;
  /** Weaves the visitor's own photo. */
  readonly takePhoto: (file: Blob) => void;
}

/** The words below an example, a button for the next example, and a button for choosing a photo of one's own. */
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
