import { twice } from '#late';

/**
 * Fetches a file and returns its bytes. If that fails, it tries once more, and rejects if that fails too. Calls
 * `onProgress` whenever a part arrives, so that a slow network does not count as a silent worker.
 */
export function fetchBytes(url: string, onProgress: () => void): Promise<ArrayBuffer> {
  return twice(() => fetchOnce(url, onProgress));
}

async function fetchOnce(url: string, onProgress: () => void): Promise<ArrayBuffer> {
  const { ok, status, body } = await fetch(url);
  if (!ok || !body) throw new Error(`${url} answered with status ${status}`);
  const watched = body.pipeThrough(
    new TransformStream({
      transform(part, controller) {
        onProgress();
        controller.enqueue(part);
      },
    }),
  );
  return new Response(watched).arrayBuffer();
}
