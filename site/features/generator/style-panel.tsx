import { memo, useId } from 'react';
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
  const tools = touched && qrType === 'custom' && <touched.ResetStyle dispatch={dispatch} />;
  return (
    <Step number={2} title={generatorWords.styleStep} tools={tools}>
      <div>
        <TabList
          panel={id}
          label={generatorWords.styleStep}
          options={TABS}
          value={qrType}
          choose={(value) => dispatch({ do: 'choose-tab', qrType: value })}
          className={segmentsClass}
          tabClass={segmentClass}
        />
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex: the keyboard must be able to scroll to a panel of text. */}
        <div role="tabpanel" id={id} aria-labelledby={tabId(id, qrType)} tabIndex={0} className={styles.tab}>
          {qrType === 'standard' ? <p data-text="soft">{generatorWords.standard}</p> : <Custom {...custom} />}
        </div>
      </div>
    </Step>
  );
});

/** Until the style has loaded, takes about as much room, so that nothing below it moves. */
function Custom(props: CustomStyleProps) {
  const touched = useTouched();
  return touched ? <touched.CustomStyle {...props} /> : <div className={styles.waiting} data-stack="l start top" />;
}
