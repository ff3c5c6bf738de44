import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { expect, test as guarded } from './guards.ts';

export { expect };

interface Outside {
  /** A line such as "CONNECT example.com:443" for each attempt of the browser or its workers to reach another host. */
  readonly outside: readonly string[];
  readonly proxyServer: Server & { readonly attempts: string[] };
}

/** Chromium asks its vendor's server about the fields of any form; pages cannot prevent that. */
const BROWSERS_OWN = /^CONNECT content-autofill\.googleapis\.com:443$/;

/**
 * A `test` whose browser sends all requests for other hosts to a proxy. The proxy answers each request with an error,
 * and records it unless it matches `BROWSERS_OWN`. Unlike the events of a page, the proxy also sees requests of
 * workers, prefetches and requests of other windows.
 */
export const test = guarded.extend<Outside>({
  // biome-ignore lint/correctness/noEmptyPattern: the first parameter names the fixtures that are needed: none.
  proxyServer: async ({}, use) => {
    const attempts: string[] = [];
    const note = (attempt: string) => {
      if (!BROWSERS_OWN.test(attempt)) attempts.push(attempt);
    };
    const server = createServer((request, response) => {
      note(`${request.method} ${request.url}`);
      response.writeHead(502).end();
    });
    server.on('connect', (request, socket) => {
      note(`CONNECT ${request.url}`);
      socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
    });
    await new Promise<void>((resolve) => server.listen(0, resolve));
    await use(Object.assign(server, { attempts }));
    server.close();
  },
  proxy: async ({ proxyServer }, use) => {
    const { port } = proxyServer.address() as AddressInfo;
    await use({ server: `http://localhost:${port}`, bypass: 'localhost' });
  },
  outside: async ({ proxyServer }, use) => use(proxyServer.attempts),
});
