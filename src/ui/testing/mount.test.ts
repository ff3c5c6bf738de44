import { act, createElement, useEffect, useState } from 'react';
import { expect, it } from 'vitest';
import { mount, propsIn } from './mount.ts';

const log: string[] = [];

function useCount(start: number) {
  const [count, setCount] = useState(start);
  useEffect(() => {
    log.push(`from ${start}`);
    setCount(start + 1);
    return () => void log.push(`no longer from ${start}`);
  }, [start]);
  return { count, setCount };
}

it('mount runs the effects of a hook, renders its changed states, and cleans up when the hook is removed', async () => {
  const mounted = await mount(() => useCount(5));
  expect(mounted.now().count).toBe(6);
  await act(async () => mounted.now().setCount(9));
  expect(mounted.now().count).toBe(9);
  await mounted.again(() => useCount(7));
  expect(mounted.now().count).toBe(8);
  await mounted.leave();
  expect(log).toEqual(['from 5', 'no longer from 5', 'from 7', 'no longer from 7']);
});

function Part({ name }: { readonly name: string; readonly aside?: unknown }) {
  return name;
}

it('propsIn finds the elements of a component in children, lists and other properties', () => {
  const inner = createElement(Part, { name: 'inner' });
  const tree = createElement('div', null, [createElement(Part, { key: 1, name: 'outer', aside: inner }), 'text']);
  expect(propsIn(tree, Part).map(({ name }) => name)).toEqual(['outer', 'inner']);
  expect(propsIn(tree, 'div')).toHaveLength(1);
});
