import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { keepWorkingDesign, readWorkingDesign } from './late-work.ts';

vi.mock('./working-design.ts', () => {
  throw new TypeError('Failed to fetch');
});

let warnings: ReturnType<typeof vi.spyOn>;

beforeEach(() => {
  vi.useFakeTimers();
  warnings = vi.spyOn(console, 'warn').mockReturnValue();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

it('if the module for the edited design cannot be loaded, reading resolves to null, and storing only warns', async () => {
  const reading = readWorkingDesign();
  keepWorkingDesign(DEFAULT_DESIGN);
  await vi.runAllTimersAsync();
  expect(await reading).toBeNull();
  await vi.waitFor(() => expect(warnings).toHaveBeenCalledTimes(2));
});
