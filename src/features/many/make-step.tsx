import { type Dispatch, useCallback, useMemo } from 'react';
import { hideSecrets } from '#content';
import type { QrDesign } from '#design';
import { encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import type { CardId } from '#sheets/cards';
import type { ManyChoice } from '#storage';
import { compileMapping, planRow } from '#tables/mapping';
import { Step } from '#ui';
import { manyMakeWords } from '#words/many-make';
import { MakePanel } from './making/index.ts';
import type { ManyAction } from './many-set.ts';
import { runRows, sampleRows } from './run-rows.ts';
import type { TableReading } from './table-work.ts';
import { useImageOf } from './use-image-of.ts';
import type { Surveyed, SurveyState } from './use-survey.ts';
import { WordsFields } from './words-fields.tsx';

interface MakeStepProps {
  readonly reading: TableReading;
  readonly survey: SurveyState;
  readonly look: QrDesign;
  /** The mapping came from a link and was not changed since. */
  readonly isShared: boolean;
  /** The mapping for the chosen output. */
  readonly mapping: Surveyed['mapping'];
  readonly dispatch: Dispatch<ManyAction>;
  readonly choice: ManyChoice;
  readonly changeChoice: (part: Partial<ManyChoice>) => void;
  /** Called when a run has finished, with the number of codes, unless that is 0. */
  readonly onMade: (codes: number) => void;
}

/** The fifth step: the codes as files. */
export function MakeStep(props: MakeStepProps) {
  const { reading, survey, look, isShared, mapping: current, dispatch, choice, changeChoice, onMade } = props;
  const { of } = survey;
  const mapping = of?.mapping;
  // A report on an earlier mapping must not start a run: its codes would not be what the fields show.
  const report = mapping === current ? survey.report : null;
  const texts = useMemo(() => (mapping ? sampleTexts(reading, mapping) : []), [reading, mapping]);
  const modules = useMemo(() => modulesOf(texts), [texts]);
  const design = useMemo(() => (mapping ? designOf(look, mapping) : look), [look, mapping]);
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
        sharedHosts={isShared && report ? report.hosts.map(([host]) => host) : null}
        wordsOf={(output, hasFigure) => (
          <WordsFields {...{ mapping: current, columns: reading.columns, dispatch, output, hasFigure }} />
        )}
      />
    </Step>
  );
}

/** Returns the common design of all codes; each row has its own content. */
function designOf(look: QrDesign, { type }: Surveyed['mapping']): QrDesign {
  const { details: _, leftOut: __, ...common } = look;
  return { ...common, type, content: '' };
}

/** Returns the texts of the sample's codes. */
function sampleTexts({ columns, sample }: TableReading, mapping: Surveyed['mapping']): string[] {
  const recipe = compileMapping(mapping, columns);
  return sample.rows.flatMap((row) => {
    const plan = planRow(recipe, row);
    return plan.is === 'ready' ? [plan.text] : [];
  });
}

/** Modules per side of the code for a link of 20 letters; used while no row gives a code. */
const USUAL_MODULES = 29;

/** Returns the modules per side of the code with the longest text, to explain sizes. */
function modulesOf(texts: readonly string[]): number {
  const longest = texts.reduce((most, text) => (text.length > most.length ? text : most), '');
  try {
    return encode(longest, CODE_OPTIONS).size;
  } catch {
    // The text is empty, or too long for any code, which is reported at its row.
    return USUAL_MODULES;
  }
}
