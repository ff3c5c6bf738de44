import { ChevronLeft, ImagePlus, LayoutGrid } from 'lucide-react';
import { useId, useMemo, useState } from 'react';
import type { QrDesign } from '#design';
import type { Drawing } from '#drawing';
import { applyLook, hasLook, type Look, PAGE_SIZE } from '#looks';
import { Button, DrawingView, FileButton, Note, PictureOption, ScanShape, TryAgain, VisuallyHidden } from '#ui';
import { looksWords } from '#words/generator-looks';
import { grammar } from '#words/grammar';
import { makeDraft, useDesign } from '#workbench';
import styles from './looks-group.module.css';
import type { LookSubject } from './looks-reducer.ts';
import { gradientColors, nameOf, presetName } from './style-names.ts';
import { type LookPlace, useLooks } from './use-looks.ts';

const EMPTY: readonly LookPlace[] = Array.from({ length: PAGE_SIZE }, () => ({
  shown: null,
  picture: null,
  isWanted: false,
}));

interface LooksGroupProps {
  readonly takeLogo: (file: File) => void;
  /** See `useLooks`. */
  readonly wanted: number | undefined;
}

export function LooksGroup({ takeLogo, wanted }: LooksGroupProps) {
  const { design } = useDesign();
  const group = useId();
  const { places, subject, isCurrent, page, pages, turnTo, choose, notice, isUntested, retry } = useLooks(wanted);
  const areAllGone = places?.every(({ shown }) => !shown);
  // The image before a logo was chosen here, until its looks are there.
  const [before, setBefore] = useState<{ readonly image: string | undefined } | null>(null);
  const hasLogo = before !== null && design.customImage !== before.image;
  if (hasLogo && isCurrent) setBefore(null);
  return (
    <fieldset className={styles.group} data-stack="l">
      <legend className={styles.heading}>{looksWords.looks}</legend>
      <div className={styles.tiles} data-testing={notice === 'testing' || undefined}>
        {(areAllGone ? [] : (places ?? EMPTY)).map((place, k) => (
          <Tile
            // A tile keeps its element, and so the focus, when its look changes.
            // biome-ignore lint/suspicious/noArrayIndexKey: see above.
            key={k}
            name={group}
            place={place}
            subject={subject}
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
      {areAllGone && <Note tone="warning">{looksWords.none}</Note>}
      <TryAgain problem={isUntested ? looksWords.untested : null} retry={retry} />
    </fieldset>
  );
}

interface TileProps {
  readonly name: string;
  readonly place: LookPlace;
  readonly subject: LookSubject | null;
  readonly design: QrDesign;
  /** Whether all looks for this place have been tested and none has passed. The place stays empty. */
  readonly isGone: boolean;
  readonly choose: () => void;
}

function Tile({ name, place: { shown, picture, isWanted }, subject, design, isGone, choose }: TileProps) {
  const look = shown?.look;
  const isPictured = shown !== null && shown.picture !== null;
  const drawing = useMemo(
    () => (look && subject && !isPictured ? drawLook(subject, look) : null),
    [look, subject, isPictured],
  );
  if (isGone) return <span />;
  const isFresh = isPictured || drawing !== null;
  return (
    <PictureOption
      name={name}
      checked={shown !== null && hasLook(design, shown.look)}
      choose={choose}
      picture={
        drawing ? (
          <DrawingView drawing={drawing} label="" />
        ) : (
          picture && <img src={picture} alt="" width={200} height={200} draggable={false} />
        )
      }
      mark={isFresh && <ScanShape rank={shown?.isTested ? 0 : undefined} />}
      isOld={!isFresh}
      isWanted={isWanted}
    >
      <VisuallyHidden>{shown ? lookName(shown.look, shown.isTested) : looksWords.drawn}</VisuallyHidden>
    </PictureOption>
  );
}

/** Shown before the first glance at a look. Null with an image: choosing the code that suits it takes too long here. */
function drawLook({ design, image }: LookSubject, look: Look): Drawing | null {
  if (image) return null;
  const draft = makeDraft(applyLook(design, look), null);
  return draft.state === 'ready' ? draft.made.drawing : null;
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
