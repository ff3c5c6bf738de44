import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { type Look, type LookSlot, looksFor, PAGE_SIZE } from '#looks';
import { isBlank } from '#making';
import type { UploadedImage } from '#raster';
import type { LookAnswer } from '#scanning';

/** The design for which looks (ready styles) are shown, and its loaded image. This design's style does not matter. */
export interface LookSubject {
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
  /** The pages of looks. Each place on a page has a slot of candidates, and shows the first that has not failed. */
  readonly pages: readonly (readonly LookSlot[])[];
}

export interface LookFacts {
  /** A data URL. Undefined until the look has passed a quick test, a glance. */
  readonly picture?: string;
  readonly answer?: LookAnswer;
}

export type KnownLooks = ReadonlyMap<string, LookFacts>;

export interface ShownLook {
  readonly look: Look;
  readonly picture: string | null;
  /** Whether its verdict is *scans everywhere*. */
  readonly isTested: boolean;
}

/** The first candidate that has not failed; null if all have. */
export function lookInSlot(slot: LookSlot, known: KnownLooks): ShownLook | null {
  const look = slot.find(({ id }) => known.get(id)?.answer !== 'fails');
  if (!look) return null;
  const facts = known.get(look.id);
  return { look, picture: facts?.picture ?? null, isTested: facts?.answer === 'passes' };
}

/** Milliseconds without a change. */
const STILL = 150;

/** Milliseconds. The visitor may be typing if the design has changed since looks were found, but not its image. */
export function waitBeforeLooks(last: FoundLooks | null, key: string, customImage: string | undefined): number {
  return last !== null && last.key !== key && last.subject.design.customImage === customImage ? STILL : 0;
}

export type NextQuestion = { readonly question: 'glance' | 'look'; readonly look: Look };

/** The most urgent come first. Looks in `asked` are left out: their answers are awaited. */
export function openQuestions(
  slots: readonly LookSlot[],
  known: KnownLooks,
  asked: ReadonlySet<string>,
): NextQuestion[] {
  const shown = slots.map((slot) => lookInSlot(slot, known)).filter((look) => look !== null);
  const isFree = ({ look }: ShownLook): boolean => !asked.has(look.id) && known.get(look.id)?.answer === undefined;
  const glances = shown.filter((look) => look.picture === null && isFree(look));
  const verdicts = shown.filter((look) => look.picture !== null && isFree(look));
  return [
    ...glances.map(({ look }): NextQuestion => ({ question: 'glance', look })),
    ...verdicts.map(({ look }): NextQuestion => ({ question: 'look', look })),
  ];
}

/** The content that looks show while nothing is typed, or a secret is missing. */
const EXAMPLE = { type: 'url', content: 'https://example.com' } as const;

export interface FoundLooks {
  readonly key: string;
  readonly subject: LookSubject;
  readonly known: KnownLooks;
  /** The pictures of the earlier text, by place. They stay until the new ones are ready. */
  readonly before: readonly (string | null)[];
}

/** The looks (ready styles) that are shown, and the one that was pressed. */
export interface LooksState {
  readonly page: number;
  readonly found: FoundLooks | null;
  readonly isBroken: boolean;
  readonly attempt: number;
  /** The pressed look, until it has its verdict. */
  readonly wanted: { readonly place: number; readonly look: Look } | null;
  /** About the look that was pressed last. */
  readonly notice: 'testing' | 'replaced' | null;
}

export const NO_LOOKS: LooksState = {
  ...{ page: 0, found: null, isBroken: false, attempt: 0, wanted: null, notice: null },
};

/** Begins as if the look at a place of the first page had been pressed. */
export function looksWanting(place: number | undefined): LooksState {
  if (place === undefined) return NO_LOOKS;
  return { ...NO_LOOKS, wanted: { place, look: looksFor(null)[0][place][0] }, notice: 'testing' };
}

export type LooksAction =
  | { readonly do: 'ask' }
  | { readonly do: 'begin'; readonly key: string; readonly subject: LookSubject }
  /** A pressed look is no longer wanted once it has passed, and is lost if it has failed. */
  | { readonly do: 'learn'; readonly key: string; readonly id: string; readonly facts: LookFacts }
  | { readonly do: 'fail' }
  | { readonly do: 'press'; readonly place: number }
  /** The content changed before the pressed look had its verdict. */
  | { readonly do: 'lose' }
  | { readonly do: 'turn'; readonly page: number }
  | { readonly do: 'retry' };

export function looksReducer(state: LooksState, action: LooksAction): LooksState {
  const { found, wanted } = state;
  switch (action.do) {
    case 'ask':
      return { ...state, isBroken: false };
    case 'begin':
      return found?.key === action.key ? state : { ...state, found: begin(action.key, action.subject, state) };
    case 'learn': {
      if (found?.key !== action.key) return state;
      const { id, facts } = action;
      const known = new Map(found.known).set(id, { ...found.known.get(id), ...facts });
      const next: LooksState = { ...state, found: { ...found, known } };
      const shown = wanted && shownLooks(next)[wanted.place];
      if (!wanted) return next;
      if (shown?.look.id !== wanted.look.id) return looksReducer(next, { do: 'lose' });
      return shown.isTested ? { ...next, wanted: null, notice: null } : next;
    }
    case 'fail':
      return { ...state, isBroken: true };
    case 'press': {
      const pressed = shownLooks(state)[action.place];
      if (!pressed) return state;
      if (pressed.isTested) return { ...state, wanted: null, notice: null };
      return { ...state, wanted: { place: action.place, look: pressed.look }, notice: 'testing' };
    }
    case 'lose':
      return { ...state, wanted: null, notice: 'replaced' };
    case 'turn':
      return { ...state, page: action.page, wanted: null, notice: null };
    case 'retry': {
      const known = new Map([...(found?.known ?? [])].filter(([, { answer }]) => answer !== 'untested'));
      return { ...state, attempt: state.attempt + 1, found: found && { ...found, known } };
    }
  }
}

/** Returns the look of each place of the page; null where all candidates have failed. */
export function shownLooks({ found, page }: LooksState): readonly (ShownLook | null)[] {
  return (found?.subject.pages[page] ?? []).map((slot) => lookInSlot(slot, found?.known ?? new Map()));
}

function begin(key: string, subject: LookSubject, before: LooksState): FoundLooks {
  const pictures = shownLooks(before).map((shown, place) => shown?.picture ?? before.found?.before[place] ?? null);
  return { key, subject, known: new Map(), before: pictures.slice(0, PAGE_SIZE) };
}

/** Looks depend neither on the style nor on the place and weaving of the image. */
export function keyOf(design: QrDesign): string {
  // JSON has no undefined values.
  const styleless = { style: undefined, gradientDirection: undefined, imagePosition: undefined };
  return JSON.stringify({ ...design, ...styleless, weave: undefined, qrType: undefined });
}

export function exampleOr(design: QrDesign): QrDesign {
  const plain: QrDesign = { ...design, style: DEFAULT_DESIGN.style, weave: undefined, qrType: 'custom' };
  if (!isBlank(design) && !design.leftOut) return plain;
  return { ...plain, ...EXAMPLE, details: undefined, leftOut: undefined };
}
