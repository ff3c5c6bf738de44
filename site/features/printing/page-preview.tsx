import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type CSSProperties, type ReactNode, useMemo, useState } from 'react';
import type { Drawing } from '#drawing';
import { MARKED_EDGE } from '#drawing/files';
import { type CardProduct, type CardSurroundings, surroundingsOf } from '#sheets/cards';
import { DrawingView, IconButton } from '#ui';
import { cardWords } from '#words/printing';
import styles from './printing.module.css';

interface PreviewedPage {
  /** The page in its trimmed size, in millimeters. */
  readonly drawing: Drawing;
  /** Whether the page is cut as a circle. */
  readonly isRound?: boolean;
  /** The paper outside the trim, with its marks. If undefined, the page ends at its trim. */
  readonly around?: CardSurroundings;
}

interface PagePreviewProps {
  /** Empty until the pages are drawn. */
  readonly pages: readonly PreviewedPage[];
  /** The size of a page, in millimeters. */
  readonly size: { readonly width: number; readonly height: number };
  readonly label: string;
  /** Millimeters of paper around the first page, until it is drawn. */
  readonly edge?: number;
  /** Returns elements to show over the page with this index, such as labels that can be clicked. */
  readonly over?: (page: number) => ReactNode;
}

export function PagePreview({ pages, size, label, over, edge: expected = 0 }: PagePreviewProps) {
  const [wanted, setWanted] = useState(0);
  const index = Math.min(wanted, Math.max(0, pages.length - 1));
  const page = pages.at(index);
  const { width, height } = size;
  const edge = page ? (page.around?.edge ?? 0) : expected;
  const measures = { '--width': width, '--height': height, '--edge': edge } as CSSProperties;
  return (
    <figure className={styles.preview} data-stack="l top">
      <div className={styles.table} data-stack="center">
        <div className={styles.measured} style={measures}>
          <span className={styles.across}>{cardWords.mm({ length: width })}</span>
          <span className={styles.down}>
            <span>{cardWords.mm({ length: height })}</span>
          </span>
          <div className={styles.sheet} data-cut={(page?.isRound && !page.around) || undefined}>
            {page?.around && <DrawingView drawing={page.around.drawing} label="" className={styles.around} />}
            <div className={styles.page} data-round={page?.isRound || undefined}>
              {page && <DrawingView drawing={page.drawing} label={label} className={styles.drawing} />}
              {over?.(index)}
            </div>
          </div>
        </div>
      </div>
      {pages.length > 1 && (
        <figcaption data-line="s" data-text="figures">
          <IconButton
            name={cardWords.previousPage}
            aria-disabled={index === 0}
            onClick={() => setWanted(Math.max(0, index - 1))}
          >
            <ChevronLeft aria-hidden="true" />
          </IconButton>
          <span role="status">{cardWords.page({ page: index + 1, pages: pages.length })}</span>
          <IconButton
            name={cardWords.nextPage}
            aria-disabled={index === pages.length - 1}
            onClick={() => setWanted(Math.min(pages.length - 1, index + 1))}
          >
            <ChevronRight aria-hidden="true" />
          </IconButton>
        </figcaption>
      )}
    </figure>
  );
}

interface CardPreviewProps {
  readonly product: CardProduct;
  /** The card's page; null until it is drawn. */
  readonly page: Drawing | null;
  readonly hasMarks: boolean;
}

export function CardPreview({ product, page, hasMarks }: CardPreviewProps) {
  const pages = useMemo((): PreviewedPage[] => {
    if (!page) return [];
    // Until a newly chosen product is drawn, the page is still that of the previous product.
    const isOwn = Math.abs(page.width - product.width) < 0.01 && Math.abs(page.height - product.height) < 0.01;
    const around = hasMarks && isOwn ? surroundingsOf(page, product) : undefined;
    return [{ drawing: page, isRound: product.shape === 'round', around }];
  }, [product, page, hasMarks]);
  const label = cardWords.pagePicture({ product: cardWords.products[product.id] });
  return <PagePreview pages={pages} size={product} label={label} edge={hasMarks ? MARKED_EDGE : 0} />;
}
