import { beforeEach, expect, it, vi } from 'vitest';

/** The parts that were requested, and whether loading them fails. */
const requests = vi.hoisted(() => ({
  parts: [] as string[],
  isDown: false,
  /**
   * Returns a function that requests a part. The function is not made with `vi.fn`, because a mock function would
   * handle the rejections itself. `prepareParts` must handle them.
   */
  load: (part: string) => async () => {
    requests.parts.push(part);
    if (requests.isDown) throw new TypeError('Failed to fetch');
  },
}));

vi.mock('#workbench', () => ({ loadMaker: requests.load('maker of codes') }));
vi.mock('./late-custom-style.tsx', () => ({ loadCustomStyle: requests.load('custom tab') }));
vi.mock('./late-drawing-view.ts', () => ({ lateDrawingView: { load: requests.load('view of the drawing') } }));
vi.mock('./use-content-help.ts', () => ({ contentHelp: { load: requests.load('help with content') } }));

const { prepareParts } = await import('./prepare-parts.ts');

const PARTS = ['custom tab', 'help with content', 'maker of codes', 'view of the drawing'];

beforeEach(() => {
  requests.parts = [];
});

it('prepareParts loads the parts that a visitor will need next', () => {
  requests.isDown = false;
  prepareParts();
  expect(requests.parts.sort()).toEqual(PARTS);
});

it('prepareParts ignores failures: the other parts are loaded, and no error is reported', async () => {
  requests.isDown = true;
  const report = vi.fn();
  process.on('unhandledRejection', report);
  prepareParts();
  // Node reports unhandled rejections before the next task.
  await new Promise((resolve) => setTimeout(resolve));
  process.off('unhandledRejection', report);
  expect(requests.parts.sort()).toEqual(PARTS);
  expect(report).not.toHaveBeenCalled();
});
