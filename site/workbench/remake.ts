import type { KeptCode } from '#carrying';
import { type QrDesign, weaveOf } from '#design';
import { type MadeCode, makeCode } from '#making';
import type { UploadedImage } from '#raster';
import { useAnswer } from './use-answer.ts';
import { requestWovenCode } from './weaver.ts';

/** A finished code that was made again in order to be drawn for files. */
export interface Remade {
  readonly made: MadeCode;
  readonly design: QrDesign;
  readonly image: UploadedImage | null;
}

/** Makes a record's code again, with its loaded `image`. Rejects as `makeCode` throws, or with a `WeaveFailure`. */
export async function remake(
  { design, text }: Pick<KeptCode, 'design' | 'text'>,
  image: UploadedImage | null,
): Promise<Remade> {
  const made = await make(design, image);
  if (made.text === text) return { made, design, image };
  // An earlier release may have encoded the typed content as another text. `text` is the text in the stored picture,
  // and files must contain the same text.
  const verbatim: QrDesign = { ...design, type: 'text', content: text, details: undefined };
  return { made: await make(verbatim, image), design: verbatim, image };
}

async function make(design: QrDesign, image: UploadedImage | null): Promise<MadeCode> {
  return image && weaveOf(design) ? requestWovenCode(design, image) : makeCode(design, image);
}

/** Like `remake`. Null until it is ready. Throws its error, for an error boundary. */
export function useRemade(record: KeptCode, image: UploadedImage | null): Remade | null {
  const { value, error } = useAnswer([record, image], () => remake(record, image));
  if (error !== undefined) throw error;
  return value ?? null;
}
