import { act, type ComponentProps, createElement, type ElementType, isValidElement, type ReactElement } from 'react';
import { onTestFinished, vi } from 'vitest';

/** A hook that React runs in Node, with its effects and states, but without elements on a page. */
export interface Mounted<T> {
  /** Returns the result of the latest rendering. */
  readonly now: () => T;
  /** Renders again, with this hook in place of the earlier one. */
  readonly again: (hook: () => T) => Promise<void>;
  /** Removes the hook, as when its page is left. */
  readonly leave: () => Promise<void>;
}

/** How many hooks of the current test are still to be removed. */
let mounted = 0;

/**
 * Runs a hook, or a component that is called as a function: `mount(() => SearchField(props))`. The elements that the
 * component returns are not rendered, so refs stay empty. Changes of state need `act` from React. `around` returns the
 * providers around the hook. The hook is removed when the test ends.
 */
export async function mount<T>(
  hook: () => T,
  around: (inner: ReactElement) => ReactElement = (inner) => inner,
): Promise<Mounted<T>> {
  const container = emptyPage();
  const { createRoot } = await import('react-dom/client');
  const root = createRoot(container);
  let result: { readonly is: T } | null = null;
  const again = (run: () => T) => {
    const take = () => {
      result = { is: run() };
    };
    return act(async () => root.render(around(createElement(Probe, { take }))));
  };
  const leave = () => act(async () => root.unmount());
  mounted++;
  onTestFinished(async () => {
    await leave();
    mounted--;
    if (mounted === 0) vi.unstubAllGlobals();
  });
  await again(hook);
  return { now: () => (result as unknown as { readonly is: T }).is, again, leave };
}

/** Calls `take` in each rendering, and renders nothing. */
function Probe({ take }: { readonly take: () => void }): null {
  take();
  return null;
}

/** Stubs the parts of a browser that React needs even if it renders no elements. Returns an element to render into. */
function emptyPage(): HTMLElement {
  const listening = { addEventListener: () => undefined, removeEventListener: () => undefined };
  const page = { ...globalThis.document, ...listening, nodeType: 9, activeElement: null };
  const frames = { HTMLIFrameElement: class {} };
  vi.stubGlobal('window', { ...globalThis.window, ...listening, ...frames, document: page });
  vi.stubGlobal('document', page);
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  return { ...listening, nodeType: 1, nodeName: 'DIV', tagName: 'DIV', ownerDocument: page } as unknown as HTMLElement;
}

/**
 * Returns the properties of each element in `tree` whose type is `type`, a component or a tag. `tree` is what a
 * component returned. Includes elements in other properties than `children`, but not the elements that components in
 * the tree return.
 */
export function propsIn<Type extends ElementType>(tree: unknown, type: Type): ComponentProps<Type>[] {
  return elementsIn(tree)
    .filter((element) => element.type === type)
    .map(({ props }) => props as ComponentProps<Type>);
}

/** Returns the component with this name in a tree, for components that their file does not export. */
export function componentIn(tree: unknown, name: string): (props: object) => unknown {
  const element = elementsIn(tree).find(({ type }) => typeof type === 'function' && type.name === name);
  if (!element) throw new RangeError(`There is no ${name} in the tree`);
  return element.type as (props: object) => unknown;
}

/**
 * Returns a function for `mount`. It calls the component with this name, with the properties of the first element of
 * this component in the tree.
 */
export function insideOf(tree: unknown, name: string): () => unknown {
  const component = componentIn(tree, name);
  const props = elementsIn(tree).find(({ type }) => type === (component as unknown))?.props ?? {};
  return () => component(props);
}

function elementsIn(tree: unknown): ReactElement<object>[] {
  if (Array.isArray(tree)) return tree.flatMap(elementsIn);
  return isValidElement<object>(tree) ? [tree, ...Object.values(tree.props).flatMap(elementsIn)] : [];
}
