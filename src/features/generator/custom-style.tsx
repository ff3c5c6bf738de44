import { RotateCcw } from 'lucide-react';
import type { Dispatch } from 'react';
import type { GradientDirection, QrDesign, QrStyle } from '#design';
import { weaveOf } from '#making';
import { writeGradientDirection } from '#storage';
import { Button } from '#ui';
import type { DesignAction } from '#workbench';
import { ColorsGroup } from './colors-group.tsx';
import { GradientGroup } from './gradient-group.tsx';
import { GradientOptions } from './gradient-options.tsx';
import { type BlendedImage, ImageBlend } from './image-blend.tsx';
import { ShapesGroup } from './shapes-group.tsx';
import styles from './style-groups.module.css';
import type { ImageUpload } from './use-image-upload.ts';

export interface CustomStyleProps extends BlendedImage, Pick<QrDesign, 'style' | 'gradientDirection'> {
  readonly dispatch: Dispatch<DesignAction>;
  readonly upload: ImageUpload;
}

/** The visitor's own colours, shapes, gradient and image. */
export function CustomStyle({ style, gradientDirection, dispatch, upload, ...image }: CustomStyleProps) {
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
  const isWoven = weaveOf({ ...image, qrType: 'custom' }) !== undefined;
  const changeStyle = (change: Partial<QrStyle>) => dispatch({ do: 'change-style', style: change });
  return (
    <div className={styles.groups}>
      {isWoven && (
        <p className={styles.hint}>
          A woven picture keeps its own colours: of the style, only corner colours that you change are used.
        </p>
      )}
      <ColorsGroup style={style} changeStyle={changeStyle} isWoven={isWoven} />
      <ShapesGroup style={style} gradientDirection={gradientDirection} changeStyle={changeStyle} isResting={isWoven} />
      <GradientGroup {...gradient} chooseDirection={chooseDirection} isResting={isWoven} />
      <ImageBlend
        {...image}
        upload={upload}
        placeImage={(imagePosition) => dispatch({ do: 'place-image', imagePosition })}
        sizeImage={(imageSize) => dispatch({ do: 'size-image', imageSize })}
        changeWeave={(weave) => dispatch({ do: 'weave', weave })}
        layOver={() => dispatch({ do: 'lay-over' })}
      />
      <GradientOptions {...gradient} changeStyle={changeStyle} isResting={isWoven} />
      <Button size="small" className={styles.reset} onClick={() => dispatch({ do: 'reset-style' })}>
        <RotateCcw aria-hidden="true" />
        Reset style
      </Button>
    </div>
  );
}
