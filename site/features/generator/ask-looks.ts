import type { QrDesign } from '#design';
import { applyLook, type Look, looksFor } from '#looks';
import type { UploadedImage } from '#raster';
import type { LookRequest } from '#scanning';
import { uploads } from '#workbench';
import { askAboutLook } from '#workers/judging';
import { type KnownLooks, type LookFacts, type LookSubject, openQuestions } from './looks-state.ts';

export async function findLooks(design: QrDesign, signal: AbortSignal): Promise<LookSubject> {
  if (design.customImage === undefined) return { design, image: null, pages: looksFor(null) };
  const { loadImage } = await uploads.load();
  const image = await loadImage(design.customImage);
  signal.throwIfAborted();
  const facts = await askAboutLook('facts', { design, image }, signal);
  return { design, image, pages: looksFor(facts) };
}

/** One request is worked on, and one waits, so that the worker is never idle. */
const AT_A_TIME = 2;

/**
 * Tests the looks of one page: first a glance at each, then the verdicts. Tests in `known` are skipped, and a look that
 * fails is replaced by the next candidate of its slot. Resolves when none is left.
 */
export async function testLooks(
  { design, image, pages }: LookSubject,
  page: number,
  known: KnownLooks,
  signal: AbortSignal,
  tell: (id: string, facts: LookFacts) => void,
): Promise<void> {
  const found = new Map(known);
  const asked = new Set<string>();
  const work = async (): Promise<void> => {
    for (;;) {
      const [next] = openQuestions(pages[page], found, asked);
      if (!next) return;
      const { id } = next.look;
      asked.add(id);
      const facts = await ask(next.question, requestOf(design, image, next.look), signal);
      asked.delete(id);
      found.set(id, { ...found.get(id), ...facts });
      tell(id, found.get(id) as LookFacts);
    }
  };
  await Promise.all(Array.from({ length: AT_A_TIME }, work));
}

async function ask(question: 'glance' | 'look', request: LookRequest, signal: AbortSignal): Promise<LookFacts> {
  if (question === 'look') return { answer: await askAboutLook('look', request, signal) };
  const { answer, picture } = await askAboutLook('glance', request, signal);
  return picture === null ? { answer } : { picture };
}

export async function testNow({ design, image }: LookSubject, look: Look, signal: AbortSignal): Promise<LookFacts> {
  return { answer: await askAboutLook('look', requestOf(design, image, look), signal, true) };
}

function requestOf(design: QrDesign, image: UploadedImage | null, look: Look): LookRequest {
  return { design: applyLook(design, look), image };
}
