import { useId } from 'react';
import { detailOf, WEAVE_DETAILS, type Weave, type WeaveDetail } from '#design';
import { leastPrintSize, STANDARD_MARGIN, WOVEN_MODULE } from '#drawing';
import { FieldGroup, PrintOption } from '#ui';
import { modulesOfDetail } from '#weaving';
import { styleWords } from '#words/generator-style';
import { useWeavePrints } from './use-weave-prints.ts';
import own from './weave-detail.module.css';

/** The change of the weaving settings for each level of detail. */
const CHANGES: Readonly<Record<WeaveDetail, Partial<Weave>>> = {
  bold: { detail: undefined },
  fine: { detail: 'fine' },
  finest: { detail: 'finest' },
};

interface WeaveDetailChoiceProps {
  readonly weave: Weave;
  readonly changeWeave: (change: Partial<Weave>) => void;
}

/**
 * The choice of the woven picture's level of detail. Each option shows a small picture with that level, and the
 * smallest width at which the code should be printed.
 */
export function WeaveDetailChoice({ weave, changeWeave }: WeaveDetailChoiceProps) {
  const name = useId();
  const prints = useWeavePrints(CHANGES);
  return (
    <FieldGroup label={styleWords.detail}>
      <div className={own.choices}>
        {WEAVE_DETAILS.map((detail) => {
          const print = prints[detail];
          const modules = print?.modules ?? modulesOfDetail(detail);
          return (
            <PrintOption
              key={detail}
              name={name}
              checked={detailOf(weave) === detail}
              choose={() => changeWeave(CHANGES[detail])}
              print={print && <img src={print.picture} alt="" width={200} height={200} draggable={false} />}
            >
              <span>{styleWords.details[detail](leastPrintSize(modules, STANDARD_MARGIN, WOVEN_MODULE))}</span>
            </PrintOption>
          );
        })}
      </div>
    </FieldGroup>
  );
}
