import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CustomStyleProps } from './custom-style.tsx';
import { LateCustomStyle, loadCustomStyle } from './late-custom-style.tsx';

const network = vi.hoisted(() => ({ isDown: true, tries: 0 }));
const useLate = vi.hoisted(() => vi.fn());

/** The module of the custom tab's content, which cannot be loaded while the network is down. */
vi.mock('./custom-style.tsx', () => {
  network.tries++;
  if (network.isDown) throw new TypeError('Failed to fetch');
  return { CustomStyle: ({ imageSize }: CustomStyleProps) => `image size ${imageSize}` };
});
vi.mock('#workbench', () => ({ useLate }));
vi.mock('#ui', () => ({ TryAgain: ({ problem }: { problem: string | null }) => problem ?? 'loading' }));
vi.mock('#words/generator', () => ({ generatorWords: { lostStyle: 'not loaded' } }));

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

it('loadCustomStyle rejects after two failed tries; called again, it loads the content of the custom tab', async () => {
  expect(network.tries).toBe(0);
  const failed = expect(loadCustomStyle()).rejects.toMatchObject({ name: 'LoadFailure', trouble: 'not-loaded' });
  await vi.runAllTimersAsync();
  await failed;
  expect(network.tries).toBe(2);
  network.isDown = false;
  await expect(loadCustomStyle()).resolves.toHaveProperty('CustomStyle');
});

it.each([
  ['its content, once that is loaded', false, 'image size 30'],
  ['that its content is being loaded', false, 'loading'],
  ['that its content could not be loaded', true, 'not loaded'],
])('the custom tab shows %s', async (_, isMissing, shown) => {
  const { CustomStyle } = await import('./custom-style.tsx');
  useLate.mockReturnValue({ loaded: shown.startsWith('image') ? { CustomStyle } : null, isMissing, retry: () => {} });
  const props = { imageSize: 30 } as CustomStyleProps;
  expect(renderToStaticMarkup(createElement(LateCustomStyle, props))).toBe(shown);
});
