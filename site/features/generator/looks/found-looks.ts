import { DEFAULT_DESIGN, type QrDesign } from '#design';
import { PAGE_SIZE } from '#looks';
import { isBlank } from '#making';
import type { LookSubject } from './ask-looks.ts';
import { type KnownLooks, type LookFacts, lookInSlot } from './looks-state.ts';

/** The content that looks show while nothing is typed, or a secret is missing. */
const EXAMPLE = { type: 'url', content: 'https://example.com' } as const;

/** The known looks of one text and image. */
export interface FoundLooks {
  readonly key: string;
  readonly subject: LookSubject;
  readonly known: KnownLooks;
  /** The pictures that the page showed for the earlier text, by place. They stay until the new ones are ready. */
  readonly before: readonly (string | null)[];
}

/**
 * Returns looks about which no facts are known yet. Until a look has a picture of its own, its place keeps the picture
 * that `before` showed there on page `page`.
 */
export function begin(key: string, subject: LookSubject, before: FoundLooks | null, page: number): FoundLooks {
  const pictures = (before?.subject.pages[page] ?? []).map((slot, place) => {
    const own = lookInSlot(slot, before?.known ?? new Map());
    return own?.picture ?? before?.before[place] ?? null;
  });
  return { key, subject, known: new Map(), before: pictures.slice(0, PAGE_SIZE) };
}

/** Adds facts about a look, unless they are about another text or image. */
export function addFacts(found: FoundLooks | null, key: string, id: string, facts: LookFacts): FoundLooks | null {
  if (found?.key !== key) return found;
  return { ...found, known: new Map(found.known).set(id, { ...found.known.get(id), ...facts }) };
}

/** Removes the looks that could not be tested, so that they are tested again. */
export function withoutUntested(known: KnownLooks): KnownLooks {
  return new Map([...known].filter(([, { answer }]) => answer !== 'untested'));
}

/**
 * Returns a key of everything on which a design's looks depend. The style, the gradient's direction, the image
 * position, the weave settings and the tab (`qrType`) are not part of it.
 */
export function keyOf(design: QrDesign): string {
  const { style: _, gradientDirection: __, imagePosition: ___, weave: ____, qrType: _____, ...rest } = design;
  return JSON.stringify(rest);
}

/**
 * Returns the design for which looks are found: in the default style, and with an example as content if nothing is
 * typed or a secret is missing.
 */
export function exampleOr(design: QrDesign): QrDesign {
  const { style: _, weave: __, ...rest } = design;
  const plain: QrDesign = { ...rest, style: DEFAULT_DESIGN.style, qrType: 'custom' };
  if (!isBlank(design) && !design.leftOut) return plain;
  const { details: ___, leftOut: ____, ...empty } = plain;
  return { ...empty, ...EXAMPLE };
}
