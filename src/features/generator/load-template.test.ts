import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { loadTemplate } from './load-template.ts';

const NEW = { ...DEFAULT_DESIGN, gradientDirection: 'to right' };

const calls = vi.hoisted(() => ({ takeTemplate: vi.fn(), dispatch: vi.fn() }));

vi.mock('#storage', () => ({ takeTemplate: calls.takeTemplate }));
vi.mock('#workbench', () => ({ designStore: { dispatch: calls.dispatch }, newDesign: () => NEW }));

beforeEach(() => {
  vi.resetAllMocks();
});

it('loadTemplate replaces the design with the saved template, and takes missing fields from a new design', () => {
  const template = { ...DEFAULT_DESIGN, content: 'template' };
  calls.takeTemplate.mockReturnValue(template);
  expect(loadTemplate()).toBe(template);
  expect(calls.takeTemplate).toHaveBeenCalledExactlyOnceWith(NEW);
  expect(calls.dispatch).toHaveBeenCalledExactlyOnceWith({ do: 'replace', design: template });
});

it('loadTemplate changes nothing without a readable template', () => {
  calls.takeTemplate.mockReturnValue(null);
  expect(loadTemplate()).toBeNull();
  expect(calls.dispatch).not.toHaveBeenCalled();
});
