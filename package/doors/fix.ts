import type { ColorField, QrDesign } from '#design';
import type { UploadedImage } from '#raster';
import { type ChangeFacts, type Fix, judge, type Recoloring, type ScanReport, saidVerdict } from '#scanning/judging';
import { loadDecoders, PlainReadings } from '#scanning/tunnel';
import { type JudgeTools, type SaidVerdict, verdictRank } from '#scanning/verdict';
import { qr } from './code.ts';
import { decoderModule } from './decoders.ts';
import { loadLogo } from './logo.ts';
import { type CodeOptions, checkOptions, designOf, type LookOptions } from './options.ts';

/** A text, and how its code looks. The code has level H. */
export interface Design extends LookOptions, Pick<CodeOptions, 'gs1'> {
  readonly text: string;
}

/**
 * From best to worst. `phones`: everywhere, but with a caution, such as that scanners with red light see little.
 * `good-conditions`: not in poor light, nor from far away.
 */
export type ScanVerdict = SaidVerdict;

/** One effect of a fix. */
export interface Change {
  readonly kind:
    | 'swap'
    | 'recolor'
    | 'black-on-white'
    | 'white-background'
    | 'resize-logo'
    | 'center-logo'
    | 'match-dots'
    | 'square-corners'
    | 'square-modules'
    | 'margin';
  /** What happens to colors. `make-opaque` replaces a translucent one by what it looks like on white. */
  readonly how?: Recoloring;
  /** The options with the colors that change, such as `color` or `gradient.from`. */
  readonly options?: readonly string[];
  /** The new color, size in percent, shape or margin. Absent if several colors differ. */
  readonly to?: string | number;
}

export interface Fixed {
  /** The design with all changes. Draw a logo on the code of `fit`. */
  readonly design: Design & { readonly level: 'H' };
  /** Empty if the design scans everywhere, or if no change helps. */
  readonly changes: readonly Change[];
  /** How well the code with these changes scans. */
  readonly verdict: ScanVerdict;
}

const MOST_ROUNDS = 3;

/**
 * Changes a design until its code scans everywhere, or as well as it can. The code is read by two decoders in simulated
 * photographs, and a change is made only if it then helps; that takes seconds. The text stays as it is. Gradients are
 * judged on white. Rejects with what `svg` throws, or with an `OptionError` if the logo's pixels are not known.
 *
 * @example
 * const { design, changes, verdict } = await fix({ text: 'https://example.com', color: '#9BF' });
 * changes; // [{ kind: 'recolor', how: 'darken', options: ['color', 'cornerColor', 'dotColor'], to: '#4765A2' }]
 * svg(design.text, design);
 */
export async function fix(design: Design): Promise<Fixed> {
  checkOptions(design);
  qr(design.text, { level: 'H' });
  const image = design.logo ? await loadLogo(design.logo) : null;
  const changes = firstChanges(design);
  const isOnWhite = design.gradient !== undefined;
  let current: QrDesign = { ...designOf(isOnWhite ? { ...design, background: '#FFF' } : design), content: design.text };
  const tools: JudgeTools = {
    decoders: await loadDecoders(await decoderModule()),
    pause: async () => {},
    plain: new PlainReadings(),
  };
  for (let round = 1; ; round++) {
    const report = await lastReport(current, image, tools);
    const verdict = saidVerdict(report)!.picture;
    const best = verdict === 'everywhere' || round > MOST_ROUNDS ? null : bestFix(report);
    if (!best) return { design: withLook(design, current), changes, verdict: verdictOf(design, verdict) };
    current = best.design;
    changes.push(...best.changes.map(changeOf));
  }
}

/** As `check` says: jsQR doesn't know FNC1, so a GS1 code does not scan everywhere. */
function verdictOf({ gs1 }: Design, verdict: ScanVerdict): ScanVerdict {
  return gs1 && verdict === 'everywhere' ? 'phones' : verdict;
}

/** Changes that the judging presupposes. */
function firstChanges({ gradient, background = '#FFF', margin }: Design): Change[] {
  const isWhite = /^#?f+$/i.test(background);
  return [
    ...(gradient && !isWhite ? [{ kind: 'white-background', to: '#FFFFFF' } as const] : []),
    ...(margin === 0 ? [{ kind: 'margin', to: 1 } as const] : []),
  ];
}

async function lastReport(design: QrDesign, image: UploadedImage | null, tools: JudgeTools): Promise<ScanReport> {
  let last: ScanReport | null = null;
  await judge(
    { design, image },
    async () => tools,
    (report) => {
      last = report;
    },
  );
  return last!;
}

function bestFix({ everything, reasons }: ScanReport): Fix | null {
  const fixes = [everything, ...reasons.map(({ fix: own }) => own)].filter((each) => each !== null);
  return fixes.sort((one, other) => verdictRank(one.verdict) - verdictRank(other.verdict))[0] ?? null;
}

const COLOR_OPTIONS: Readonly<Record<ColorField, string>> = {
  foregroundColor: 'color',
  backgroundColor: 'background',
  cornerSquaresColor: 'cornerColor',
  cornerDotsColor: 'dotColor',
  gradientColor1: 'gradient.from',
  gradientColor2: 'gradient.to',
};

function changeOf(facts: ChangeFacts): Change {
  switch (facts.kind) {
    case 'recolor': {
      const { how, fields, to } = facts;
      return { kind: 'recolor', how, options: fields.map((field) => COLOR_OPTIONS[field]), ...(to !== null && { to }) };
    }
    case 'resize-image':
      return { kind: 'resize-logo', to: facts.to };
    case 'center-image':
      return { kind: 'center-logo', to: facts.to };
    case 'match-corner-dots':
      return { kind: 'match-dots', to: facts.to };
    case 'swap':
    case 'black-on-white':
    case 'square-corners':
    case 'square-modules':
      return { kind: facts.kind };
    case 'strengthen':
    case 'coarsen':
    case 'flow':
    case 'sturdier':
      throw new TypeError(`No woven code is fixed: ${facts.kind}`);
  }
}

/** Returns the options of a changed design: the inverse of `designOf`. @internal */
export function withLook(before: Design, after: QrDesign): Fixed['design'] {
  const { gradient: _, logo, margin, ...rest } = before;
  const { style, gradientAngle, gradientDirection, imageSize: size, imagePosition: position } = after;
  const { gradientType: type, gradientColor1: from, gradientColor2: to } = style;
  return {
    ...rest,
    level: 'H',
    shape: after.drawDots && style.moduleShape === 'dots' ? before.shape : style.moduleShape,
    cornerShape: style.cornerSquareShape,
    dotShape: style.cornerDotShape,
    color: style.foregroundColor,
    background: style.backgroundColor,
    cornerColor: style.cornerSquaresColor,
    dotColor: style.cornerDotsColor,
    ...(type && { gradient: { type, from, to, direction: gradientAngle ?? gradientDirection } }),
    ...(logo && { logo: { ...logo, size, position } }),
    ...(margin !== undefined && { margin: Math.max(1, margin) }),
  };
}
