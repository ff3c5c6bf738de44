import { describe, expect, it } from 'vitest';
import { DEFAULT_DESIGN, DEFAULT_WEAVE, type QrDesign, type Weave } from '#design';
import { wovenChanges } from '../judging/changes-for.ts';
import { describeChange } from './change.ts';
import { changesFor } from './changes-for.ts';

const finding = {
  id: 'woven',
  kind: 'woven',
  verdict: 'unlikely',
  costs: 'corrections',
  used: 8,
  correctable: 9,
} as const;

function woven(weave: Partial<Weave> = {}, style: Partial<QrDesign['style']> = {}): QrDesign {
  return {
    ...DEFAULT_DESIGN,
    content: 'example.com',
    qrType: 'custom',
    customImage: 'data:image/png,',
    imagePosition: 'full',
    weave: { ...DEFAULT_WEAVE, ...weave },
    style: { ...DEFAULT_DESIGN.style, ...style },
  };
}

function described(design: QrDesign): string[] {
  return wovenChanges(design, design.weave as Weave).map((change) =>
    describeChange(design, change)
      .map((facts) => ('to' in facts ? `${facts.kind} ${facts.to}` : facts.kind))
      .join(', '),
  );
}

describe('changes of a woven picture', () => {
  it('start with more strength, and end with full strength and more correction', () => {
    expect(described(woven())).toEqual(['strengthen 75', 'strengthen 100', 'sturdier', 'strengthen 100, sturdier']);
  });

  it('start with a strength of 50% if the design has less', () => {
    expect(described(woven({ strength: 0.3, isSturdy: true }))).toEqual([
      'strengthen 50',
      'strengthen 75',
      'strengthen 100',
    ]);
  });

  it('start with bold detail if the detail is finer', () => {
    expect(described(woven({ detail: 'fine', strength: 1, isSturdy: true }))).toEqual(['coarsen']);
    expect(described(woven({ detail: 'finest', strength: 0.75, isSturdy: true }))).toEqual([
      'coarsen',
      'strengthen 100, coarsen',
      'strengthen 100',
    ]);
  });

  it('change beads to the flowing look', () => {
    expect(described(woven({ look: 'pearls', strength: 0.75 }))).toEqual([
      'strengthen 100',
      'strengthen 100, flow',
      'sturdier',
      'strengthen 100, sturdier',
    ]);
  });

  it('make light corners black', () => {
    const light = woven({ strength: 1, isSturdy: true }, { cornerSquaresColor: '#FFCC00' });
    expect(described(light)).toEqual(['recolor #000000']);
    const weak = woven({ strength: 0.75 }, { cornerSquaresColor: '#FFCC00' });
    expect(described(weak)).toEqual([
      'strengthen 100',
      'sturdier',
      'strengthen 100, sturdier',
      'recolor #000000',
      'recolor #000000, strengthen 100, sturdier',
    ]);
  });

  it('are none if strength and error correction are at their maximum already', () => {
    expect(described(woven({ strength: 1, isSturdy: true }))).toEqual([]);
  });

  it('are followed by centering the image', () => {
    const design = woven({ strength: 1, isSturdy: true });
    const [first] = changesFor(finding, { design, hasImage: true });
    expect(describeChange(design, first)).toEqual([{ kind: 'center-image', to: 30 }]);
    // Then the image becomes smaller in large steps, because only readings tell whether a change helps.
    const [, second] = changesFor(finding, { design, hasImage: true });
    expect(describeChange(design, second)).toEqual([{ kind: 'center-image', to: 24 }]);
  });
});
