import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { createServer } from 'node:net';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { generatePosts } from '#community';
import { HEADERS } from '../scripts/hosting.mjs';
import { kindsOfVisit, partsOfVisit } from '../scripts/traffic.mjs';
import { expect, test } from './guards.ts';
import { BROTLI_REQUESTS, type Exchange, HOSTILE_PATHS, hostingRequests } from './hosting-requests.ts';

/** Where Debian's package libnginx-mod-http-brotli-static puts nginx's module. */
const NGINX_BROTLI = '/usr/lib/nginx/modules/ngx_http_brotli_static_module.so';

/**
 * Servers that must all answer alike: our own, and the real ones where they are installed, each with its configuration as
 * it stands in the project. `start` gets a free port.
 */
const SERVERS: { name: string; sendsBrotli: boolean; start: (port: number, folder: string) => ChildProcess }[] = [
  {
    name: 'node',
    sendsBrotli: true,
    start: (port) => spawn('node', ['scripts/serve.mjs'], { env: { ...process.env, PORT: String(port) } }),
  },
  {
    name: 'caddy',
    sendsBrotli: true,
    start: (port, folder) => {
      // Two Caddys at once would want the same port for their administration.
      const site = `{\n\tadmin off\n}\n${readFileSync('hosting/Caddyfile', 'utf8')}`;
      writeFileSync(`${folder}/Caddyfile`, site);
      const env = { ...process.env, HOME: folder, SITE_ADDRESS: `http://localhost:${port}` };
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`], { env });
    },
  },
  {
    name: 'nginx',
    sendsBrotli: existsSync(NGINX_BROTLI),
    start: (port, folder) => {
      const site = readFileSync('hosting/nginx.conf', 'utf8')
        .replace('listen 8080;', `listen ${port};`)
        .replace('/srv/quietzone', resolve('dist'))
        .replace('# brotli_static on;', existsSync(NGINX_BROTLI) ? 'brotli_static on;' : '');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/temp;\n`,
      );
      const modules = existsSync(NGINX_BROTLI) ? `load_module ${NGINX_BROTLI};\n` : '';
      writeFileSync(
        `${folder}/nginx.conf`,
        `${modules}daemon off;\nuser root;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('')}${site}}\n`,
      );
      return spawn('nginx', ['-c', `${folder}/nginx.conf`, '-e', 'stderr']);
    },
  },
];

/** With slugs in all sorts of scripts. */
const posts = (await generatePosts(new Date())).filter(({ title }) => !/[&<>"']/.test(title));

for (const { name, sendsBrotli, start } of SERVERS) {
  const isMissing = spawnSync(name, ['-v']).error !== undefined;
  test.describe(`served by ${name}${isMissing ? ' (not installed)' : ''}`, () => {
    test.skip(isMissing);
    test.describe.configure({ mode: 'default' });

    let server: ChildProcess;
    let port = 0;

    test.beforeAll(async () => {
      port = await freePort();
      const folder = resolve(`build/hosting-test/${name}-${port}`);
      mkdirSync(folder, { recursive: true });
      server = start(port, folder);
      const ready = async () => (await ask(port, { path: '/' }).catch(() => null))?.status;
      await expect.poll(ready, `${name} starts`).toBe(200);
    });

    test.afterAll(() => {
      server.kill();
    });

    for (const [behaviour, exchanges] of Object.entries(hostingRequests(posts))) {
      test(behaviour, async () => {
        expect(exchanges.length).toBeGreaterThan(0);
        for (const exchange of exchanges) await check(port, exchange);
      });
    }

    test('text comes as brotli to whom accepts it', async () => {
      test.skip(!sendsBrotli, `${name}'s brotli module is not installed`);
      for (const exchange of BROTLI_REQUESTS) await check(port, exchange);
    });

    test('nothing is sent again that the browser has', async () => {
      const { etag } = (await ask(port, { path: '/' })).headers;
      expect(etag).toBeTruthy();
      const answer = await ask(port, { path: '/' }, { 'If-None-Match': etag as string });
      expect(answer.status).toBe(304);
      expect(answer.body).toBe('');
    });

    test('a strange path neither fails nor leads anywhere', async () => {
      for (const path of HOSTILE_PATHS) {
        const { status, headers, body } = await ask(port, { path });
        expect([200, 308, 400, 404, 414], path).toContain(status);
        expect(headers['x-injected'], path).toBeUndefined();
        // A location that starts with two slashes, or a backslash for one, names another host.
        expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
        expect(body, path).not.toContain('"devDependencies"');
      }
      expect((await ask(port, { path: '/' })).status).toBe(200);
    });
  });
}

test('what docs/hosting.md says of traffic is within a fifth of this build', () => {
  const page = readFileSync('docs/hosting.md', 'utf8');
  const parts = partsOfVisit();
  for (const { what, requests, bytes } of [...Object.values(parts), ...Object.values(kindsOfVisit(parts))]) {
    const [, statedRequests, statedKilobytes] =
      new RegExp(`^\\| ${what} \\| (\\d+) \\| (\\d+) \\|$`, 'm').exec(page) ?? [];
    const correction = `node scripts/traffic.mjs: ${what}, ${requests} requests, ${bytes} bytes`;
    expect(Math.abs(Number(statedRequests) - requests), correction).toBeLessThanOrEqual(requests / 5 + 1);
    expect(Math.abs(Number(statedKilobytes) * 1000 - bytes), correction).toBeLessThanOrEqual(bytes / 5 + 1000);
  }
});

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  /** Decoded. */
  readonly body: string;
}

async function check(port: number, exchange: Exchange): Promise<void> {
  const asked = `${exchange.method ?? 'GET'} ${exchange.path.slice(0, 100)} (${exchange.accepts ?? 'no encoding named'})`;
  const answer = await ask(port, exchange);
  expect([exchange.status].flat(), `status of ${asked}`).toContain(answer.status);
  for (const [header, value] of Object.entries({ ...HEADERS, ...exchange.headers }))
    expect(answer.headers[header.toLowerCase()] ?? null, `${header} of ${asked}`).toBe(value);
  if (exchange.method === 'HEAD') expect(answer.body, asked).toBe('');
  else expect(answer.body, asked).toContain(exchange.contains ?? '');
}

/** Sends the path exactly as it is written, which `fetch` would not. */
function ask(port: number, exchange: Partial<Exchange>, headers: Record<string, string> = {}): Promise<Answer> {
  const { method = 'GET', path, accepts } = exchange;
  const sent = { ...headers, Host: 'localhost', ...(accepts && { 'Accept-Encoding': accepts }) };
  return new Promise((answer, fail) => {
    const asking = request({ host: '127.0.0.1', port, method, path, headers: sent, agent: false }, (response) => {
      const chunks: Buffer[] = [];
      response.on('data', (chunk: Buffer) => chunks.push(chunk));
      response.on('error', fail);
      response.on('end', () => {
        const body = decode(Buffer.concat(chunks), response.headers['content-encoding']);
        answer({ status: response.statusCode ?? 0, headers: response.headers, body });
      });
    });
    asking.on('error', fail).end();
  });
}

function decode(body: Buffer, encoding: string | undefined): string {
  if (body.length === 0) return '';
  if (encoding === 'br') return brotliDecompressSync(body).toString();
  return (encoding === 'gzip' ? gunzipSync(body) : body).toString();
}

function freePort(): Promise<number> {
  return new Promise((resolvePort, reject) => {
    const server = createServer().on('error', reject);
    server.listen(0, () => {
      const address = server.address();
      server.close(() => resolvePort(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
