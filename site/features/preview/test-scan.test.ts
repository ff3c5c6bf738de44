import { afterEach, expect, it, vi } from 'vitest';
import { openTestScan } from './test-scan.ts';

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

interface Node {
  readonly name: string;
  readonly style: object;
  readonly textContent?: string;
  readonly src?: string;
}

/** A window whose document only collects the nodes that are put into its body. */
function openedWindow() {
  const nodes: Node[] = [];
  const body = { style: {}, replaceChildren: (...children: Node[]) => nodes.push(...children) };
  const page = {
    title: '',
    documentElement: { lang: '' },
    body,
    createElement: (name: string) => ({ name, style: {} }),
  };
  return { nodes, opened: { opener: {}, document: page } };
}

it('openTestScan writes the heading, the picture and the note, in this order, and clears the opener', () => {
  const { nodes, opened } = openedWindow();
  vi.stubGlobal('document', { documentElement: { lang: 'en' } });
  vi.stubGlobal('window', { open: () => opened });
  expect(openTestScan('data:image/png;base64,')).toBe('opened');
  expect(nodes).toMatchObject([
    { name: 'h1', textContent: 'Scan this QR code with your device' },
    { name: 'img', src: 'data:image/png;base64,' },
    { name: 'p', textContent: 'If your QR code is scannable, it will work in actual use!' },
  ]);
  expect(opened).toMatchObject({ opener: null, document: { title: 'Test Scan', documentElement: { lang: 'en' } } });
});

it('openTestScan distinguishes a blocked window from a failure', () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  vi.stubGlobal('window', { open: () => null });
  expect(openTestScan('')).toBe('blocked');
  vi.stubGlobal('window', {
    open: () => {
      throw new Error('Denied');
    },
  });
  expect(openTestScan('')).toBe('failed');
});
