import { beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { generateAndAdd, generateAndKeep, generateAndUpdate } from './generate-and-keep.ts';

const calls = vi.hoisted(() => ({
  setGenerating: vi.fn(),
  painted: vi.fn(),
  loadMaker: vi.fn(),
  makeAndKeep: vi.fn(),
  makeAndAdd: vi.fn(),
  makeAndUpdate: vi.fn(),
}));

vi.mock('#storage', () => ({ setGenerating: calls.setGenerating }));
vi.mock('./painted.ts', () => ({ painted: calls.painted }));
vi.mock('./use-maker.ts', () => ({ loadMaker: calls.loadMaker }));

beforeEach(() => {
  vi.resetAllMocks();
  calls.loadMaker.mockResolvedValue(calls);
});

it('the generating state is set and painted before the code is made, and cleared once the code is stored', async () => {
  calls.makeAndKeep.mockImplementation(async () => {
    expect(calls.painted).toHaveBeenCalledTimes(1);
    expect(calls.setGenerating.mock.calls).toEqual([[true]]);
    return 'made';
  });
  expect(await generateAndKeep(DEFAULT_DESIGN)).toBe('made');
  expect(calls.makeAndKeep).toHaveBeenCalledExactlyOnceWith(DEFAULT_DESIGN);
  expect(calls.setGenerating.mock.calls).toEqual([[true], [false]]);
});

it('the generating state is cleared if the maker cannot be loaded or the code cannot be made', async () => {
  calls.makeAndKeep.mockRejectedValue(new Error('no canvas'));
  await expect(generateAndKeep(DEFAULT_DESIGN)).rejects.toThrow('no canvas');
  calls.loadMaker.mockRejectedValue(new Error('not loaded'));
  await expect(generateAndKeep(DEFAULT_DESIGN)).rejects.toThrow('not loaded');
  expect(calls.setGenerating.mock.calls).toEqual([[true], [false], [true], [false]]);
});

it('generateAndAdd and generateAndUpdate call the function of the maker that adds or updates a code', async () => {
  calls.makeAndAdd.mockResolvedValue('added');
  calls.makeAndUpdate.mockResolvedValue(null);
  expect(await generateAndAdd(DEFAULT_DESIGN)).toBe('added');
  expect(await generateAndUpdate(DEFAULT_DESIGN, '17')).toBeNull();
  expect(calls.makeAndUpdate).toHaveBeenCalledExactlyOnceWith(DEFAULT_DESIGN, '17');
  expect(calls.makeAndKeep).not.toHaveBeenCalled();
});
