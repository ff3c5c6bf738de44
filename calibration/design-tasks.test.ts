import { describe, expect, it } from 'vitest';
import { DEFAULT_STYLE, GRADIENT_PRESETS, type QrDesign, QUICK_GRADIENTS } from '#design';
import { alignmentCenters, encode } from '#engine';
import { CODE_OPTIONS } from '#making';
import { type DesignTask, designOfTask, designTasks, TASK_KINDS, type TaskKind } from './design-tasks.ts';
import { LOGO_KINDS } from './random-logos.ts';

const TASKS = designTasks({ designs: 3, world: 2, shaped: 1, seed: 34 });

const ofKind = (kind: TaskKind): DesignTask[] => TASKS.filter((task) => task.kind === kind);

function codeOf({ content }: QrDesign) {
  return encode(content, CODE_OPTIONS);
}

describe('designTasks', () => {
  it('returns tasks of every kind, and no task twice', () => {
    expect(new Set(TASKS.map(({ kind }) => kind))).toEqual(new Set(TASK_KINDS));
    expect(new Set(TASKS.map(({ kind, name, seed }) => `${kind} ${name} ${seed}`)).size).toBe(TASKS.length);
  });

  it('returns the requested number of random tasks of each kind, with consecutive seeds', () => {
    expect(ofKind('design')).toEqual(
      [34_000, 34_001, 34_002].map((seed) => ({ kind: 'design', name: `design ${seed}`, seed })),
    );
    expect(ofKind('world').map(({ seed }) => seed)).toEqual([34_000, 34_001]);
    expect(ofKind('shaped').map(({ name }) => name)).toEqual(['shaped 34000']);
  });

  it('returns tasks that give the same design each time', () => {
    for (const kind of TASK_KINDS) {
      const [task] = ofKind(kind);
      expect(designOfTask(task), kind).toEqual(designOfTask(task));
    }
  });
});

describe('designOfTask', () => {
  it('draws each preset once without a logo, and once with each kind of logo at 30% of the width', () => {
    const names = new Set([...GRADIENT_PRESETS, ...QUICK_GRADIENTS].map(({ name }) => name));
    const presets = ofKind('preset');
    expect(new Set(presets.map(({ name }) => name))).toEqual(names);
    expect(presets).toHaveLength(names.size * (1 + LOGO_KINDS.length));
    for (const task of presets.slice(0, 1 + LOGO_KINDS.length)) {
      const { design, image } = designOfTask(task);
      expect(image === null).toBe(task.seed === 0);
      expect(design).toMatchObject({ imageSize: 30, imagePosition: 'center' });
      expect(design.style.gradientType).toMatch(/^(linear|radial)$/);
    }
  });

  it('draws the code of an "ink" task in a gray whose luma is the name of the task', () => {
    for (const task of ofKind('ink')) {
      const { foregroundColor, cornerSquaresColor, cornerDotsColor } = designOfTask(task).design.style;
      expect(Number.parseInt(foregroundColor.slice(5), 16)).toBe(Number(task.name));
      expect(new Set([foregroundColor, cornerSquaresColor, cornerDotsColor]).size).toBe(1);
    }
  });

  it('centers nine sizes of each logo on a short code, and on the central alignment pattern of a longer code', () => {
    for (const kind of ['logo', 'long'] as const) {
      const tasks = ofKind(kind);
      expect(tasks).toHaveLength(9 * LOGO_KINDS.length);
      for (const task of tasks.filter(({ seed }) => seed === 0)) {
        const { design, image } = designOfTask(task);
        expect(image).not.toBe(null);
        expect(design).toMatchObject({ imagePosition: 'center', imageSize: Number(task.name) });
      }
    }
    const { version, size } = codeOf(designOfTask(ofKind('long')[0]).design);
    expect(alignmentCenters(version)).toContainEqual([(size - 1) / 2, (size - 1) / 2]);
  });

  it('lays 40 images over the full width of each of six short codes, of versions 1 to 3', () => {
    const tasks = ofKind('full');
    expect(tasks).toHaveLength(40 * 6);
    const designs = tasks.filter(({ seed }) => seed === 0).map((task) => designOfTask(task).design);
    expect(new Set(designs.map(({ imagePosition }) => imagePosition))).toEqual(new Set(['full']));
    expect(new Set(designs.map((design) => codeOf(design).version))).toEqual(new Set([1, 2, 3]));
  });

  it('gives the code of a "length" task a text whose length is the name of the task', () => {
    for (const task of ofKind('length')) {
      const { design, image } = designOfTask(task);
      expect(design.content).toHaveLength(Number(task.name));
      expect(image).toBe(null);
    }
  });

  it('draws each shape in nine combinations of content and style', () => {
    const names = new Set(ofKind('shape').map(({ name }) => name));
    for (const name of names) {
      const designs = ofKind('shape')
        .filter((task) => task.name === name)
        .map((task) => designOfTask(task).design);
      const looks = designs.map(({ content, style }) => JSON.stringify([content, style]));
      expect(new Set(looks).size).toBe(9);
      expect(new Set(designs.map(({ style }) => style.moduleShape)).size).toBe(1);
    }
    const [plain] = ofKind('shape').filter(({ name }) => name === 'everything square');
    expect(designOfTask(plain).design.style).toEqual(DEFAULT_STYLE);
  });
});
