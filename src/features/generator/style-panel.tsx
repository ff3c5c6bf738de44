import * as Tabs from '@radix-ui/react-tabs';
import { RotateCcw } from 'lucide-react';
import { type Dispatch, memo, useId } from 'react';
import type { GradientDirection, QrDesign, QrType } from '#design';
import { writeGradientDirection } from '#storage';
import { Button } from '#ui';
import type { DesignAction } from '#workbench';
import { ColorsGroup } from './colors-group.tsx';
import { GradientGroup } from './gradient-group.tsx';
import { GradientOptions } from './gradient-options.tsx';
import { type BlendedImage, ImageBlend } from './image-blend.tsx';
import panel from './panel.module.css';
import styles from './style-panel.module.css';
import type { ImageUpload } from './use-image-upload.ts';

interface StylePanelProps extends BlendedImage, Pick<QrDesign, 'qrType' | 'style' | 'gradientDirection'> {
  readonly dispatch: Dispatch<DesignAction>;
  readonly upload: ImageUpload;
}

/**
 * The second step: plain black and white, or the visitor's own colours, gradient and image. It is memoised, and takes of the
 * design only what it shows: rendering all this at every key of the content would cost frames.
 */
export const StylePanel = memo(function StylePanel({
  qrType,
  style,
  gradientDirection,
  dispatch,
  upload,
  ...image
}: StylePanelProps) {
  const id = useId();
  const gradient = {
    style,
    direction: gradientDirection,
    chooseGradient: (gradientType: typeof style.gradientType) => dispatch({ do: 'choose-gradient', gradientType }),
    choosePair: (colors: readonly [string, string]) => dispatch({ do: 'choose-gradient-pair', colors }),
  };
  const chooseDirection = (direction: GradientDirection) => {
    dispatch({ do: 'choose-direction', direction });
    // New designs begin with it.
    writeGradientDirection(direction);
  };
  const changeStyle = (change: Partial<typeof style>) => dispatch({ do: 'change-style', style: change });
  return (
    <section className={panel.panel} aria-labelledby={id}>
      <h2 id={id} className={panel.title} data-step="2">
        QR Style
      </h2>
      <Tabs.Root value={qrType} onValueChange={(value) => dispatch({ do: 'choose-tab', qrType: value as QrType })}>
        <Tabs.List className={styles.tabs} aria-labelledby={id}>
          <Tabs.Trigger value="standard" className={styles.tab}>
            Standard
          </Tabs.Trigger>
          <Tabs.Trigger value="custom" className={styles.tab}>
            Custom
          </Tabs.Trigger>
        </Tabs.List>
        <Tabs.Content value="standard" className={styles.content}>
          <p className={styles.plain}>Create a simple black and white QR code</p>
        </Tabs.Content>
        <Tabs.Content value="custom" className={styles.content}>
          <div className={styles.groups}>
            <ColorsGroup style={style} changeStyle={changeStyle} />
            <GradientGroup {...gradient} chooseDirection={chooseDirection} />
            <ImageBlend
              {...image}
              upload={upload}
              placeImage={(imagePosition) => dispatch({ do: 'place-image', imagePosition })}
              sizeImage={(imageSize) => dispatch({ do: 'size-image', imageSize })}
            />
            <GradientOptions {...gradient} changeStyle={changeStyle} />
            <Button size="small" className={styles.reset} onClick={() => dispatch({ do: 'reset-style' })}>
              <RotateCcw aria-hidden="true" />
              Reset style
            </Button>
          </div>
        </Tabs.Content>
      </Tabs.Root>
    </section>
  );
});
