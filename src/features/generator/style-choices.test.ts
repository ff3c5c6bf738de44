import { act, type ElementType } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_STYLE, DEFAULT_WEAVE, GRADIENT_PRESETS, type QrStyle } from '#design';
import { makeCode } from '#making';
import { Button, IconButton, PrintOption, Segments, Tick, TileButton } from '#ui';
import { componentIn, mount, propsIn } from '#ui/testing';
import { ColorInput } from './color-input.tsx';
import { ColorsGroup } from './colors-group.tsx';
import { CustomStyle } from './custom-style.tsx';
import { FocusCircle } from './focus-circle.tsx';
import { FocusEditor } from './focus-editor.tsx';
import { focusAfterKey } from './focus-moves.ts';
import { GenerateButton } from './generate-button.tsx';
import { GradientGroup } from './gradient-group.tsx';
import { GradientOptions } from './gradient-options.tsx';
import { GradientPairs } from './gradient-pairs.tsx';
import { HistoryTools } from './history-tools.tsx';
import { ImageBlend } from './image-blend.tsx';
import { ShapeChoices } from './shape-choices.tsx';
import { TypeRow } from './type-row.tsx';
import { useFocusKept } from './use-focus-kept.ts';
import { WeaveDetailChoice } from './weave-detail.tsx';
import { WeaveGroup } from './weave-group.tsx';
import { WeaveOffer } from './weave-offer.tsx';
import { WeaveStrength } from './weave-strength.tsx';

const calls = vi.hoisted(() => ({ undo: vi.fn(), redo: vi.fn() }));

vi.mock('react-dom', async (original) => ({
  ...(await original<object>()),
  flushSync: (change: () => void) => change(),
}));
vi.mock('./use-weave-prints.ts', () => ({ useWeavePrints: () => ({}) }));
vi.mock('./use-woven-offer.ts', () => ({ useWovenOffer: () => ({ layers: [] }) }));
vi.mock('#workbench', async (original) => ({
  ...(await original<object>()),
  ...{ designStore: { undo: calls.undo, redo: calls.redo }, useDesign: () => ({ design: DEFAULT_DESIGN }) },
}));

const target = (part: object) => ({ target: part }) as never;

/** Returns the component inside `memo`. */
const inside = <Props>(component: unknown) => (component as { readonly type: (props: Props) => unknown }).type;

beforeEach(() => void vi.resetAllMocks());

it('each field changes its color; contrast is with the background, or with white if there is a gradient', async () => {
  const changeStyle = vi.fn();
  const colorsIn = async (style: Partial<QrStyle>) => {
    const props = { style: { ...DEFAULT_STYLE, backgroundColor: '#EEEEEE', ...style }, changeStyle, isWoven: false };
    return propsIn((await mount(() => inside<typeof props>(ColorsGroup)(props))).now(), ColorInput);
  };
  const plain = await colorsIn({});
  for (const { changeColor } of plain) changeColor('#123456');
  expect(changeStyle.mock.calls.map(([change]) => Object.keys(change)[0])).toEqual(plain.map(({ name }) => name));
  expect(plain.map(({ on }) => on)).toEqual(['#EEEEEE', undefined, '#EEEEEE', '#EEEEEE']);
  expect((await colorsIn({ gradientType: 'linear' })).map(({ on }) => on)).toEqual(['#FFFFFF', '#FFFFFF']);
});

it('each choice changes the gradient: a pair of colors, a single color, the type and the direction', async () => {
  const [choosePair, changeStyle, chooseGradient] = [vi.fn(), vi.fn(), vi.fn()];
  const props = { style: { ...DEFAULT_STYLE, gradientType: 'linear' as const }, direction: 'to right' as const };
  const actions = { choosePair, changeStyle, chooseGradient, chooseDirection: vi.fn() };
  const options = (await mount(() => inside<object>(GradientOptions)({ ...props, ...actions }))).now();
  for (const { changeColor } of propsIn(options, ColorInput)) changeColor('#123456');
  expect(changeStyle.mock.calls).toEqual([[{ gradientColor1: '#123456' }], [{ gradientColor2: '#123456' }]]);
  propsIn(options, Segments)[0].choose('radial');
  expect(chooseGradient).toHaveBeenLastCalledWith('radial');
  const group = (await mount(() => inside<object>(GradientGroup)({ ...props, ...actions }))).now();
  const [pairs] = propsIn(group, GradientPairs);
  propsIn(GradientPairs(pairs), TileButton)[1].onClick?.({} as never);
  expect(choosePair).toHaveBeenCalledExactlyOnceWith([GRADIENT_PRESETS[1].color1, GRADIENT_PRESETS[1].color2]);
  propsIn(group, 'button')[1].onClick?.({} as never);
  expect(actions.chooseDirection).toHaveBeenCalledExactlyOnceWith('to bottom');
});

it('choosing a shape changes the style field for which the shapes are offered', async () => {
  const changeStyle = vi.fn();
  const choices = [
    { shape: 'square', name: 'Square' },
    { shape: 'circle', name: 'Round' },
  ];
  const props = {
    label: '',
    choices,
    style: DEFAULT_STYLE,
    code: makeCode({ ...DEFAULT_DESIGN, content: 'x' }, null).code,
  };
  const detail = { column: 0, row: 0, width: 7 };
  const shapes = { ...props, field: 'cornerDotShape' as const, design: DEFAULT_DESIGN, detail, changeStyle };
  const { now } = await mount(() => ShapeChoices(shapes));
  propsIn(now(), PrintOption)[1].choose();
  expect(changeStyle).toHaveBeenCalledExactlyOnceWith({ cornerDotShape: 'circle' });
});

it('the content type buttons, and Undo, Redo and Reset, do what their labels say', async () => {
  const dispatch = vi.fn();
  const row = (await mount(() => inside<object>(TypeRow)({ type: 'url', dispatch }))).now();
  propsIn(row, 'button')[2].onClick?.({} as never);
  expect(dispatch).toHaveBeenLastCalledWith({ do: 'choose-type', type: 'phone' });
  const tools = (await mount(() => inside<object>(HistoryTools)({ canUndo: true, canRedo: true }))).now();
  for (const { press } of propsIn(tools, componentIn(tools, 'Tool') as ElementType)) press();
  expect([calls.undo, calls.redo].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
  const custom = { style: DEFAULT_STYLE, gradientDirection: 'to right', imagePosition: 'center', imageSize: 20 };
  const upload = { state: { is: 'none' }, named: null };
  const styles = await mount(() =>
    CustomStyle({ ...custom, dispatch, upload } as unknown as Parameters<typeof CustomStyle>[0]),
  );
  propsIn(styles.now(), Button)[0].onClick?.({} as never);
  expect(dispatch).toHaveBeenLastCalledWith({ do: 'reset-style' });
});

async function blendOf(part: object = {}) {
  const upload = { state: { is: 'none' }, removeImage: vi.fn() };
  const actions = { placeImage: vi.fn(), sizeImage: vi.fn(), changeWeave: vi.fn(), layOver: vi.fn() };
  const image = { customImage: 'data:,', imagePosition: 'full', imageSize: 20, ...part };
  const { now } = await mount(() => inside<object>(ImageBlend)({ ...image, upload, ...actions }));
  return { now, upload, ...actions };
}

it('an image can be removed, which moves the focus to the file input, because the button disappears', async () => {
  const { now, upload } = await blendOf();
  const focus = vi.fn();
  const { ImageDrop } = await import('./image-drop.tsx');
  const [{ fileRef }] = propsIn(now(), ImageDrop) as unknown as [{ fileRef: { current: unknown } }];
  fileRef.current = { focus };
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect([upload.removeImage, focus].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('an image can be woven into the code or laid over it, and weaving is offered until the image is woven', async () => {
  const laid = await blendOf();
  propsIn(laid.now(), Segments)[0].choose(true as never);
  expect(laid.changeWeave).toHaveBeenCalledExactlyOnceWith({});
  expect(propsIn(laid.now(), WeaveOffer)).toHaveLength(1);
  propsIn(laid.now(), WeaveOffer)[0].weave();
  expect(laid.changeWeave).toHaveBeenCalledTimes(2);
  const woven = await blendOf({ weave: DEFAULT_WEAVE });
  propsIn(woven.now(), Segments)[0].choose(false as never);
  expect(woven.layOver).toHaveBeenCalledTimes(1);
  expect(propsIn(woven.now(), WeaveOffer)).toEqual([]);
  propsIn(woven.now(), 'select')[0].onChange?.(target({ value: 'center' }));
  propsIn(woven.now(), 'input')[0].onChange?.(target({ valueAsNumber: 30 }));
  expect([woven.placeImage.mock.calls, woven.sizeImage.mock.calls]).toEqual([[['center']], [[30]]]);
});

it('the button of the offer weaves the image', async () => {
  const weave = vi.fn();
  const { now } = await mount(() => WeaveOffer({ weave }));
  propsIn(now(), Button)[0].onClick?.({} as never);
  expect(weave).toHaveBeenCalledTimes(1);
});

it('the weaving settings change strength, detail and sturdiness; for Bold, no detail is stored', async () => {
  const changeWeave = vi.fn();
  const strength = await mount(() => WeaveStrength({ strength: 0.5, changeWeave }));
  propsIn(strength.now(), 'input')[0].onChange?.(target({ valueAsNumber: 35 }));
  expect(changeWeave).toHaveBeenLastCalledWith({ strength: 0.35 });
  const detail = await mount(() => WeaveDetailChoice({ weave: DEFAULT_WEAVE, changeWeave }));
  propsIn(detail.now(), PrintOption)[1].choose();
  expect(changeWeave).toHaveBeenLastCalledWith({ detail: 'fine' });
  propsIn(detail.now(), PrintOption)[0].choose();
  expect(changeWeave).toHaveBeenLastCalledWith({ detail: undefined });
  const group = await mount(() => WeaveGroup({ image: 'data:,', weave: DEFAULT_WEAVE, changeWeave }));
  for (const checked of [true, false]) {
    propsIn(group.now(), Tick)[0].onChange?.(target({ checked }));
    expect(changeWeave).toHaveBeenLastCalledWith({ isSturdy: checked });
  }
});

const FOCUS = { x: 0.5, y: 0.5, radius: 0.2 };

async function editorOf() {
  const change = vi.fn();
  const props = { image: 'data:,', crop: { x: 0.5, y: 0.5, side: 0.5 }, focus: FOCUS, change };
  const { now } = await mount(() => FocusEditor(props));
  const square = () => propsIn(now(), 'div').find(({ onPointerDown }) => onPointerDown);
  const { ref } = square() as unknown as { ref: { current: unknown } };
  ref.current = { getBoundingClientRect: () => ({ left: 0, top: 0, width: 100 }), offsetWidth: 100 };
  const point = (clientX: number, clientY: number, button = 0) =>
    ({ clientX, clientY, button, pointerId: 1, currentTarget: { setPointerCapture: () => {} } }) as never;
  return { change, now, square, point };
}

it('only the main button drags the circle; a canceled drag ends; a click puts the circle at the pointer', async () => {
  const { change, square, point } = await editorOf();
  square()?.onPointerDown?.(point(50, 50, 2));
  square()?.onPointerMove?.(point(70, 50));
  expect(change).not.toHaveBeenCalled();
  square()?.onPointerDown?.(point(50, 50));
  square()?.onPointerMove?.(point(70, 50));
  expect(change).toHaveBeenLastCalledWith({ focus: { ...FOCUS, x: expect.closeTo(0.7) } });
  square()?.onPointerCancel?.({} as never);
  square()?.onPointerMove?.(point(90, 50));
  expect(change).toHaveBeenCalledTimes(1);
  square()?.onPointerDown?.(point(20, 30));
  square()?.onPointerUp?.({} as never);
  expect(change).toHaveBeenLastCalledWith({ focus: { ...FOCUS, x: expect.closeTo(0.2), y: expect.closeTo(0.3) } });
});

it('the loaded image is scaled so that its crop fills the square; zoom and circle can be changed', async () => {
  const { change, now } = await editorOf();
  await act(async () =>
    propsIn(now(), 'img')[0].onLoad?.({ currentTarget: { naturalWidth: 400, naturalHeight: 200 } } as never),
  );
  expect(propsIn(now(), 'img')[0].style?.inlineSize).toBe('400%');
  propsIn(now(), 'input')[0].onChange?.(target({ valueAsNumber: 0 }));
  expect(change).toHaveBeenLastCalledWith({ crop: { x: 0.5, y: 0.5, side: 1 } });
  propsIn(now(), IconButton)[1].onClick?.({} as never);
  expect(change.mock.lastCall?.[0].focus.radius).toBeGreaterThan(FOCUS.radius);
  propsIn(now(), IconButton)[0].onClick?.({} as never);
  expect(change.mock.lastCall?.[0].focus.radius).toBeLessThan(FOCUS.radius);
});

it('Shift with the right arrow key moves the image to the right, as dragging it to the right does', async () => {
  const { change, now, square, point } = await editorOf();
  await act(async () =>
    propsIn(now(), 'img')[0].onLoad?.({ currentTarget: { naturalWidth: 400, naturalHeight: 200 } } as never),
  );
  // If the image moves to the right, the crop shows more of its left side.
  const movesRight = () => change.mock.lastCall?.[0].crop.x < 0.5;
  square()?.onPointerDown?.(point(10, 10));
  square()?.onPointerMove?.(point(20, 10));
  expect(movesRight()).toBe(true);
  const [{ focus, moveImage }] = propsIn(now(), FocusCircle);
  const moved = focusAfterKey(focus, 'ArrowRight', true) as { moveImage: [number, number] };
  moveImage(...moved.moveImage);
  expect(change).toHaveBeenCalledTimes(2);
  expect(movesRight()).toBe(true);
});

it('each slider moves the circle along one axis; a key that moves the image does not scroll the page', async () => {
  const [changeFocus, moveImage, preventDefault] = [vi.fn(), vi.fn(), vi.fn()];
  const circle = FocusCircle({ focus: FOCUS, changeFocus, moveImage });
  const [across, down] = propsIn(circle, 'input');
  across.onChange?.(target({ valueAsNumber: 70 }));
  expect(changeFocus).toHaveBeenLastCalledWith({ ...FOCUS, x: expect.closeTo(0.7) });
  down.onChange?.(target({ valueAsNumber: 30 }));
  expect(changeFocus).toHaveBeenLastCalledWith({ ...FOCUS, y: expect.closeTo(0.3) });
  const press = (key: string, shiftKey = false) =>
    propsIn(circle, 'div')[0].onKeyDown?.({ key, shiftKey, preventDefault } as never);
  press('Tab');
  expect(preventDefault).not.toHaveBeenCalled();
  press('ArrowUp', true);
  expect([moveImage, preventDefault].map(({ mock }) => mock.calls.length)).toEqual([1, 1]);
});

it('the main button is disabled while a code is made', async () => {
  const isDisabled = async (isGenerating: boolean) =>
    propsIn((await mount(() => GenerateButton({ form: 'form', isGenerating }))).now(), Button)[0].disabled;
  expect([await isDisabled(true), await isDisabled(false)]).toEqual([true, false]);
});

it.each([
  ['had the focus, and no other element has it now', true, true, true],
  ['did not have the focus', false, true, false],
  ['had the focus, but another element has it now', true, false, false],
])('a button that was disabled gets the focus back if it %s', async (_, hadFocus, isLost, isGiven) => {
  const { now, again } = await mount(() => useFocusKept(false));
  const button = { focus: vi.fn() };
  const body = {};
  Object.assign(now(), { current: button });
  Object.assign(document, { body, activeElement: hadFocus ? button : body });
  await again(() => useFocusKept(true));
  Object.assign(document, { activeElement: isLost ? body : {} });
  await again(() => useFocusKept(false));
  Object.assign(document, { activeElement: null });
  expect(button.focus).toHaveBeenCalledTimes(isGiven ? 1 : 0);
});
