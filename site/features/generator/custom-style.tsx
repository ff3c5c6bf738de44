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
import { settings } from '#storage';
import { Button, Note } from '#ui';
import { groupWords } from '#words/generator-groups';
import { styleWords } from '#words/generator-style';
import type { DesignAction } from '#workbench';
import { ColorsGroup, RecentColors } from './colors-group.tsx';
import { GradientGroup, GradientOptions } from './gradient-group.tsx';
import { colorsValue, gradientValue, imageValue, shapesValue } from './group-values.ts';
import { type BlendedImage, ImageBlend } from './image-group.tsx';
import type { ImageUpload } from './image-upload.ts';
import { LooksGroup } from './looks-group.tsx';
import { ShapesGroup } from './shapes-group.tsx';
import { StyleGroup } from './style-group.tsx';
import styles from './style-groups.module.css';

export interface CustomStyleProps extends BlendedImage, Pick<QrDesign, 'style' | 'gradientDirection'> {
  readonly dispatch: Dispatch<DesignAction>;
  readonly upload: ImageUpload;
}

export function CustomStyle({ style, gradientDirection, dispatch, upload, ...image }: CustomStyleProps) {
  // So a group whose values are unchanged is not rendered again.
  const { changeStyle, chooseGradient, choosePair, chooseDirection, ...imageActions } = useMemo(
    () => actionsWith(dispatch),
    [dispatch],
  );
  const gradient = { style, direction: gradientDirection, chooseGradient, choosePair };
  const isWoven = weaveOf({ ...image, qrType: 'custom' }) !== undefined;
  return (
    <div data-stack="column">
      <LooksGroup takeLogo={upload.takeImage} />
      <RecentColors />
      <StyleGroup name="colors" isFirst title={groupWords.colors} value={colorsValue(style, isWoven)}>
        <ColorsGroup style={style} changeStyle={changeStyle} isWoven={isWoven} />
      </StyleGroup>
      <StyleGroup name="shapes" title={groupWords.shapes} value={shapesValue(style, isWoven)}>
        {isWoven ? (
          <Note>{styleWords.picturesOwnShapes}</Note>
        ) : (
          <ShapesGroup style={style} gradientDirection={gradientDirection} changeStyle={changeStyle} />
        )}
      </StyleGroup>
      <StyleGroup name="gradient" title={groupWords.gradient} value={gradientValue(style, gradientDirection, isWoven)}>
        {isWoven ? (
          <Note>{styleWords.gradientNotUsed}</Note>
        ) : (
          <div className={styles.section}>
            <GradientGroup {...gradient} chooseDirection={chooseDirection} />
            <GradientOptions {...gradient} changeStyle={changeStyle} />
          </div>
        )}
      </StyleGroup>
      <StyleGroup name="image" title={groupWords.image} value={imageValue(image, isWoven, fileNameOf(upload, image))}>
        <ImageBlend {...image} upload={upload} {...imageActions} />
      </StyleGroup>
    </div>
  );
}

/** For the title's line, so that it is no stop on the way from the colors to the main button. */
export function ResetStyle({ dispatch }: Pick<CustomStyleProps, 'dispatch'>) {
  return (
    <Button variant="quiet" className={styles.reset} onClick={() => dispatch({ do: 'reset-style' })}>
      <RotateCcw aria-hidden="true" />
      {styleWords.reset}
    </Button>
  );
}

/** Null if unknown, as after a reload. */
function fileNameOf({ named }: ImageUpload, { customImage }: BlendedImage): string | null {
  return named !== null && named.customImage === customImage ? named.fileName : null;
}

function actionsWith(dispatch: Dispatch<DesignAction>) {
  return {
    changeStyle: (change: Partial<QrStyle>) => dispatch({ do: 'change-style', style: change }),
    chooseGradient: (gradientType: GradientType | undefined) => dispatch({ do: 'choose-gradient', gradientType }),
    choosePair: (colors: readonly [string, string]) => dispatch({ do: 'choose-gradient-pair', colors }),
    chooseDirection: (direction: GradientDirection) => {
      dispatch({ do: 'choose-direction', direction });
      // New designs start with this direction.
      settings.gradientDirection.write(direction);
    },
    placeImage: (imagePosition: ImagePosition) => dispatch({ do: 'place-image', imagePosition }),
    sizeImage: (imageSize: number) => dispatch({ do: 'size-image', imageSize }),
    colorBox: (imageBox: string | undefined) => dispatch({ do: 'color-box', imageBox }),
    changeWeave: (weave: Partial<Weave>) => dispatch({ do: 'weave', weave }),
    layOver: () => dispatch({ do: 'lay-over' }),
  };
}
