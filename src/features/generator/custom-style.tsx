import { RotateCcw } from 'lucide-react';
import { type Dispatch, useMemo } from 'react';
import {
  type GradientDirection,
  type GradientType,
  type ImagePosition,
  type QrDesign,
  type QrStyle,
  type Weave,
  weaveOf,
} from '#design';
import { writeGradientDirection } from '#storage';
import { Button, Note } from '#ui';
import { styleWords } from '#words/generator-style';
import type { DesignAction } from '#workbench';
import { ColorsGroup } from './colors-group.tsx';
import { GradientGroup } from './gradient-group.tsx';
import { GradientOptions } from './gradient-options.tsx';
import { type BlendedImage, ImageBlend } from './image-blend.tsx';
import type { ImageUpload } from './image-upload.ts';
import { ShapesGroup } from './shapes-group.tsx';
import styles from './style-groups.module.css';

export interface CustomStyleProps extends BlendedImage, Pick<QrDesign, 'style' | 'gradientDirection'> {
  readonly dispatch: Dispatch<DesignAction>;
  readonly upload: ImageUpload;
}

/** The visitor's own colors, shapes, gradient and image. */
export function CustomStyle({ style, gradientDirection, dispatch, upload, ...image }: CustomStyleProps) {
  // The same functions each time: groups that do not show what changed are not rendered again.
  const { changeStyle, chooseGradient, choosePair, chooseDirection, ...imageActions } = useMemo(
    () => actionsWith(dispatch),
    [dispatch],
  );
  const gradient = { style, direction: gradientDirection, chooseGradient, choosePair };
  const isWoven = weaveOf({ ...image, qrType: 'custom' }) !== undefined;
  return (
    <div className={styles.groups}>
      {isWoven && <Note>{styleWords.keepsOwnColors}</Note>}
      <ColorsGroup style={style} changeStyle={changeStyle} isWoven={isWoven} />
      <ShapesGroup style={style} gradientDirection={gradientDirection} changeStyle={changeStyle} isResting={isWoven} />
      <GradientGroup {...gradient} chooseDirection={chooseDirection} isResting={isWoven} />
      <ImageBlend {...image} upload={upload} {...imageActions} />
      <GradientOptions {...gradient} changeStyle={changeStyle} isResting={isWoven} />
      <Button size="small" className={styles.reset} onClick={() => dispatch({ do: 'reset-style' })}>
        <RotateCcw aria-hidden="true" />
        {styleWords.reset}
      </Button>
    </div>
  );
}

/** What the groups do to the design. */
function actionsWith(dispatch: Dispatch<DesignAction>) {
  return {
    changeStyle: (change: Partial<QrStyle>) => dispatch({ do: 'change-style', style: change }),
    chooseGradient: (gradientType: GradientType | undefined) => dispatch({ do: 'choose-gradient', gradientType }),
    choosePair: (colors: readonly [string, string]) => dispatch({ do: 'choose-gradient-pair', colors }),
    chooseDirection: (direction: GradientDirection) => {
      dispatch({ do: 'choose-direction', direction });
      // New designs begin with it.
      writeGradientDirection(direction);
    },
    placeImage: (imagePosition: ImagePosition) => dispatch({ do: 'place-image', imagePosition }),
    sizeImage: (imageSize: number) => dispatch({ do: 'size-image', imageSize }),
    changeWeave: (weave: Partial<Weave>) => dispatch({ do: 'weave', weave }),
    layOver: () => dispatch({ do: 'lay-over' }),
  };
}
