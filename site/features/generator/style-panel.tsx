import * as Tabs from '@radix-ui/react-tabs';
import { memo, useMemo } from 'react';
import type { QrDesign, QrType } from '#design';
import { Step, segmentClass, segmentsClass } from '#ui';
import { generatorWords } from '#words/generator';
import { DIRECTION } from '#words/language';
import { designStore, useDesign } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import { LateCustomStyle } from './late-custom-style.tsx';
import styles from './style-panel.module.css';

interface StylePanelProps extends CustomStyleProps {
  readonly qrType: QrType;
}

/** The second step: plain black and white, or the visitor's own style. */
export function StylePanel({ upload }: Pick<CustomStyleProps, 'upload'>) {
  const { design } = useDesign();
  return <MemoizedPanel {...styleOf(design)} upload={upload} dispatch={designStore.dispatch} />;
}

/**
 * Returns the part of a design that the panel shows. Typing does not change this part, so the memoized panel is not
 * rendered for every letter.
 */
function styleOf({ qrType, style, gradientDirection, customImage, imagePosition, imageSize, weave }: QrDesign) {
  return { qrType, style, gradientDirection, customImage, imagePosition, imageSize, weave };
}

const MemoizedPanel = memo(function MemoizedPanel({ qrType, ...custom }: StylePanelProps) {
  const { dispatch } = custom;
  const tabs = useMemo(() => <StyleTabs />, []);
  return (
    <Step number={2} title={generatorWords.styleStep}>
      <Tabs.Root
        dir={DIRECTION}
        value={qrType}
        onValueChange={(value) => dispatch({ do: 'choose-tab', qrType: value as QrType })}
      >
        {tabs}
        <Tabs.Content value="standard" className={styles.content}>
          <p className={styles.plain}>{generatorWords.standard}</p>
        </Tabs.Content>
        <Tabs.Content value="custom" className={styles.content}>
          <LateCustomStyle {...custom} />
        </Tabs.Content>
      </Tabs.Root>
    </Step>
  );
});

function StyleTabs() {
  return (
    <Tabs.List className={segmentsClass} aria-label={generatorWords.styleStep}>
      <Tabs.Trigger value="standard" className={segmentClass}>
        {generatorWords.tabs.standard}
      </Tabs.Trigger>
      <Tabs.Trigger value="custom" className={segmentClass}>
        {generatorWords.tabs.custom}
      </Tabs.Trigger>
    </Tabs.List>
  );
}
