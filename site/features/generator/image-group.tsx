import { ImagePlus, Trash2 } from 'lucide-react';
import { memo, type Ref, useId, useRef } from 'react';
import { flushSync } from 'react-dom';
import {
  demandedSymbol,
  IMAGE_SIZE_MAX,
  IMAGE_SIZE_MIN,
  type ImagePosition,
  type QrDesign,
  type Weave,
  weaveOf,
} from '#design';
import { Button, controlClass, DropField, Field, FieldGroup, Note, Segments } from '#ui';
import { generatorWords } from '#words/generator';
import { styleWords } from '#words/generator-style';
import { IMAGE_FIELD } from './files-from-anywhere.tsx';
import type { ImageUpload } from './image-upload.ts';
import { LogoBox } from './logo-box.tsx';
import styles from './style-groups.module.css';
import { WeaveGroup } from './weave-group.tsx';
import { WeaveOffer } from './weave-offer.tsx';

export type BlendedImage = Pick<
  QrDesign,
  'type' | 'customImage' | 'imagePosition' | 'imageSize' | 'imageBox' | 'weave'
>;

const BLENDS = [
  { value: false, name: styleWords.overTheCode },
  { value: true, name: styleWords.wovenIntoTheCode },
] as const;

interface ImageBlendProps extends BlendedImage {
  readonly upload: ImageUpload;
  readonly placeImage: (position: ImagePosition) => void;
  readonly sizeImage: (percent: number) => void;
  readonly colorBox: (imageBox: string | undefined) => void;
  readonly changeWeave: (change: Partial<Weave>) => void;
  readonly layOver: () => void;
}

export const ImageBlend = memo(function ImageBlend({
  upload,
  placeImage,
  sizeImage,
  colorBox,
  changeWeave,
  layOver,
  ...blended
}: ImageBlendProps) {
  const { customImage, imagePosition, imageSize, imageBox } = blended;
  const weave = weaveOf({ ...blended, qrType: 'custom' });
  const canBeWoven = demandedSymbol(blended.type) === null;
  const id = useId();
  const file = useRef<HTMLInputElement>(null);
  const blend = useRef<HTMLFieldSetElement>(null);

  function removeImage(): void {
    upload.removeImage();
    // The focused button disappears with the image, so the focus moves to the file input.
    file.current?.focus();
  }

  function weaveImage(): void {
    flushSync(() => changeWeave({}));
    // The offer and its button disappear. The focus moves to the radio buttons that offer the same choice.
    blend.current?.querySelector<HTMLElement>(':checked')?.focus();
  }

  return (
    <fieldset className={styles.part} data-stack="l top">
      <legend className={styles.subheading}>{styleWords.imageBlend}</legend>
      <ImageDrop customImage={customImage} upload={upload} fileRef={file} />
      <div className={styles.twos}>
        <Field label={styleWords.logoPosition} htmlFor={`${id}-position`}>
          <select
            id={`${id}-position`}
            className={controlClass}
            value={imagePosition}
            onChange={(event) => placeImage(event.target.value as ImagePosition)}
          >
            <option value="center">{styleWords.center}</option>
            <option value="full">{styleWords.full}</option>
          </select>
        </Field>
        <Field
          label={styleWords.logoSize}
          htmlFor={`${id}-size`}
          aside={
            <output className={styles.size} htmlFor={`${id}-size`}>
              {styleWords.size({ share: imageSize / 100 })}
            </output>
          }
        >
          <input
            id={`${id}-size`}
            className={styles.slider}
            type="range"
            min={IMAGE_SIZE_MIN}
            max={IMAGE_SIZE_MAX}
            step={1}
            value={imageSize}
            disabled={!customImage || imagePosition === 'full'}
            aria-valuetext={styleWords.size({ share: imageSize / 100 })}
            onChange={(event) => sizeImage(event.target.valueAsNumber)}
          />
        </Field>
      </div>
      <div className={styles.underSize} data-line>
        {customImage ? (
          <Button size="small" variant="quiet" className={styles.remove} onClick={removeImage}>
            <Trash2 aria-hidden="true" />
            {styleWords.removeImage}
          </Button>
        ) : (
          <Note>{styleWords.sizeNeedsImage}</Note>
        )}
      </div>
      {customImage && imagePosition === 'center' && <LogoBox {...{ customImage, imageBox, colorBox }} />}
      {customImage && imagePosition === 'full' && <Note>{styleWords.fullIgnoresSize}</Note>}
      {customImage && imagePosition === 'full' && canBeWoven && (
        <FieldGroup ref={blend} label={styleWords.blend}>
          <Segments
            options={BLENDS}
            value={weave !== undefined}
            choose={(isWoven) => (isWoven ? changeWeave({}) : layOver())}
          />
        </FieldGroup>
      )}
      {!weave && (canBeWoven || !customImage) && <WeaveOffer weave={weaveImage} />}
      {customImage && !canBeWoven && <Note>{styleWords.cannotBeWoven}</Note>}
      {customImage && weave && <WeaveGroup image={customImage} weave={weave} changeWeave={changeWeave} />}
    </fieldset>
  );
});

interface ImageDropProps {
  readonly customImage: string | undefined;
  readonly upload: ImageUpload;
  readonly fileRef: Ref<HTMLInputElement>;
}

function ImageDrop({ customImage, upload: { state, takeImage }, fileRef }: ImageDropProps) {
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
        {...IMAGE_FIELD}
        accept="image/*"
        aria-label={styleWords.upload}
        aria-describedby={state.is === 'refused' ? id : undefined}
      >
        <span role="status">{statusOf(state, customImage)}</span>
      </DropField>
      {state.is === 'added' &&
        state.customImage === customImage &&
        state.cautions.map((caution) => (
          <Note key={caution} tone={caution === 'only-pixels' ? 'plain' : 'warning'}>
            {styleWords.imageCautions[caution]}
          </Note>
        ))}
      {state.is === 'refused' && (
        <Note id={id} tone="problem">
          {state.why}
        </Note>
      )}
    </>
  );
}

function statusOf(state: ImageUpload['state'], customImage: string | undefined): string {
  if (state.is === 'reading') return generatorWords.readingImage;
  if (state.is === 'added' && state.customImage === customImage) return styleWords.added;
  if (state.is === 'removed' && !customImage) return styleWords.removed;
  return styleWords.dropOrPaste;
}
