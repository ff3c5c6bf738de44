import { createElement, type ReactElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, type QrDesign } from '#design';
import { type SvgElement, svgElements } from '#drawing';
import { makeCode } from '#making';
import { mount } from '#ui/testing';
import { DrawingView } from './drawing-view.tsx';

const DESIGN: QrDesign = { ...DEFAULT_DESIGN, type: 'text', content: 'quiet', qrType: 'custom' };
const { drawing } = makeCode(DESIGN, null);
const view = (props: Partial<Parameters<typeof DrawingView>[0]> = {}) =>
  renderToStaticMarkup(createElement(DrawingView, { drawing, label: 'A code', ...props }));

it('DrawingView has its label as text alternative, and is aria-hidden if the label is empty', () => {
  expect(view()).toMatch(/^<svg[^>]* role="img" aria-label="A code"/);
  expect(view()).not.toContain('aria-hidden');
  expect(view({ label: '' })).toMatch(/^<svg[^>]* aria-hidden="true"/);
});

it('the elements of a drawing have different keys, so React removes those that a changed drawing lacks', async () => {
  const { now } = await mount(() => DrawingView({ drawing, label: 'A code' }));
  const elements = (now() as ReactElement<{ children: ReactElement[] }>).props.children;
  expect(elements.length).toBeGreaterThan(2);
  expect(new Set(elements.map(({ key }) => key)).size).toBe(elements.length);
});

it('DrawingView draws the same elements as the SVG file', () => {
  const gradient = { ...DEFAULT_STYLE, gradientType: 'linear', moduleShape: 'dots' } as const;
  const styled = makeCode({ ...DESIGN, style: gradient }, null).drawing;
  const namesIn = (elements: readonly SvgElement[]): string[] =>
    elements.flatMap(({ name, children = [] }) => [name, ...namesIn(children)]);
  const markup = view({ drawing: styled });
  expect([...markup.matchAll(/<(\w+)/g)].map(([, name]) => name).slice(1)).toEqual(namesIn(svgElements(styled, 'x')));
  expect(namesIn(svgElements(styled, 'x'))).toContain('linearGradient');
});

it('a drawing without curves has crisp edges, and one with curves has smooth ones', () => {
  expect(view()).toContain('shape-rendering="crispEdges"');
  const dots = makeCode({ ...DESIGN, style: { ...DEFAULT_STYLE, moduleShape: 'dots' } }, null).drawing;
  expect(view({ drawing: dots })).not.toContain('crispEdges');
});

it('DrawingView shows the whole drawing; if a detail is given, this square part of the code fills the view', () => {
  const box = (markup: string) => /viewBox="([^"]+)"/.exec(markup)?.[1];
  expect(box(view())).toBe(`0 0 ${drawing.width} ${drawing.height}`);
  expect(view()).not.toContain('preserveAspectRatio');
  const detail = view({ detail: { column: 0, row: 0, width: 7 } });
  const boxOf = (column: number, row: number) =>
    box(view({ detail: { column, row, width: 7 } }))
      ?.split(' ')
      .map(Number);
  // The margins on both sides of the 21 modules are equally wide.
  const [left, top, width, height] = boxOf(0, 0) ?? [];
  expect([left > 0, top, height]).toEqual([true, left, width]);
  expect(boxOf(14, 0)).toEqual([drawing.width - left - width, top, width, width]);
  expect(boxOf(0, 14)).toEqual([left, drawing.height - top - height, width, width]);
  expect(Math.abs(3 * width - (drawing.width - 2 * left))).toBeLessThan(1);
  expect(detail).toContain('preserveAspectRatio="xMidYMid slice"');
  const moved = { ...drawing, code: drawing.code && { ...drawing.code, x: 10, y: 20 } };
  const shifted = box(view({ drawing: moved, detail: { column: 0, row: 0, width: 7 } }));
  expect(shifted).toBe(`${10 + left} ${20 + top} ${width} ${height}`);
});
