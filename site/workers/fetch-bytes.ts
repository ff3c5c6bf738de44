/** Milliseconds before the second try. Chosen, not measured. */
const AGAIN_AFTER = 1000;

/** Fetches a value. If that fails, tries once more after a second. Rejects with the error of the second try. */
export async function twice<T>(fetch: () => Promise<T>): Promise<T> {
  try {
    return await fetch();
  } catch {
    // A short interruption is over by then; a lasting one fails again.
    await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER));
    return fetch();
  }
}

/** Fetches a file as `twice` does. Calls `onProgress` at each part, so that a slow network is no silent worker. */
export function fetchBytes(url: string, onProgress?: () => void): Promise<ArrayBuffer> {
  return twice(async () => {
    const { ok, status, body } = await fetch(url);
    if (!ok || !body) throw new Error(`${url} answered with status ${status}`);
    const watched = body.pipeThrough(
      new TransformStream({
        transform(part, controller) {
          onProgress?.();
          controller.enqueue(part);
        },
      }),
    );
    return new Response(watched).arrayBuffer();
  });
}
