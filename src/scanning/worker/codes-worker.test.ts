import { expect, it, vi } from 'vitest';
import { DEFAULT_DESIGN } from '#design';
import { rasterize } from '#drawing';
import { makeCode } from '#making';

vi.mock('./fetch-bytes.ts', () => ({ fetchBytes: async () => new ArrayBuffer(8) }));

it('the worker puts a picture on white before it looks for codes, so that transparent paper is not black', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => undefined);
  const sent: object[] = [];
  let listen: (event: { readonly data: object }) => void = () => undefined;
  vi.stubGlobal('self', {
    postMessage: (message: object) => sent.push(message),
    addEventListener: (_: string, listener: typeof listen) => {
      listen = listener;
    },
  });
  await import('./codes-worker.ts');
  const { drawing, text } = makeCode({ ...DEFAULT_DESIGN, content: 'https://example.com' }, null);
  const picture = rasterize(drawing);
  for (let k = 0; k < picture.data.length; k += 4) if (picture.data[k] === 255) picture.data.fill(0, k, k + 4);
  listen({ data: { is: 'ask', id: 1, kind: 'find', request: picture } });
  await vi.waitFor(() => expect(sent.at(-1)).toMatchObject({ is: 'answer', answer: [{ text }] }), 10_000);
});
