import { ImagePlus } from 'lucide-react';
import { type Ref, useId } from 'react';
import { DropField, factsClass, Note } from '#ui';
import { generatorWords } from '#words/generator';
import { styleWords } from '#words/generator-style';
import styles from './image-drop.module.css';
import type { ImageUpload } from './image-upload.ts';
import wovenSample from './woven-sample.png';

interface ImageDropProps {
  readonly customImage: string | undefined;
  readonly upload: ImageUpload;
  readonly fileRef: Ref<HTMLInputElement>;
}

/** The place for choosing an image. Files can be dropped anywhere on the page. */
export function ImageDrop({ customImage, upload: { state, takeImage }, fileRef }: ImageDropProps) {
  const id = useId();
  return (
    <>
      <DropField
        ref={fileRef}
        title={customImage ? styleWords.chooseAnother : styleWords.upload}
        picture={
          customImage ? (
            <img src={customImage} alt={styleWords.yourUpload} className={styles.thumbnail} draggable={false} />
          ) : (
            <ImagePlus aria-hidden="true" />
          )
        }
        take={takeImage}
        accept="image/*"
        aria-label={styleWords.upload}
        aria-describedby={state.is === 'refused' ? id : undefined}
      >
        <span role="status">{statusOf(state, customImage)}</span>
      </DropField>
      {!customImage && (
        <p className={`${factsClass} ${styles.promise}`}>
          <img src={wovenSample} alt="" width={50} height={50} className={styles.sample} loading="lazy" />
          {styleWords.photoCanBeCode}
        </p>
      )}
      {state.is === 'refused' && (
        <Note id={id} tone="problem">
          {state.why}
        </Note>
      )}
    </>
  );
}

/** Returns what happened last to the design's image, or else how to add one. */
function statusOf(state: ImageUpload['state'], customImage: string | undefined): string {
  if (state.is === 'reading') return generatorWords.readingImage;
  if (state.is === 'added' && state.customImage === customImage) return styleWords.added;
  if (state.is === 'removed' && !customImage) return styleWords.removed;
  return styleWords.dropOrPaste;
}
