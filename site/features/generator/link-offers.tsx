import { addressInWords, addressKind, type LinkOffer, linkOffers } from '#content';
import { encode, symbolSize } from '#engine';
import { CODE_OPTIONS } from '#making';
import { Button, Sentence } from '#ui';
import { contentWords } from '#words/generator-content';
import styles from './details.module.css';

interface LinkOffersProps {
  readonly text: string;
  /** Modules per side of the current code; null if there is none. */
  readonly size: number | null;
  /** False while the visitor types, when offers would come and go. */
  readonly hasOffers: boolean;
  /** Types another address into the field. */
  readonly use: (text: string) => void;
}

/** Where a link leads, and other ways to write it that make a smaller code or leave out tracking. */
export function LinkOffers({ text, size, hasOffers, use }: LinkOffersProps) {
  const host = addressKind(text) === 'host' ? addressInWords(text) : null;
  const version = versionOf(text);
  // An image may need a larger code whatever the text is.
  const isLeast = size === symbolSize(version);
  const offers = (hasOffers ? linkOffers(text) : []).map((offer) => {
    return { ...offer, smaller: isLeast ? versionOf(offer.text) : version };
  });
  const shown = offers.filter(({ kind, smaller }) => kind === 'tracking' || smaller < version);
  return (
    <>
      {host !== null && (
        <p>
          <Sentence text={contentWords.opens} parts={{ host: <strong>{host}</strong> }} />
        </p>
      )}
      {shown.map((offer) => (
        <div key={offer.kind} className={styles.apart}>
          <p>{sentenceOf(offer, version, offer.smaller)}</p>
          <Button size="small" onClick={() => use(offer.text)}>
            {contentWords.linkOffers[offer.kind].take}
          </Button>
        </div>
      ))}
    </>
  );
}

function sentenceOf(offer: LinkOffer, version: number, smaller: number): string {
  const { linkOffers: words } = contentWords;
  if (offer.kind !== 'tracking') return words[offer.kind].say(version, smaller);
  return words.tracking.say(offer.parameters, version, smaller);
}

/** The version of the code without an image, which may need a larger one. Infinite if the text is too long. */
function versionOf(text: string): number {
  try {
    return encode(text, CODE_OPTIONS).version;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}
