import { memo, useId, useState } from 'react';
import type { QrDesign, QrType } from '#design';
import { Step, segmentClass, segmentsClass, TabList, tabId } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, useDesign } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import styles from './generator.module.css';
import { useTouched } from './touch.ts';

interface StylePanelProps extends CustomStyleProps {
  readonly qrType: QrType;
}

export function StylePanel({ upload }: Pick<CustomStyleProps, 'upload'>) {
  const { design } = useDesign();
  return <MemoizedPanel {...styleOf(design)} upload={upload} dispatch={designStore.dispatch} />;
}

/** Typing changes none of this, so the memoized panel is not rendered for every letter. */
function styleOf({
  type,
  qrType,
  style,
  gradientDirection,
  customImage,
  imagePosition,
  imageSize,
  imageBox,
  weave,
}: QrDesign) {
  return { type, qrType, style, gradientDirection, customImage, imagePosition, imageSize, imageBox, weave };
}

const TABS = [
  { value: 'standard', name: generatorWords.tabs.standard },
  { value: 'custom', name: generatorWords.tabs.custom },
] as const;

const MemoizedPanel = memo(function MemoizedPanel({ qrType, ...custom }: StylePanelProps) {
  const id = useId();
  const { dispatch } = custom;
  const touched = useTouched();
  const [wantedLook, setWantedLook] = useState<number>();

  const tools = touched && qrType === 'custom' && <touched.ResetStyle dispatch={dispatch} />;
  return (
    <Step number={2} title={generatorWords.styleStep} tools={tools}>
      <div>
        <TabList
          panel={id}
          label={generatorWords.styleStep}
          options={TABS}
          value={qrType}
          choose={(value) => {
            if (value === 'standard') setWantedLook(undefined);
            dispatch({ do: 'choose-tab', qrType: value });
          }}
          className={segmentsClass}
          tabClass={segmentClass}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll to a panel of text. */}
        <div role="tabpanel" id={id} aria-labelledby={tabId(id, qrType)} tabIndex={0} className={styles.tab}>
          {qrType === 'standard' ? (
            <>
              <p data-text="soft">{generatorWords.standard}</p>
              <MakeYours
                choose={(look) => {
                  setWantedLook(look);
                  // The focused tab is chosen.
                  document.getElementById(tabId(id, 'custom'))?.focus();
                }}
              />
            </>
          ) : (
            <Custom {...custom} wantedLook={wantedLook} />
          )}
        </div>
      </div>
    </Step>
  );
});

/** Places on the first page of looks (`OWN_RULES`). The first look is the standard style. */
const SAMPLES = [1, 2, 3, 4];

/** The next step. `choose` gets the place of the look if its sample was pressed. */
function MakeYours({ choose }: { readonly choose: (look?: number) => void }) {
  return (
    <button
      type="button"
      className={styles.yours}
      onClick={({ target }) => choose((target instanceof HTMLElement && Number(target.dataset.look)) || undefined)}
    >
      {generatorWords.makeYours}
      <span className={styles.samples}>
        {SAMPLES.map((look) => (
          <span key={look} data-look={look} className={styles.sample} />
        ))}
      </span>
    </button>
  );
}

/** Until the style has loaded, takes about as much room, so that nothing below it moves. */
function Custom(props: CustomStyleProps) {
  const touched = useTouched();
  return touched ? <touched.CustomStyle {...props} /> : <div className={styles.waiting} data-stack="l start top" />;
}
