import { RotateCcw } from 'lucide-react';
import type { Dispatch } from 'react';
import type { GradientDirection, QrDesign, QrStyle } from '#design';
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
  const changeStyle = (change: Partial<QrStyle>) => dispatch({ do: 'change-style', style: change });
  return (
    <div className={styles.groups}>
      <ColorsGroup style={style} changeStyle={changeStyle} />
      <ShapesGroup style={style} gradientDirection={gradientDirection} changeStyle={changeStyle} />
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
  );
}
