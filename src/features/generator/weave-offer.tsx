import { Sparkles } from 'lucide-react';
import { Button, DrawingView } from '#ui';
import { useDesign } from '#workbench';
import { useWovenOffer } from './use-woven-offer.ts';
import styles from './weave-offer.module.css';

interface WeaveOfferProps {
  readonly weave: () => void;
}

/** The visitor's image as it would be woven, with one tap to have it so. Nothing until it can be shown, and for texts that are too long. */
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
          <strong>Your picture can be the code.</strong> Woven in, in its own colours, and it still scans.
        </p>
        <Button size="small" onClick={weave}>
          <Sparkles aria-hidden="true" />
          Weave it into the code
        </Button>
      </div>
    </div>
  );
}
