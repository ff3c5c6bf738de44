import { Sparkles } from 'lucide-react';
import { useDeferredValue, useEffect, useState } from 'react';
import { isNothingTyped } from '#content';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { Button, DrawingView } from '#ui';
import { styleWords } from '#words/generator-style';
import { designReducer, uploads, useDesign, weaveDraft, whenStill } from '#workbench';
import wovenExample from './examples/woven.webp';
import styles from './weave.module.css';

interface WeaveOfferProps {
  readonly weave: () => void;
}

/** Until the image is drawn woven, and if it cannot be, an example in the same place says what a photo can become. */
export function WeaveOffer({ weave }: WeaveOfferProps) {
  const { design } = useDesign();
  const drawing = useWovenOffer(design);
  if (!design.customImage || !drawing) {
    return (
      <div className={styles.offer}>
        <img src={wovenExample} alt="" width={112} height={112} className={styles.thumbnail} loading="lazy" />
        <p className={styles.offerWords}>{styleWords.photoCanBeCode}</p>
      </div>
    );
  }
  return (
    <div className={styles.offer}>
      <div className={styles.thumbnail}>
        <DrawingView drawing={drawing} label="" />
      </div>
      <div className={styles.offerWords} data-stack="s start">
        <p>
          <strong>{styleWords.offer}</strong> {styleWords.offerPromise}
        </p>
        <Button size="small" onClick={weave}>
          <Sparkles aria-hidden="true" />
          {styleWords.takeOffer}
        </Button>
      </div>
    </div>
  );
}

/** Milliseconds without a change until the offered drawing is woven, so that weaving does not delay the draft. */
const REST = 300;

const SAMPLE = { type: 'url', content: 'https://example.com', details: undefined } as const;

/** Null before the first pause, and if the image cannot be woven. */
function useWovenOffer(design: QrDesign): Drawing | null {
  const late = useDeferredValue(design);
  const [drawing, setDrawing] = useState<Drawing | null>(null);
  useEffect(
    () =>
      whenStill(REST, (signal) => {
        drawOffer(late).then(
          (drawn) => {
            if (!signal.aborted) setDrawing(drawn);
          },
          (error: unknown) => console.warn('The image cannot be shown woven', error),
        );
      }),
    [late],
  );
  return drawing;
}

async function drawOffer(design: QrDesign): Promise<Drawing | null> {
  if (!design.customImage) return null;
  const image = await (await uploads.load()).loadImage(design.customImage);
  const { details: _, ...plain } = design;
  const typed: QrDesign = isNothingTyped(design) ? { ...plain, ...SAMPLE } : design;
  const woven = designReducer({ ...typed, qrType: 'custom' }, { do: 'weave', weave: {} });
  const draft = await weaveDraft('offer', woven, image);
  return draft?.state === 'ready' ? draft.made.drawing : null;
}
