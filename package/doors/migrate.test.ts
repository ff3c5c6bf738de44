import { expect, test } from 'vitest';
import { qr, svg } from './index.ts';
import { fromQrCodeStyling } from './migrate.ts';

const DATA = 'https://example.com';

test('a design without special options keeps its look, level and size', () => {
  expect(fromQrCodeStyling({ data: DATA })).toEqual({
    text: DATA,
    options: { level: 'Q', px: 300, margin: 0, shape: 'square', cornerShape: 'square', dotShape: 'square' },
    missing: [],
  });
});

test('shapes, colors, gradient, logo and margin have counterparts', () => {
  const { text, options, missing } = fromQrCodeStyling({
    ...{ data: DATA, width: 330, height: 330, margin: 20, image: 'logo.png', imageOptions: { imageSize: 0.3 } },
    qrOptions: { typeNumber: 3, errorCorrectionLevel: 'H' },
    dotsOptions: {
      type: 'dots',
      color: '#036',
      gradient: { type: 'linear', rotation: -Math.PI / 2, colorStops: [{ color: '#f00' }, { color: '#00f' }] },
    },
    cornersSquareOptions: { type: 'rounded', color: '#903' },
    cornersDotOptions: { type: 'dot', color: '#060' },
    backgroundOptions: { color: '#ffe' },
  });
  expect(missing).toEqual([]);
  expect(options).toEqual({
    ...{ level: 'H', minVersion: 3, maxVersion: 3, px: 330, margin: 2 },
    ...{ shape: 'dots', cornerShape: 'rounded', dotShape: 'circle' },
    ...{ color: '#036', cornerColor: '#903', dotColor: '#060', background: '#ffe' },
    // A quarter turn to the left: upward.
    gradient: { type: 'linear', from: '#f00', to: '#00f', direction: 0 },
    logo: { href: 'logo.png', size: 20 },
  });
  expect(svg(text, options)).toContain('viewBox="0 0 33 33" width="330px"');
  expect(qr(text, options).version).toBe(3);
});

test('what has no counterpart is listed, with what is drawn instead', () => {
  const { options, missing } = fromQrCodeStyling({
    shape: 'circle',
    margin: 10,
    ...{ data: 'HTTPS://EXAMPLE.COM', qrOptions: { mode: 'Byte' } },
    dotsOptions: {
      type: 'classy',
      color: 'hsl(0 100% 50%)',
      gradient: { type: 'linear', rotation: 0.3, colorStops: [{ offset: 0.2, color: 'nave' }, { color: '#00f' }] },
    },
    backgroundOptions: { round: 0.2, gradient: { type: 'radial' } },
    imageOptions: { hideBackgroundDots: false },
  });
  expect(options.shape).toBe('rounded');
  expect(missing).toEqual([
    { option: 'dotsOptions.type', value: 'classy', instead: 'rounded' },
    { option: 'cornersSquareOptions.type', value: 'classy', instead: 'square' },
    { option: 'cornersDotOptions.type', value: 'classy', instead: 'square' },
    { option: 'dotsOptions.color', value: 'hsl(0 100% 50%)' },
    { option: 'dotsOptions.gradient.colorStops', value: 'nave', instead: '#000' },
    {
      option: 'dotsOptions.gradient.colorStops',
      value: [{ offset: 0.2, color: 'nave' }, { color: '#00f' }],
      instead: ['#000', '#00f'],
    },
    { option: 'margin', value: 10, instead: 1 },
    { option: 'qrOptions.mode', value: 'Byte' },
    { option: 'shape', value: 'circle', instead: 'square' },
    { option: 'backgroundOptions.gradient', value: { type: 'radial' } },
    { option: 'backgroundOptions.round', value: 0.2 },
    { option: 'imageOptions.hideBackgroundDots', value: false },
  ]);
});

test('a logo leaves out as many modules as there, or less', () => {
  const sizeAt = (errorCorrectionLevel: 'L' | 'Q' | 'H') =>
    fromQrCodeStyling({ data: DATA, image: 'logo.png', qrOptions: { errorCorrectionLevel } }).options.logo?.size;
  // 3 of 25 modules, 7 of 25 and 9 of 29.
  expect([sizeAt('L'), sizeAt('Q'), sizeAt('H')]).toEqual([10, 23, 26]);
});

test('colors of CSS are taken, and corners follow what is there', () => {
  const { options, missing } = fromQrCodeStyling({
    ...{ data: DATA, dotsOptions: { type: 'rounded', color: 'RebeccaPurple' } },
    ...{ cornersSquareOptions: { color: 'rgb(0, 51, 102)' }, backgroundOptions: { color: 'rgba(255,255,255,0.5)' } },
  });
  expect(missing).toEqual([]);
  expect(options).toMatchObject({ color: '#663399', cornerColor: '#003366', background: '#FFFFFF80' });
  // The centers have the color of their rings.
  expect(options.dotColor).toBeUndefined();
  expect(options).toMatchObject({ shape: 'rounded', cornerShape: 'rounded', dotShape: 'rounded' });
});

// As public repositories have it from the site of qr-code-styling: numbers are texts, what is not set is null or empty.
test('what its site exports is taken', () => {
  const { options, missing } = fromQrCodeStyling({
    ...{ data: DATA, width: 240, height: 240, margin: 0, image: null },
    qrOptions: { typeNumber: '4', mode: 'Byte', errorCorrectionLevel: 'H' },
    imageOptions: { hideBackgroundDots: true, imageSize: 2, margin: 0 },
    dotsOptions: { type: 'dots', color: '#222', gradient: null },
    backgroundOptions: { color: '#ffffff' },
    cornersSquareOptions: { type: 'extra-rounded', color: '#222' },
    cornersDotOptions: { type: '', color: '#333' },
  });
  expect(missing).toEqual([
    { option: 'cornersSquareOptions.type', value: 'extra-rounded', instead: 'rounded' },
    { option: 'cornersDotOptions.type', value: 'dots', instead: 'square' },
  ]);
  expect(options).toMatchObject({ minVersion: 4, maxVersion: 4, level: 'H', shape: 'dots', dotColor: '#333' });
  expect(svg(DATA, options)).toContain('viewBox="1 1 33 33"');
});

test('a gradient has its angle, and black corners beside it stay black', () => {
  const gradient = { type: 'linear', rotation: '0.6283', colorStops: [{ color: 'blue' }, { color: 'red' }] };
  const { options, missing } = fromQrCodeStyling({
    ...{ data: DATA, dotsOptions: { gradient }, cornersSquareOptions: { color: 'black' } },
  });
  expect(missing).toEqual([]);
  expect(options.gradient).toEqual({ type: 'linear', from: '#0000ff', to: '#ff0000', direction: 126 });
  const drawn = svg(DATA, options);
  expect(drawn).toContain('x1="-1.7555" y1="2.4162" x2="28.7555" y2="24.5838"');
  expect(drawn).toContain('fill="#000001"');
});
