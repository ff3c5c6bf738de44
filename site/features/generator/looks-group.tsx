import { ChevronLeft, ImagePlus, LayoutGrid } from 'lucide-react';
import { useId, useState } from 'react';
import type { QrDesign } from '#design';
import { hasLook, type Look, PAGE_SIZE } from '#looks';
import { Button, FileButton, Note, PictureOption, ScanShape, TryAgain, VisuallyHidden } from '#ui';
import { looksWords } from '#words/generator-looks';
import { grammar } from '#words/grammar';
import { useDesign } from '#workbench';
import styles from './looks-group.module.css';
import { gradientColors, nameOf, presetName } from './style-names.ts';
import { type LookPlace, useLooks } from './use-looks.ts';

const EMPTY: readonly LookPlace[] = Array.from({ length: PAGE_SIZE }, () => ({
  shown: null,
  picture: null,
  isWanted: false,
}));

export function LooksGroup({ takeLogo }: { readonly takeLogo: (file: File) => void }) {
  const { design } = useDesign();
  const group = useId();
  const { places, isCurrent, page, pages, turnTo, choose, notice, isUntested, retry } = useLooks();
  // The image before a logo was chosen here, until its looks are there.
  const [before, setBefore] = useState<{ readonly image: string | undefined } | null>(null);
  const hasLogo = before !== null && design.customImage !== before.image;
  if (hasLogo && isCurrent) setBefore(null);
  return (
    <fieldset className={styles.group} data-stack="l">
      <legend className={styles.heading}>{looksWords.looks}</legend>
      <div className={styles.tiles} data-testing={notice === 'testing' || undefined}>
        {(places ?? EMPTY).map((place, k) => (
          <Tile
            // A tile keeps its element, and so the focus, when its look changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={k}
            name={group}
            place={place}
            design={design}
            isGone={places !== null && place.shown === null}
            choose={() => choose(k)}
          />
        ))}
      </div>
      <div data-row="s">
        {page > 0 && (
          <Button size="small" variant="quiet" onClick={() => turnTo(page - 1)}>
            <ChevronLeft aria-hidden="true" />
            {looksWords.previous}
          </Button>
        )}
        <Button size="small" onClick={() => turnTo((page + 1) % pages)}>
          <LayoutGrid aria-hidden="true" />
          {looksWords.more}
        </Button>
        <FileButton
          accept="image/*"
          take={(file) => {
            setBefore({ image: design.customImage });
            takeLogo(file);
          }}
        >
          <ImagePlus aria-hidden="true" />
          {looksWords.fromLogo}
        </FileButton>
      </div>
      <div role="status" className={styles.notice} data-text="soft small">
        {hasLogo && looksWords.progress}
        {notice === 'testing' ? looksWords.waits : notice === 'replaced' && looksWords.replaced}
      </div>
      {places?.every(({ shown }) => !shown) && <Note tone="warning">{looksWords.none}</Note>}
      <TryAgain problem={isUntested ? looksWords.untested : null} retry={retry} />
    </fieldset>
  );
}

interface TileProps {
  readonly name: string;
  readonly place: LookPlace;
  readonly design: QrDesign;
  /** Whether all looks for this place have been tested and none has passed. */
  readonly isGone: boolean;
  readonly choose: () => void;
}

function Tile({ name, place: { shown, picture, isWanted }, design, isGone, choose }: TileProps) {
  if (isGone) return null;
  const isFresh = shown !== null && shown.picture === picture;
  return (
    <PictureOption
      name={name}
      checked={shown !== null && hasLook(design, shown.look)}
      choose={choose}
      picture={picture && <img src={picture} alt="" width={200} height={200} draggable={false} />}
      mark={isFresh && <ScanShape rank={shown.isTested ? 0 : undefined} />}
      isOld={!isFresh}
      isWanted={isWanted}
    >
      <VisuallyHidden>{shown ? lookName(shown.look, shown.isTested) : looksWords.drawn}</VisuallyHidden>
    </PictureOption>
  );
}

/** Returns the name of a look by its colors and shapes, marked if it has not been tested yet. */
function lookName(look: Look, isTested: boolean): string {
  const name = testedName(look);
  return isTested ? name : looksWords.untestedName({ name });
}

function testedName({ style, image }: Look): string {
  if (image?.is === 'woven') return looksWords.woven[image.weave.look];
  const centers = style.cornerDotShape === 'rounded' ? [looksWords.softCenters] : [];
  const name = grammar.series([lookColors(style), looksWords.modules[style.moduleShape], ...centers]);
  return name.charAt(0).toUpperCase() + name.slice(1);
}

function lookColors(style: Look['style']): string {
  if (!style.gradientType) return nameOf(style.foregroundColor);
  const [first, second] = gradientColors(style);
  return presetName(style) ?? (first === second ? first : looksWords.gradientOf({ first, second }));
}
