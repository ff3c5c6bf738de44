import { colorName, GRADIENT_PRESETS, parseColor, type QrStyle, QUICK_GRADIENTS } from '#design';
import { groupWords } from '#words/generator-groups';
import { styleWords } from '#words/generator-style';

type GradientColors = Pick<QrStyle, 'gradientColor1' | 'gradientColor2'>;

/** Returns the name of the preset with these colors, or null if there is none. */
export function presetName({ gradientColor1, gradientColor2 }: GradientColors): string | null {
  const preset = [...GRADIENT_PRESETS, ...QUICK_GRADIENTS].find(
    ({ color1, color2 }) => color1 === gradientColor1.toUpperCase() && color2 === gradientColor2.toUpperCase(),
  );
  return preset ? styleWords.gradientPairs[preset.name] : null;
}

export function gradientColors({ gradientColor1, gradientColor2 }: GradientColors): readonly [string, string] {
  return [nameOf(gradientColor1), nameOf(gradientColor2)];
}

export function nameOf(text: string): string {
  const color = parseColor(text);
  return color ? groupWords.colorNames[colorName(color)] : groupWords.unreadableColor;
}
