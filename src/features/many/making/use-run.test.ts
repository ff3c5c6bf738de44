import { createElement } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { beforeEach, expect, it, vi } from 'vitest';
import { type RunView, useRun } from './use-run.ts';

const runs = vi.hoisted(() => ({ begun: [] as { readonly kind: string; state: object }[], end: {} as object }));

vi.mock('./makers.ts', () => ({ makers: () => null }));

/** Returns a class of runs that end at once in the state `runs.end`. */
const runClass = vi.hoisted(() => (kind: string) => {
  return class {
    readonly kind = kind;
    state = () => runs.end;
    make = async (): Promise<void> => void runs.begun.push(this as never);
  };
});

vi.mock('./code-run.ts', () => ({ CodeRun: runClass('archive') }));
vi.mock('./pages-run.ts', () => ({ PagesRun: runClass('pages') }));

/** Begins a run. Returns the numbers of codes that it reports as made. */
async function madeBy(end: Partial<RunView['state']>, order: object = {}): Promise<number[]> {
  runs.end = end;
  const made: number[] = [];
  let hook: ReturnType<typeof useRun> | null = null;
  renderToStaticMarkup(
    createElement(() => {
      hook = useRun();
      return null;
    }),
  );
  const { view, begin } = hook as unknown as ReturnType<typeof useRun>;
  expect(view).toBeNull();
  begin({ order, date: new Date(0) } as unknown as Parameters<typeof begin>[0], (codes) => made.push(codes));
  await new Promise((resolve) => setTimeout(resolve));
  return made;
}

beforeEach(() => void runs.begun.splice(0));

it('a run whose order has pages makes one file of pages, and any other run an archive', async () => {
  await madeBy({});
  await madeBy({}, { pages: { is: 'labels' } });
  expect(runs.begun.map(({ kind }) => kind)).toEqual(['archive', 'pages']);
});

it('only a run that has finished and made codes reports their number', async () => {
  expect(await madeBy({ phase: 'finished', made: 7 })).toEqual([7]);
  expect(await madeBy({ phase: 'finished', made: 0 })).toEqual([]);
  expect(await madeBy({ phase: 'canceled', made: 7 })).toEqual([]);
  expect(await madeBy({ phase: 'failed', made: 7 })).toEqual([]);
});
