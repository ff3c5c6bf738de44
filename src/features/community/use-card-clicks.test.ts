import { createElement, type MouseEvent } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { useCardClicks } from './use-card-clicks.ts';

const navigate = vi.hoisted(() => vi.fn());

vi.mock('react-router', async (original) => ({
  ...(await original<typeof import('react-router')>()),
  useNavigate: () => navigate,
}));

/** An element of a card. `inside` is what `closest` finds: a link, the card, or another control. */
class FakeElement {
  readonly inside: { readonly link?: string; readonly card?: boolean; readonly control?: boolean };
  constructor(inside: FakeElement['inside']) {
    this.inside = inside;
  }
  closest(selector: string): FakeElement | null {
    const { link, card, control } = this.inside;
    if (selector === 'a') return link === undefined ? null : this;
    return (selector === '[data-card]' ? card : control) ? this : null;
  }
  getAttribute(): string | undefined {
    return this.inside.link;
  }
  querySelector(): FakeElement {
    return new FakeElement({ link: '/post' });
  }
}

const NOTHING_SELECTED = { isCollapsed: true };

let click: (event: MouseEvent) => void;

function Probe() {
  click = useCardClicks();
  return null;
}

beforeEach(() => {
  navigate.mockReset();
  vi.stubGlobal('Element', FakeElement);
  vi.stubGlobal('getSelection', () => NOTHING_SELECTED);
  renderToStaticMarkup(createElement(Probe));
});

/** Clicks on an element. Returns the address that opens, or undefined if the click keeps its usual effect. */
function opened(inside: FakeElement['inside'], rest: object = {}): string | undefined {
  const preventDefault = vi.fn();
  const event = {
    ...{ target: new FakeElement(inside), defaultPrevented: false, button: 0 },
    ...{ altKey: false, ctrlKey: false, metaKey: false, shiftKey: false, preventDefault, ...rest },
  };
  click(event as unknown as MouseEvent);
  expect(preventDefault).toHaveBeenCalledTimes(navigate.mock.calls.length);
  return navigate.mock.lastCall?.[0];
}

it('a click on a link in a card follows the link, and a click elsewhere on the card opens the page of the card', () => {
  expect(opened({ link: '/author', card: true })).toBe('/author');
  navigate.mockReset();
  expect(opened({ card: true })).toBe('/post');
});

it.each([
  ['outside all cards', {}, {}],
  ['on another control of a card', { card: true, control: true }, {}],
  ['with a modifier key', { link: '/author', card: true }, { ctrlKey: true }],
  ['with another button', { card: true }, { button: 1 }],
  ['whose default was prevented', { card: true }, { defaultPrevented: true }],
])('a click %s keeps its usual effect', (_, inside, rest) => {
  expect(opened(inside, rest)).toBeUndefined();
});

it('a click on a card with selected text keeps its usual effect, but text selected elsewhere makes no difference', () => {
  vi.stubGlobal('getSelection', () => ({ isCollapsed: false, containsNode: () => true }));
  expect(opened({ card: true })).toBeUndefined();
  vi.stubGlobal('getSelection', () => ({ isCollapsed: false, containsNode: () => false }));
  expect(opened({ card: true })).toBe('/post');
});
