import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type GradientDirection } from '#design';
import { styleWords } from '#words/generator-style';
import { CustomStyle, type CustomStyleProps } from './custom-style.tsx';
import type { ImageUpload } from './image-upload.ts';

const calls = vi.hoisted(() => ({ writeGradientDirection: vi.fn(), chooseDirection: (_: GradientDirection) => {} }));

vi.mock('#storage', async (original) => ({
  ...(await original<typeof import('#storage')>()),
  writeGradientDirection: calls.writeGradientDirection,
}));
vi.mock('./looks/index.ts', () => ({ LooksGroup: () => null }));
vi.mock('./shapes-group.tsx', () => ({ ShapesGroup: () => 'the shapes' }));
vi.mock('./gradient-group.tsx', () => ({
  GradientGroup: ({ chooseDirection }: Pick<typeof calls, 'chooseDirection'>) => {
    calls.chooseDirection = chooseDirection;
    return 'the gradient';
  },
}));

const IMAGE = 'data:image/png;base64,AAAA';
const dispatch = vi.fn();

function custom(props: Partial<CustomStyleProps>, named: ImageUpload['named'] = null): string {
  const { style, gradientDirection, imagePosition, imageSize } = DEFAULT_DESIGN;
  const upload = { state: { is: 'none' }, named, takeImage: () => {} } as unknown as ImageUpload;
  const given = { style, gradientDirection, imagePosition, imageSize, dispatch, upload };
  return renderToStaticMarkup(createElement(CustomStyle, { ...given, ...props }));
}

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true }));
  dispatch.mockReset();
  calls.writeGradientDirection.mockReset();
});

it('a file name is shown if it belongs to the image of the design, but not if it belongs to another image', () => {
  const named = { customImage: IMAGE, fileName: 'portrait.jpg' };
  expect(custom({ customImage: IMAGE }, named)).toContain('portrait.jpg');
  expect(custom({ customImage: 'data:,' }, named)).not.toContain('portrait.jpg');
});

it('a woven picture has notes in place of the shapes and the gradient', () => {
  const woven = custom({ customImage: IMAGE, imagePosition: 'full', weave: DEFAULT_WEAVE }).replaceAll('&#x27;', "'");
  const parts = ['the shapes', 'the gradient', styleWords.picturesOwnShapes, styleWords.gradientNotUsed];
  expect(parts.map((part) => woven.includes(part))).toEqual([false, false, true, true]);
  expect(parts.map((part) => custom({}).replaceAll('&#x27;', "'").includes(part))).toEqual([true, true, false, false]);
});

it('a chosen direction changes the design, and is stored for new designs', () => {
  custom({});
  calls.chooseDirection('to bottom left');
  expect(dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'choose-direction', direction: 'to bottom left' });
  expect(calls.writeGradientDirection).toHaveBeenCalledExactlyOnceWith('to bottom left');
});
