import { beforeEach, describe, expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { generatorWords } from '#words/generator';
import { createFileIntake } from './file-intake.ts';

const IMAGE = 'data:image/png;base64,AAAA';
const OTHER = 'data:image/png;base64,BBBB';

const calls = vi.hoisted(() => ({
  lookInside: vi.fn(),
  readImage: vi.fn(),
  lookForCodes: vi.fn(),
  dispatch: vi.fn(),
  showToast: vi.fn(),
}));

vi.mock('./read-picture-file.ts', () => ({
  lookInside: calls.lookInside,
  readImage: calls.readImage,
  lookForCodes: calls.lookForCodes,
}));
vi.mock('#ui', () => ({ showToast: calls.showToast }));
vi.mock('#workbench', () => ({ designStore: { get: () => ({ design: DEFAULT_DESIGN }), dispatch: calls.dispatch } }));

const events = { tellState: vi.fn(), tellFound: vi.fn(), tellName: vi.fn(), restoreBackup: vi.fn() };

beforeEach(() => {
  vi.resetAllMocks();
  calls.lookInside.mockResolvedValue(null);
  calls.readImage.mockResolvedValue({ is: 'added', customImage: IMAGE });
});

/** Returns the states that the intake has reported. */
function states(): string[] {
  return events.tellState.mock.calls.map(([{ is }]) => is);
}

/** Makes the next call of `readImage` wait. Returns a function that ends the wait with the given result. */
function comesLater(): (result: object) => void {
  let come = (_result: object): void => undefined;
  calls.readImage.mockReturnValueOnce(
    new Promise((resolve) => {
      come = resolve;
    }),
  );
  return (result) => come(result);
}

describe('an image', () => {
  it('is added to the design with its name, and searched for codes', async () => {
    const intake = createFileIntake(events);
    const file = new File(['x'], 'logo.png');
    intake.take(file, true);
    expect(await intake.settled()).toBe(true);
    expect(states()).toEqual(['reading', 'added']);
    expect(calls.lookInside).toHaveBeenCalledExactlyOnceWith(file, events.restoreBackup);
    expect(events.tellName).toHaveBeenCalledExactlyOnceWith(IMAGE, 'logo.png');
    expect(calls.dispatch.mock.calls).toEqual([[{ do: 'set-image', customImage: IMAGE }]]);
    const taken = { customImage: IMAGE, before: DEFAULT_DESIGN };
    expect(calls.lookForCodes).toHaveBeenCalledExactlyOnceWith(taken, expect.any(AbortSignal), events.tellFound);
  });

  it('is woven at once if that is requested', async () => {
    const intake = createFileIntake(events);
    intake.take(new Blob(['x']), true, true);
    await intake.settled();
    expect(events.tellName).not.toHaveBeenCalled();
    expect(calls.dispatch).toHaveBeenLastCalledWith({ do: 'weave', weave: {} });
  });

  it('is not searched for a design or codes if that is not requested', async () => {
    const intake = createFileIntake(events);
    intake.take(new Blob(['x']), false);
    await intake.settled();
    expect([calls.lookInside, calls.lookForCodes].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
    expect(calls.dispatch).toHaveBeenCalledTimes(1);
  });

  it('that is refused leaves the design unchanged, and the visitor is told why', async () => {
    calls.readImage.mockResolvedValue({ is: 'refused', why: 'too large' });
    const intake = createFileIntake(events);
    intake.take(new Blob(['x']), true);
    expect(await intake.settled()).toBe(false);
    expect(states()).toEqual(['reading', 'refused']);
    expect(calls.dispatch).not.toHaveBeenCalled();
    expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ description: 'too large' }));
    // `settled` resolves to true if no file is being read.
    expect(await intake.settled()).toBe(true);
  });

  it('is not added to the design if another file is chosen while the image is still being read', async () => {
    const come = comesLater();
    const intake = createFileIntake(events);
    intake.take(new File(['x'], 'first.png'), false);
    const settled = intake.settled();
    await vi.waitFor(() => expect(calls.readImage).toHaveBeenCalledTimes(1));
    calls.readImage.mockResolvedValue({ is: 'added', customImage: OTHER });
    intake.take(new File(['x'], 'second.png'), false);
    await intake.settled();
    come({ is: 'added', customImage: IMAGE });
    expect(await settled).toBe(true);
    expect(states()).toEqual(['reading', 'reading', 'added']);
    expect(calls.dispatch.mock.calls).toEqual([[{ do: 'set-image', customImage: OTHER }]]);
  });

  it('is not added to the design if the visitor removes it while it is still being read', async () => {
    const come = comesLater();
    const intake = createFileIntake(events);
    intake.take(new Blob(['x']), false);
    const settled = intake.settled();
    await vi.waitFor(() => expect(calls.readImage).toHaveBeenCalledTimes(1));
    intake.removeImage();
    come({ is: 'added', customImage: IMAGE });
    expect(await settled).toBe(true);
    expect(states()).toEqual(['reading', 'removed']);
    expect(calls.dispatch.mock.calls).toEqual([[{ do: 'remove-image' }]]);
  });
});

describe('a file with a design', () => {
  it.each([
    ['image/png', true],
    ['application/pdf', false],
  ])('of type %s is reported and changes nothing; it can also be used as an image: %s', async (type, isOffered) => {
    const design = { ...DEFAULT_DESIGN, content: 'saved' };
    calls.lookInside.mockResolvedValue(design);
    const intake = createFileIntake(events);
    const file = new Blob(['x'], { type });
    intake.take(file, true);
    expect(await intake.settled()).toBe(true);
    expect(events.tellFound).toHaveBeenLastCalledWith({ is: 'design', design, file: isOffered ? file : null });
    expect(states()).toEqual(['reading', 'none']);
    expect([calls.readImage, calls.dispatch].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
  });

  it('is not reported if another file is chosen while the first file is still being searched', async () => {
    let come = (_design: object): void => undefined;
    calls.lookInside.mockReturnValueOnce(
      new Promise((resolve) => {
        come = resolve;
      }),
    );
    const intake = createFileIntake(events);
    intake.take(new Blob(['x']), true);
    const settled = intake.settled();
    await vi.waitFor(() => expect(calls.lookInside).toHaveBeenCalledTimes(1));
    intake.take(new Blob(['y']), true);
    await intake.settled();
    come({ ...DEFAULT_DESIGN, content: 'saved' });
    expect(await settled).toBe(true);
    expect(events.tellFound.mock.calls).toEqual([[null], [null]]);
    expect(states()).toEqual(['reading', 'reading', 'added']);
  });
});

it('a backup changes nothing in the design, and is not reported as found', async () => {
  calls.lookInside.mockResolvedValue('backup');
  const intake = createFileIntake(events);
  intake.take(new Blob(['x']), true);
  expect(await intake.settled()).toBe(true);
  expect(states()).toEqual(['reading', 'none']);
  expect(events.tellFound.mock.calls).toEqual([[null]]);
  expect([calls.readImage, calls.dispatch].map(({ mock }) => mock.calls.length)).toEqual([0, 0]);
});

it('calling decide() ends the search for codes in a picture, and clears what was found', async () => {
  const intake = createFileIntake(events);
  intake.take(new Blob(['x']), true);
  await intake.settled();
  const signal: AbortSignal = calls.lookForCodes.mock.calls[0][1];
  expect(signal.aborted).toBe(false);
  intake.decide();
  expect(signal.aborted).toBe(true);
  expect(events.tellFound).toHaveBeenLastCalledWith(null);
});

it('if the module that reads files cannot be loaded, the file is refused and the visitor is told', async () => {
  vi.resetModules();
  vi.doMock('./read-picture-file.ts', () => {
    throw new TypeError('Failed to fetch');
  });
  vi.spyOn(console, 'error').mockReturnValue();
  vi.useFakeTimers();
  const { createFileIntake: createAgain } = await import('./file-intake.ts');
  const intake = createAgain(events);
  intake.take(new Blob(['x']), true);
  const settled = intake.settled();
  await vi.runAllTimersAsync();
  vi.useRealTimers();
  expect(await settled).toBe(false);
  expect(states()).toEqual(['reading', 'refused']);
  expect(calls.showToast).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ description: generatorWords.lostReader }),
  );
});
