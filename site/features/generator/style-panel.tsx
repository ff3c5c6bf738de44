import * as Tabs from '@radix-ui/react-tabs';
import { memo, use, useMemo } from 'react';
import type { QrDesign, QrType } from '#design';
import { Step, segmentClass, segmentsClass } from '#ui';
import { generatorWords } from '#words/generator';
import { designStore, useDesign } from '#workbench';
import type { CustomStyleProps } from './custom-style.tsx';
import styles from './generator.module.css';
import { StudioContext } from './generator-context.ts';

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
      <Tabs.Root value={qrType} onValueChange={(value) => dispatch({ do: 'choose-tab', qrType: value as QrType })}>
        {tabs}
        <Tabs.Content value="standard" className={styles.tab}>
          <p className={styles.plain}>{generatorWords.standard}</p>
        </Tabs.Content>
        <Tabs.Content value="custom" className={styles.tab}>
          <Custom {...custom} />
        </Tabs.Content>
      </Tabs.Root>
    </Step>
  );
});

/** The custom style. Until it has loaded, takes about as much room, so that nothing below it moves. */
function Custom(props: CustomStyleProps) {
  const studio = use(StudioContext);
  return studio ? <studio.CustomStyle {...props} /> : <div className={styles.waiting} />;
}

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
