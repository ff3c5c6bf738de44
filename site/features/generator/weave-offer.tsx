import { Sparkles } from 'lucide-react';
import { Button, DrawingView } from '#ui';
import { styleWords } from '#words/generator-style';
import { useDesign } from '#workbench';
import { useWovenOffer } from './use-woven-offer.ts';
import styles from './weave-offer.module.css';

interface WeaveOfferProps {
  readonly weave: () => void;
}

/**
 * A picture of the visitor's image woven into the code, and a button that weaves it. Shows nothing until the picture is
 * drawn, or if it cannot be made.
 */
export function WeaveOffer({ weave }: WeaveOfferProps) {
  const drawing = useWovenOffer(useDesign().design);
  if (!drawing) return null;
  return (
    <div className={styles.offer}>
      <div className={styles.thumbnail}>
        <DrawingView drawing={drawing} label="" />
      </div>
      <div className={styles.words}>
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
