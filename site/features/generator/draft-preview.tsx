import { useState } from 'react';
import { ErrorBoundary, TryAgain } from '#ui';
import { generatorWords } from '#words/generator';
import { type Drafting, designStore, type MadePicture, seam, useDesign, useSeam } from '#workbench';
import type { Margin } from './draft-context.ts';
import { PreviewCard, PreviewFault } from './preview-card.tsx';
import { ShareDesign } from './share-design.tsx';

const verdictModule = seam(() => import('./scan-verdict.tsx'));

interface DraftPreviewProps {
  readonly drafting: Drafting;
  /** The picture made from a template, if the design is still that template. */
  readonly picture: MadePicture | null;
  /** Weaves the visitor's own photo. */
  readonly takePhoto: (file: Blob) => void;
  readonly tellMargin: (margin: Margin | null) => void;
}

/** The draft on its sheet with its verdict, and the link that shares its design. */
export function DraftPreview({ drafting: { draft, shown, draw }, picture, takePhoto, tellMargin }: DraftPreviewProps) {
  const { design, last } = useDesign();
  const [line, setLine] = useState<HTMLElement | null>(null);
  const { loaded, isMissing, retry } = useSeam(verdictModule, draft.state === 'ready');
  return (
    <ErrorBoundary place={draft} fallback={<PreviewFault />}>
      <PreviewCard
        design={design}
        draft={draft}
        shown={shown}
        picture={picture}
        lineRef={setLine}
        takePhoto={takePhoto}
      >
        {draft.state === 'ready' && loaded && (
          <loaded.ScanVerdict
            draft={draft}
            isLate={draft.design !== design}
            draw={draw}
            apply={(fix) => designStore.dispatch({ do: 'fix', design: fix.design })}
            undo={last?.field === 'fix' ? designStore.undo : undefined}
            line={line}
            tellMargin={tellMargin}
          />
        )}
        {!loaded && <TryAgain problem={isMissing ? generatorWords.lostVerdict : null} retry={retry} />}
        {draft.state !== 'empty' && <ShareDesign design={design} />}
      </PreviewCard>
    </ErrorBoundary>
  );
}
