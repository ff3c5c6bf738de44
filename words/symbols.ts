import { gs1Elements } from '#content';
import type { DecoderId, SymbolFacts } from '#scanning';
import { grammar } from '#words/grammar';
import { symbolWords as words } from '#words/symbols';

interface DescribedSymbol extends Omit<SymbolFacts, 'part'> {
  readonly text: string;
  readonly part: { readonly index: number; readonly of: number } | null;
  /** Decoders that do not know a mode of it. */
  readonly leftOut: readonly DecoderId[];
}

export interface SymbolSentences {
  /** What may go wrong with phones although the picture is sound. */
  readonly cautions: readonly string[];
  readonly notes: readonly string[];
}

/** Says what a symbol says of itself. */
export function symbolSentences(symbol: DescribedSymbol): SymbolSentences {
  const { text, charset, part, gs1, application, leftOut, modes } = symbol;
  const elements = gs1 ? gs1Elements(text) : null;
  const cautions = [
    rareText(symbol),
    charset && isGuessed(charset) ? words.guessed({ charset: charset.name }) : null,
    part && words.part(part),
    elements
      ? words.gs1Elements({ elements: elements.map(({ identifier, value }) => `(${identifier})${value}`).join('') })
      : gs1
        ? words.gs1
        : null,
    application && words.application({ indicator: application }),
    ...leftOut.map((decoder) => words.leftOut({ name: DECODERS[decoder] })),
  ];
  const notes = [
    charset?.announced ? words.charset[charset.announced]({ charset: charset.name }) : null,
    modes.length > 0 ? words.modes({ modes: grammar.list([...modes.map((mode) => words.mode[mode])]) }) : null,
  ];
  return { cautions: cautions.filter(isSaid), notes: notes.filter(isSaid) };
}

/** The names that their authors gave them. */
const DECODERS: Readonly<Record<DecoderId, string>> = { zxing: 'ZXing', jsqr: 'jsQR' };

/** Names a symbology or a variant that most phones can't read. Null for an ordinary code. */
export function rareText({ symbology, variant }: Pick<SymbolFacts, 'symbology' | 'variant'>): string | null {
  if (symbology !== 'qr') return words.symbology[symbology];
  return variant && words.variant[variant];
}

/** Says what of a code is lost if its text is encoded anew. */
export function anewTexts(facts: Omit<SymbolFacts, 'part'> & { readonly part: object | null }): string[] {
  const { symbology, variant, gs1, part, charset } = facts;
  const { anew } = words;
  const isOrdinary = symbology === 'qr' && variant === null;
  return [
    isOrdinary ? null : anew.symbology,
    gs1 ? anew.gs1 : null,
    part && anew.part,
    charset && charset.name !== UTF_8 ? anew.charset : null,
  ].filter(isSaid);
}

const UTF_8 = 'UTF-8';

/** Phones that do not know the set show other letters: it is neither announced nor UTF-8. */
function isGuessed({ name, announced }: NonNullable<SymbolFacts['charset']>): boolean {
  return announced === null && name !== UTF_8;
}

function isSaid(sentence: string | null): sentence is string {
  return sentence !== null;
}
