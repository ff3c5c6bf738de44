import { describe, expect, it } from 'vitest';
import type { Finding, Harm, Reading } from '#scanning';
import {
  changeLines,
  correctionLeftText,
  correctionLines,
  findingMessage,
  noFixText,
  passesLines,
  testsText,
} from './scan-words.ts';

const base = { id: 'x', verdict: 'unlikely' } as const;
const ink = { ...base, kind: 'ink', isOnWhite: true, contrast: 1.4, needed: 5.5 } as const;

function lightInk(fields: readonly ['foregroundColor', ...'gradientColor1'[]]): Finding {
  return { ...ink, ink: { fields, color: { r: 250, g: 250, b: 250, a: 1 } } };
}

describe('the message about a finding', () => {
  it('names the fields at the end of the sentence, whether there is one or several', () => {
    expect(findingMessage(lightInk(['foregroundColor'])).sentence).toBe('Too light on white: Foreground.');
    expect(findingMessage(lightInk(['foregroundColor', 'gradientColor1'])).sentence).toBe(
      'Too light on white: Foreground, Color 1.',
    );
  });

  it('keeps figures out of the sentence', () => {
    const findings: readonly Finding[] = [
      lightInk(['foregroundColor']),
      { ...base, kind: 'paper', contrast: 3.2 },
      { ...base, kind: 'image', isFull: false, costs: 'corrections', used: 9, correctable: 7 },
      { ...base, kind: 'modules', misread: 12, image: 'none', costs: 'corrections', used: 6, correctable: 7 },
      { ...base, kind: 'density', size: 57, pixels: 3.14 },
      { ...base, kind: 'readings', share: 0.23, conditions: ['noisy'] },
      { ...base, kind: 'red-light', right: 3, tests: 16 },
    ];
    const messages = findings.map(findingMessage);
    for (const { sentence } of messages) expect(sentence).not.toMatch(/\d/);
    expect(messages.map(({ details }) => details.join(' '))).toEqual([
      'Contrast 1.4:1; phones need 5.5:1.',
      'Contrast with white 3.2:1.',
      '9 corrections needed, 7 available.',
      '12 modules misread. 6 of 7 corrections used.',
      '57 × 57 modules, 3.1 pixels each.',
      'Fails 23% of the tests that a plain code passes.',
      'In red light, 3 of 16 tests pass.',
    ]);
  });

  it('shows a contrast that is too low as less than the needed contrast, even after rounding', () => {
    const close: Finding = { ...ink, ink: null, contrast: 5.44, needed: 5.41 + 0.05 };
    expect(findingMessage(close).details).toEqual(['Contrast 5.4:1; phones need 5.5:1.']);
    expect(findingMessage({ ...close, contrast: 5.405, needed: 5.41 }).details).toEqual([
      'Contrast 5.4:1; phones need 5.5:1.',
    ]);
    expect(findingMessage({ ...close, contrast: 5.5, needed: 5.5 }).details).toEqual(['Contrast 5.5:1.']);
  });

  it.each([
    ['image', 'The logo hides more than error correction can restore.'],
    ['full', 'The image hides more than error correction can restore.'],
    ['woven', 'The picture needs more error correction than the code has.'],
    ['none', "Scanners can't tell dark from light in too many modules."],
  ])('says for the cause "%s" that error correction is exceeded, or that too little of it is left', (what, tooMuch) => {
    const said = (used: number): string =>
      findingMessage(harmed(what, { costs: 'corrections', used, correctable: 7 })).sentence;
    expect(said(8)).toBe(tooMuch);
    expect(said(7)).toMatch(/Too little(?: is left| error correction is left) for dirt, glare, and blur\.$/);
  });

  it('names the logo, the image or neither as the cause of low contrast', () => {
    const image = { ...base, kind: 'modules', misread: 3, costs: 'contrast', used: 1, correctable: 7 } as const;
    expect(findingMessage({ ...image, image: 'center' }).sentence).toBe('The logo leaves too little contrast.');
    expect(findingMessage({ ...image, image: 'full' }).sentence).toBe('The image leaves too little contrast.');
    expect(findingMessage({ ...image, image: 'none' }).sentence).toBe('Dark and light are too similar in places.');
  });

  it('says whether corner colors are lighter than the background, or too dark on it', () => {
    const turned = { ...base, kind: 'turned', fields: ['cornerDotsColor'] } as const;
    const said = (isLight: boolean): string => findingMessage({ ...turned, isLight } as Finding).sentence;
    expect([said(true), said(false)]).toEqual([
      expect.stringContaining('Lighter than the background: Corner Dots.'),
      expect.stringContaining('Too dark on this background: Corner Dots.'),
    ]);
  });

  it('names no field if the whole code is too light, and mentions a background that is not white', () => {
    expect(findingMessage({ ...ink, ink: null }).sentence).toBe('The code is too light for its background.');
    const onColor = { ...lightInk(['foregroundColor']), isOnWhite: false } as Finding;
    expect(findingMessage(onColor).sentence).toBe('Too light on this background: Foreground.');
  });

  it('says in the details where misleading edges are, unless the sentence says it', () => {
    const edges: Harm = { costs: 'edges', used: 0, correctable: 7 };
    const details = (what: string): number => findingMessage(harmed(what, edges)).details.length;
    expect(['image', 'full', 'woven', 'none'].map(details)).toEqual([1, 1, 0, 0]);
  });

  it('says how many corrections are used, or needed, when a code is read off center', () => {
    const said = (used: number): string =>
      findingMessage(harmed('image', { costs: 'askew', used, correctable: 7 })).details[0];
    expect([said(7), said(8)]).toEqual([
      'When read slightly off center, 7 of 7 corrections are used.',
      'When read slightly off center, 8 corrections are needed; 7 are available.',
    ]);
  });

  it('names up to four failed tests', () => {
    const said = (...conditions: Extract<Finding, { kind: 'readings' }>['conditions']): string =>
      findingMessage({ ...base, kind: 'readings', share: 0.2, conditions }).sentence;
    expect(said()).toBe('Harder to scan than a plain black code.');
    expect(said('small', 'noisy', 'photo', 'tilted')).toMatch(
      / Failed tests: Small \(120 px\), Grainy, Photo of a screen, Tilted 35°\.$/,
    );
    expect(said('small', 'noisy', 'photo', 'tilted', 'rotated')).toMatch(/ Failed tests include: .*Tilted 35°\.$/);
  });
});

function harmed(what: string, harm: Harm): Finding {
  if (what === 'woven') return { ...base, kind: 'woven', ...harm };
  if (what === 'none') return { ...base, kind: 'modules', misread: 12, image: 'none', ...harm };
  return { ...base, kind: 'image', isFull: what === 'full', ...harm };
}

it('changeLines describes a fix with a line for each change', () => {
  expect(
    changeLines([
      { kind: 'recolor', how: 'darken', fields: ['foregroundColor', 'cornerDotsColor'], to: '#123456' },
      { kind: 'recolor', how: 'lighten', fields: ['backgroundColor'], to: null },
      { kind: 'recolor', how: 'make-opaque', fields: ['foregroundColor'], to: '#000000' },
      { kind: 'resize-image', to: 22 },
      { kind: 'match-corner-dots', to: 'circle' },
    ]),
  ).toEqual([
    'Darken Foreground and Corner Dots to #123456',
    'Lighten Background',
    'Make Foreground opaque',
    'Shrink the logo to 22%',
    'Make the corner dots circles',
  ]);
});

it('if all findings can be fixed together, noFixText says that no image size alone fixes the finding', () => {
  expect(noFixText('image', false)).toMatch(/^No image size helps here\. /);
  expect(noFixText('image', true)).toBe('No image size fixes this on its own.');
  expect(noFixText('text-too-long', true)).toBe('Shorten the text for larger modules.');
});

it('testsText counts the conditions under which a code was tested', () => {
  const reading = (isRight: boolean): Reading => ({ condition: 'as-is', decoder: 'zxing', isRight });
  const readings = [reading(true), reading(false)];
  expect(testsText({ readings, stage: 'first' })).toBe('More tests are running.');
  expect(testsText({ readings, stage: 'full' })).toBe('Tested as photographed in one way.');
  const others = [...readings, { ...reading(true), condition: 'tilted' as const }];
  expect(testsText({ readings: others, stage: 'fixes' })).toBe('Tested as photographed in 2 ways.');
  expect(testsText({ readings: [], stage: 'full' })).toBe("The scan tests couldn't run in this browser");
});

it('passesLines counts the tests, and says why failures do not matter to a code that scans everywhere', () => {
  const reading = (isRight: boolean): Reading => ({ condition: 'as-is', decoder: 'zxing', isRight });
  const [all, some] = [[reading(true)], [reading(true), reading(false)]];
  expect(passesLines({ readings: [], verdict: 'everywhere' })).toEqual([]);
  expect(passesLines({ readings: all, verdict: 'everywhere' })).toEqual(['Passes 1 of 1 scan tests.']);
  expect(passesLines({ readings: some, verdict: 'everywhere' })).toEqual([
    'Passes 1 of 2 scan tests.',
    expect.stringMatching(/^The failed tests don't matter/),
  ]);
  expect(passesLines({ readings: some, verdict: 'good-conditions' })).toEqual(['Passes 1 of 2 scan tests.']);
});

it('correctionLines says how much error correction is used, and how much damage the level allows', () => {
  const said = (used: number): string =>
    correctionLines({ used, correctable: 9, specimen: { code: { level: 'L' } } })[0];
  expect(said(0)).toBe('No errors to correct.');
  expect(said(9)).toBe('The worst block uses 9 of its 9 corrections.');
  expect(said(10)).toMatch(/needs 10 corrections; 9 are available\.$/);
  for (const used of [0, 9, 10]) {
    const lines = correctionLines({ used, correctable: 9, specimen: { code: { level: 'M' } } });
    expect(lines).toHaveLength(2);
    expect(lines[1]).toMatch(/level M: .* 15%/);
  }
});

it('correctionLeftText says how much error correction a woven picture leaves', () => {
  expect([0, 3, 9, 10].map((wrong) => correctionLeftText(wrong, 9))).toEqual([
    'The picture uses none of the error correction. All of it is left for dirt and damage.',
    'The picture uses 33% of the error correction. The rest is left for dirt and damage.',
    'The picture uses all of the error correction. Nothing is left for dirt and damage.',
    'The picture needs more error correction than the code has.',
  ]);
});
