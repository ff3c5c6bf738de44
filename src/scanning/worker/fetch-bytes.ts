/**
 * Fetches a file and returns its bytes. Calls `onProgress` whenever a part of it arrives, so that a slow network is not
 * taken for a silent worker. Rejects if the network or the server fails; a later call may succeed.
 */
export async function fetchBytes(url: string, onProgress: () => void): Promise<ArrayBuffer> {
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
