import {
  colorName,
  GRADIENT_PRESETS,
  type GradientDirection,
  parseColor,
  type QrDesign,
  type QrStyle,
  QUICK_GRADIENTS,
} from '#design';
import { groupWords } from '#words/generator-groups';

export function colorsValue(style: QrStyle, isWoven: boolean): string {
  if (isWoven) return groupWords.ownColors;
  if (style.gradientType) return groupWords.gradientOnWhite;
  const ink = nameOf(style.foregroundColor);
  const paper = nameOf(style.backgroundColor);
  const corners = nameOf(style.cornerSquaresColor);
  return corners === ink ? groupWords.colorsOf(ink, paper) : groupWords.colorsWithCorners(ink, paper, corners);
}

export function shapesValue({ moduleShape, cornerSquareShape, cornerDotShape }: QrStyle, isWoven: boolean): string {
  if (isWoven) return groupWords.ownShapes;
  const shapes = [groupWords.moduleShapes[moduleShape]];
  if (cornerSquareShape !== 'square') shapes.push(groupWords.cornerSquareShapes[cornerSquareShape]);
  if (cornerDotShape !== 'square') shapes.push(groupWords.cornerDotShapes[cornerDotShape]);
  return groupWords.shapesOf(shapes);
}

export function gradientValue(style: QrStyle, direction: GradientDirection, isWoven: boolean): string {
  const { gradientType, gradientColor1, gradientColor2 } = style;
  if (!gradientType) return groupWords.none;
  if (isWoven) return groupWords.notWithWoven;
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(
    ({ color1, color2 }) => color1 === gradientColor1.toUpperCase() && color2 === gradientColor2.toUpperCase(),
  );
  if (preset) {
    return gradientType === 'linear' ? groupWords.linear(preset.name, direction) : groupWords.radial(preset.name);
  }
  const [first, second] = [nameOf(gradientColor1), nameOf(gradientColor2)];
  return gradientType === 'linear' ? groupWords.linearOf(first, second, direction) : groupWords.radialOf(first, second);
}

export function imageValue(
  { customImage, imagePosition }: Pick<QrDesign, 'customImage' | 'imagePosition'>,
  isWoven: boolean,
  fileName: string | null,
): string {
  if (customImage === undefined) return groupWords.none;
  const name = fileName ?? groupWords.yourImage;
  if (isWoven) return groupWords.imageWoven(name);
  return imagePosition === 'full' ? groupWords.imageOver(name) : groupWords.imageInCenter(name);
}

function nameOf(text: string): string {
  const color = parseColor(text);
  return color ? groupWords.colorNames[colorName(color)] : groupWords.unreadableColor;
}
