import { twice } from '#late';

/**
 * Fetches a file, once more if it does not come, and returns its bytes. Calls `onProgress` whenever a part of it
 * arrives, so that a slow network is not taken for a silent worker. Rejects if the second try fails too.
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
