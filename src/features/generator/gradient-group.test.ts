import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_STYLE, GRADIENT_PRESETS, type QrStyle, QUICK_GRADIENTS } from '#design';
import { GradientGroup } from './gradient-group.tsx';
import { GradientOptions } from './gradient-options.tsx';
import { GradientSwatch } from './gradient-swatch.tsx';

const LINEAR: QrStyle = { ...DEFAULT_STYLE, gradientType: 'linear' };
const nothing = () => {};

function group(style: QrStyle): string {
  return renderToStaticMarkup(
    createElement(GradientGroup, {
      ...{ style, direction: 'to bottom', chooseGradient: nothing, choosePair: nothing, chooseDirection: nothing },
    }),
  );
}

function options(style: QrStyle): string {
  return renderToStaticMarkup(
    createElement(GradientOptions, {
      ...{ style, direction: 'to bottom', chooseGradient: nothing, choosePair: nothing, changeStyle: nothing },
    }),
  );
}

/** Returns the names of the pressed buttons. */
function pressed(markup: string): string[] {
  return [...markup.matchAll(/<button[^>]*aria-pressed="true"[^>]*>.*?<\/button>/g)].map(
    ([button]) => /aria-label="([^"]+)"/.exec(button)?.[1] ?? /<span>([^<]+)<\/span>/.exec(button)?.[1] ?? '',
  );
}

it('the chosen direction is pressed; with a radial gradient, no direction is', () => {
  expect(pressed(group(LINEAR))).toEqual(['to bottom']);
  expect(pressed(group(DEFAULT_STYLE))).toEqual(['to bottom']);
  expect(pressed(group({ ...DEFAULT_STYLE, gradientType: 'radial' }))).toEqual([]);
});

it('a preset is pressed if there is a gradient with equal colors; upper and lower case count as equal', () => {
  const [{ name, color1, color2 }] = GRADIENT_PRESETS;
  const colors = { gradientColor1: color1.toLowerCase(), gradientColor2: color2 };
  expect(pressed(group({ ...LINEAR, ...colors }))).toContain(name);
  expect(pressed(group({ ...DEFAULT_STYLE, ...colors }))).not.toContain(name);
});

it('the disabled option "No gradient" is shown only while there is no gradient', () => {
  expect(group(DEFAULT_STYLE)).toMatch(/<option value="" disabled="" selected="">No gradient<\/option>/);
  expect(group(LINEAR)).not.toContain('No gradient');
});

it('the options are None, Linear and Radial; a gradient has two color fields; four buttons choose color pairs', () => {
  const chosen = (style: QrStyle) => /checked=""[^>]*>([^<]+)</.exec(options(style))?.[1];
  expect([DEFAULT_STYLE, LINEAR, { ...LINEAR, gradientType: 'radial' as const }].map(chosen)).toEqual([
    ...['None', 'Linear', 'Radial'],
  ]);
  const colorsIn = (style: QrStyle) => options(style).match(/type="color"/g)?.length ?? 0;
  expect([colorsIn(DEFAULT_STYLE), colorsIn(LINEAR)]).toEqual([0, 2]);
  expect(QUICK_GRADIENTS).toHaveLength(4);
  expect(options(DEFAULT_STYLE).match(/<button/g)).toHaveLength(4);
});

it('a swatch shows the gradient in its shape and direction, and is hidden from assistive technology', () => {
  const swatch = (gradientType: 'linear' | 'radial', direction: 'to right' | 'to bottom') =>
    renderToStaticMarkup(createElement(GradientSwatch, { colors: ['#112233', 'x'], gradientType, direction }));
  expect(swatch('linear', 'to right')).toMatch(/^<svg[^>]*aria-hidden="true"><linearGradient[^>]*x1="0"[^>]*x2="1"/);
  expect(swatch('linear', 'to bottom')).not.toBe(swatch('linear', 'to right'));
  expect(swatch('radial', 'to right')).toContain('<radialGradient');
  expect([...swatch('radial', 'to right').matchAll(/stop-color="([^"]+)"/g)].map(([, color]) => color)).toEqual([
    ...['#112233', 'transparent'],
  ]);
});
