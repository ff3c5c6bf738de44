import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { connect } from 'node:net';
import { networkInterfaces } from 'node:os';
import { resolve } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
// These tests send requests to servers and open no page in a browser.
import { expect, test } from '@playwright/test';
import { generatePosts } from '#community';
import { HEADERS } from '../scripts/hosting/hosting.mjs';
import { judge, OUTSIDE_JUDGES } from '../scripts/run/outside-judges.mjs';
import { freePort } from './free-port.ts';
import { type Exchange, HOSTILE_PATHS, hostingRequests } from './hosting-requests.ts';

interface Site {
  readonly port: number;
  /** A folder for the server's configuration and temporary files. */
  readonly folder: string;
}

/** This project's own server, and Caddy and nginx, if installed, with the configurations of this project. */
const SERVERS: { name: string; program: string | null; start: (program: string, site: Site) => ChildProcess }[] = [
  {
    name: 'npm run serve',
    program: process.execPath,
    start: (program, { port }) =>
      spawn(program, ['scripts/hosting/serve.mjs'], { env: { ...process.env, PORT: String(port) }, stdio: 'ignore' }),
  },
  {
    name: 'Caddy',
    program: judge('caddy'),
    start: (program, { port, folder }) => {
      // Otherwise, two running Caddys would need the same port for administration.
      const configuration = `{\n\tadmin off\n}\n${readFileSync('hosting/Caddyfile', 'utf8')}`;
      writeFileSync(`${folder}/Caddyfile`, configuration);
      const env = { ...process.env, HOME: folder, SITE_ADDRESS: `http://localhost:${port}` };
      const parameters = ['run', '--adapter', 'caddyfile', '--config', `${folder}/Caddyfile`];
      return spawn(program, parameters, { env, stdio: 'ignore' });
    },
  },
  {
    name: 'nginx',
    program: judge('nginx'),
    start: (program, { port, folder }) => {
      const site = readFileSync('hosting/nginx.conf', 'utf8')
        .replaceAll('8080;', `${port};`)
        .replace('/srv/quietzone', resolve('dist'))
        .replace('# brotli_static on;', 'brotli_static on;');
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/temp;\n`,
      );
      const [, brotli] = OUTSIDE_JUDGES.nginx.programs;
      writeFileSync(
        `${folder}/nginx.conf`,
        `load_module ${brotli};\ndaemon off;\nuser root;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('')}${site}}\n`,
      );
      return spawn(program, ['-c', `${folder}/nginx.conf`, '-e', 'stderr'], { stdio: 'ignore' });
    },
  },
];

/** Posts whose titles need no escaping in HTML. Their slugs are in various scripts. */
const posts = (await generatePosts(new Date())).filter(({ title }) => !/[&<>"']/.test(title));

for (const { name, program, start } of SERVERS) {
  test.describe(`served by ${name}`, () => {
    test.skip(!program, `${name} is not installed`);
    test.describe.configure({ mode: 'default' });

    let server: ChildProcess;
    let port = 0;

    test.beforeAll(async () => {
      port = await freePort();
      const folder = resolve(`build/hosting-test/${name.replaceAll(' ', '-')}-${port}`);
      mkdirSync(folder, { recursive: true });
      server = start(program as string, { port, folder });
      const ready = async () => (await ask(port, { path: '/' }).catch(() => null))?.status;
      await expect.poll(ready, `${name} starts`).toBe(200);
    });

    test.afterAll(() => {
      server.kill();
    });

    test('every request is answered as scripts/hosting/hosting.mjs says', async () => {
      for (const [behavior, exchanges] of Object.entries(hostingRequests(posts))) {
        await test.step(behavior, async () => {
          expect(exchanges.length).toBeGreaterThan(0);
          for (const exchange of exchanges) await check(port, exchange);
        });
      }
    });

    test('a file that the browser has already is not sent again', async () => {
      const sends = { 'Accept-Encoding': 'br' };
      const { etag } = (await ask(port, { path: '/', sends })).headers;
      expect(etag).toMatch(/^(W\/)?"[^"]+"$/);
      const strong = etag?.replace('W/', '');
      for (const known of [strong, `W/${strong}`, `"a", ${etag}, W/"b"`, '*']) {
        const answer = await ask(port, { path: '/', sends: { ...sends, 'If-None-Match': String(known) } });
        expect(answer.status, known).toBe(304);
        expect(answer.body, known).toBe('');
        expect(answer.headers.vary, known).toBe('Accept-Encoding');
      }
      for (const stale of ['"a"', 'W/"a", "b"']) {
        const answer = await ask(port, { path: '/', sends: { ...sends, 'If-None-Match': stale } });
        expect(answer.status, stale).toBe(200);
      }
      // The ETag of one encoding does not match the file in another.
      expect((await ask(port, { path: '/', sends: { 'If-None-Match': String(etag) } })).status).toBe(200);
    });

    test('a malformed path neither crashes the server nor leads off the site', async () => {
      for (const path of HOSTILE_PATHS) {
        const { status, headers, body } = await ask(port, { path });
        expect([200, 308, 400, 404, 414], path).toContain(status);
        expect(headers['x-injected'], path).toBeUndefined();
        // Browsers take a location that begins with `//` or `/\` for the name of another host.
        expect(headers.location ?? '/', path).toMatch(/^\/(?![/\\])/);
        expect(body, path).not.toContain('"devDependencies"');
      }
      expect((await ask(port, { path: '/' })).status).toBe(200);
    });

    test('unfinished requests do not delay other requests', async () => {
      const talkers = Array.from({ length: 200 }, () => connect(port, '127.0.0.1'));
      await Promise.all(talkers.map((talker) => once(talker, 'connect')));
      for (const talker of talkers) talker.write('GET / HTTP/1.1\r\nHost: localhost\r\n');
      expect((await ask(port, { path: '/' })).status).toBe(200);
      for (const talker of talkers) talker.destroy();
    });

    test('the server listens on IPv4 and on IPv6', async () => {
      for (const host of loopbackAddresses()) expect((await ask(port, { path: '/' }, host)).status, host).toBe(200);
    });
  });
}

interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
}

async function check(port: number, exchange: Exchange): Promise<void> {
  const { method = 'GET', path, sends } = exchange;
  const asked = `${method} ${path.slice(0, 100)} ${JSON.stringify(sends ?? {})}`;
  const answer = await ask(port, exchange);
  const expected = Object.entries({ ...HEADERS, ...exchange.headers }).map(([header, value]) => {
    const found = answer.headers[header.toLowerCase()] ?? null;
    // nginx writes each header twice if the requested part lies beyond the end of the file.
    return [header, answer.status === 416 && found === `${value}, ${value}` ? found : value];
  });
  const found = expected.map(([header]) => [header, answer.headers[String(header).toLowerCase()] ?? null]);
  // All headers are compared at once, because a call of `expect` takes longer than the request.
  expect([answer.status, ...found], asked).toEqual([exchange.status, ...expected]);
  if (method === 'HEAD') expect(answer.body, asked).toBe('');
  else if (!answer.body.includes(exchange.contains ?? '')) expect(answer.body, asked).toContain(exchange.contains);
}

function ask(port: number, exchange: Omit<Exchange, 'status'>, host = '127.0.0.1'): Promise<Answer> {
  const { method = 'GET', path, sends } = exchange;
  const headers = { ...sends, Host: 'localhost' };
  return new Promise((answer, fail) => {
    const asking = request({ host, port, method, path, headers, agent: false }, (response) => {
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

function loopbackAddresses(): string[] {
  const addresses = Object.values(networkInterfaces()).flatMap((addresses) => addresses ?? []);
  return addresses.filter(({ address }) => ['127.0.0.1', '::1'].includes(address)).map(({ address }) => address);
}
