import { type Dispatch, useCallback, useMemo } from 'react';
import { hideSecrets } from '#content';
import type { QrDesign } from '#design';
import type { CardId } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { Step } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { commonDesign, modulesOf, sampleTexts } from './code-sample.ts';
import { MakePanel } from './making/index.ts';
import type { ManyAction } from './many-set.ts';
import { runRows, sampleRows } from './run-rows.ts';
import type { Surveyed, SurveyState } from './survey-state.ts';
import type { TableReading } from './table-work.ts';
import { useImageOf } from './use-image-of.ts';
import { WordsFields } from './words-fields.tsx';

interface MakeStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly look: QrDesign;
  /** The mapping. Templates whose words the chosen output cannot print are empty (`printedMapping`). */
  readonly mapping: Surveyed['mapping'];
  readonly dispatch: Dispatch<ManyAction>;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  /** Called when a run has finished, with the number of codes, unless that is 0. */
  readonly onMade: (codes: number) => void;
}

/** The fifth step: the codes as files. */
export function MakeStep(props: MakeStepProps) {
  const { reading, survey, look, mapping: current, dispatch, choice, changeChoice, onMade } = props;
  const { of } = survey;
  const mapping = of?.mapping;
  // While the report is about an earlier mapping, no run may start: it would make other codes than the fields show.
  const report = mapping === current ? survey.report : null;
  const texts = useMemo(() => (mapping ? sampleTexts(reading, mapping) : []), [reading, mapping]);
  const modules = useMemo(() => modulesOf(texts), [texts]);
  const design = useMemo(() => (mapping ? commonDesign(look, mapping) : look), [look, mapping]);
  const image = useImageOf(design);
  const sample = useCallback(
    (card: CardId | null) => (mapping ? sampleRows(reading, mapping, card) : []),
    [reading, mapping],
  );
  return (
    <Step number={5} title={manyMakeWords.title}>
      <MakePanel
        codes={report?.ready ?? 0}
        isCounted={report !== null}
        copies={survey.latest?.copies ?? 0}
        read={(signal, card) => runRows(of as Surveyed, reading, card, signal)}
        sample={sample}
        type={current.type}
        design={design}
        image={image}
        modules={modules}
        hasSecrets={texts.some((text) => hideSecrets(text) !== text)}
        many={choice}
        changeMany={changeChoice}
        onMade={onMade}
        wordsOf={(output, hasFigure) => (
          <WordsFields {...{ mapping: current, columns: reading.columns, dispatch, output, hasFigure }} />
        )}
      />
    </Step>
  );
}
