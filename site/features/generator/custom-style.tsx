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
import { grammar } from '#words/grammar';
import type { DesignAction } from '#workbench';
import { ColorsGroup, RecentColors } from './colors-group.tsx';
import { GradientGroup } from './gradient-group.tsx';
import { type BlendedImage, ImageBlend } from './image-group.tsx';
import type { ImageUpload } from './image-upload.ts';
import { LooksGroup } from './looks-group.tsx';
import { ShapesGroup } from './shapes-group.tsx';
import { StyleGroup } from './style-group.tsx';
import styles from './style-groups.module.css';
import { gradientColors, nameOf, presetName } from './style-names.ts';

export interface CustomStyleProps extends BlendedImage, Pick<QrDesign, 'style' | 'gradientDirection'> {
  readonly dispatch: Dispatch<DesignAction>;
  readonly upload: ImageUpload;
  /** The place of the look that is put on at first, once it has its verdict. */
  readonly wantedLook?: number;
}

export function CustomStyle({ style, gradientDirection, dispatch, upload, wantedLook, ...image }: CustomStyleProps) {
  // So a group whose values are unchanged is not rendered again.
  const { changeStyle, chooseGradient, choosePair, chooseDirection, ...imageActions } = useMemo(
    () => actionsWith(dispatch),
    [dispatch],
  );
  const isWoven = weaveOf({ ...image, qrType: 'custom' }) !== undefined;
  return (
    <div data-stack="column">
      <LooksGroup takeLogo={upload.takeImage} wanted={wantedLook} />
      <RecentColors />
      <StyleGroup name="colors" isFirst title={styleWords.colors} value={colorsValue(style, isWoven)}>
        <ColorsGroup style={style} changeStyle={changeStyle} isWoven={isWoven} />
      </StyleGroup>
      <StyleGroup name="shapes" title={styleWords.shapes} value={shapesValue(style, isWoven)}>
        {isWoven ? (
          <Note>{styleWords.picturesOwnShapes}</Note>
        ) : (
          <ShapesGroup style={style} gradientDirection={gradientDirection} changeStyle={changeStyle} />
        )}
      </StyleGroup>
      <StyleGroup name="gradient" title={styleWords.gradient} value={gradientValue(style, gradientDirection, isWoven)}>
        <GradientGroup
          direction={gradientDirection}
          {...{ style, isWoven, chooseGradient, choosePair, chooseDirection, changeStyle }}
        />
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

function colorsValue(style: QrStyle, isWoven: boolean): string {
  if (isWoven) return groupWords.ownColors;
  if (style.gradientType) return groupWords.gradientOnWhite;
  const ink = nameOf(style.foregroundColor);
  const paper = nameOf(style.backgroundColor);
  const corners = nameOf(style.cornerSquaresColor);
  return corners === ink ? groupWords.colorsOf({ ink, paper }) : groupWords.colorsWithCorners({ ink, paper, corners });
}

function shapesValue({ moduleShape, cornerSquareShape, cornerDotShape }: QrStyle, isWoven: boolean): string {
  if (isWoven) return groupWords.ownShapes;
  const shapes = [groupWords.moduleShapes[moduleShape]];
  if (cornerSquareShape !== 'square') shapes.push(groupWords.cornerSquareShapes[cornerSquareShape]);
  if (cornerDotShape !== 'square') shapes.push(groupWords.cornerDotShapes[cornerDotShape]);
  return grammar.series(shapes);
}

function gradientValue(style: QrStyle, towards: GradientDirection, isWoven: boolean): string {
  const { gradientType } = style;
  if (!gradientType) return groupWords.noGradient;
  if (isWoven) return groupWords.notWithWoven;
  const { linear, linearOf, radial, radialOf } = groupWords;
  const direction = groupWords.directions[towards];
  const pair = presetName(style);
  if (pair !== null) return gradientType === 'linear' ? linear({ pair, direction }) : radial({ pair });
  const [first, second] = gradientColors(style);
  return gradientType === 'linear' ? linearOf({ first, second, direction }) : radialOf({ first, second });
}

function imageValue(
  { customImage, imagePosition }: Pick<QrDesign, 'customImage' | 'imagePosition'>,
  isWoven: boolean,
  fileName: string | null,
): string {
  if (customImage === undefined) return groupWords.noImage;
  const name = fileName ?? groupWords.yourImage;
  if (isWoven) return groupWords.imageWoven({ name });
  return imagePosition === 'full' ? groupWords.imageOver({ name }) : groupWords.imageInCenter({ name });
}
