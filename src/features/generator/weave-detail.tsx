import { use, useEffect, useId, useState } from 'react';
import { DEFAULT_WEAVE, detailOf, type QrDesign, WEAVE_DETAILS, type Weave, type WeaveDetail } from '#design';
import { leastPrintSize, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { FieldGroup } from '#ui';
import { modulesOfDetail } from '#weaving';
import { styleWords } from '#words/generator-style';
import { weavePrint } from '#workbench';
import { DraftContext } from './draft-context.ts';
import tiles from './shapes-group.module.css';
import own from './weave-detail.module.css';

interface WeaveDetailChoiceProps {
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/** How fine the picture is: each choice is a small print of it, with the width that it needs in print. */
export function WeaveDetailChoice({ weave, changeWeave }: WeaveDetailChoiceProps) {
  const name = useId();
  const prints = usePrints();
  return (
    <FieldGroup label={styleWords.detail}>
      <div className={own.choices}>
        {WEAVE_DETAILS.map((detail) => {
          const print = prints[detail];
          const modules = print?.modules ?? modulesOfDetail(detail);
          return (
            <label key={detail} className={tiles.choice}>
              <input
                type="radio"
                name={name}
                className={tiles.radio}
                checked={detailOf(weave) === detail}
                onChange={() => changeWeave({ detail: detail === 'bold' ? undefined : detail })}
              />
              {print ? (
                <img className={tiles.print} src={print.picture} alt="" width={200} height={200} draggable={false} />
              ) : (
                <span className={tiles.print} />
              )}
              <span>{styleWords.details[detail](leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE))}</span>
            </label>
          );
        })}
      </div>
    </FieldGroup>
  );
}

type Prints = Partial<Record<WeaveDetail, Awaited<ReturnType<typeof weavePrint>>>>;

/** Milliseconds without another draft before prints are made: the draft comes first. */
const REST = 300;

/** The draft in every detail. The last prints stay until the next ones are there. */
function usePrints(): Prints {
  const draft = use(DraftContext);
  const [prints, setPrints] = useState<Prints>({});
  useEffect(() => {
    if (!draft?.image || !draft.made.woven) return;
    const { design, image } = draft;
    let isCurrent = true;
    const timer = setTimeout(() => {
      for (const detail of WEAVE_DETAILS) {
        weavePrint(detail, inDetail(design, detail), image).then(
          (print) => {
            if (isCurrent && print) setPrints((before) => ({ ...before, [detail]: print }));
          },
          (error: unknown) => console.warn('A detail cannot be shown', error),
        );
      }
    }, REST);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [draft]);
  return prints;
}

function inDetail(design: QrDesign, detail: WeaveDetail): QrDesign {
  const { detail: _, ...weave } = design.weave ?? DEFAULT_WEAVE;
  return { ...design, weave: { ...weave, ...(detail !== 'bold' && { detail }) } };
}
