import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { CACHE_CHECKED, CACHE_FOREVER, HEADERS, MOVED, PAGES } from '../scripts/hosting.mjs';
import { freePort } from './free-port.ts';
import { expect, test } from './guards.ts';

/**
 * Servers that must all answer alike: our own, and the real ones where they are installed, each with the configuration
 * that the build wrote for it. `start` gets a free port.
 */
const SERVERS: { name: string; start: (port: number) => ChildProcess }[] = [
  {
    name: 'node',
    start: (port) => spawn('node', ['scripts/serve.mjs'], { env: { ...process.env, PORT: String(port) } }),
  },
  {
    name: 'caddy',
    start: (port) => {
      const env = { ...process.env, SITE_ADDRESS: `http://localhost:${port}` };
      return spawn('caddy', ['run', '--adapter', 'caddyfile', '--config', 'build/hosting/Caddyfile'], {
        env: { ...env, HOME: resolve('build/hosting') },
      });
    },
  },
  {
    name: 'nginx',
    start: (port) => {
      const folder = resolve('build/hosting');
      const site = readFileSync(`${folder}/nginx.conf`, 'utf8')
        .replace('listen 8080', `listen ${port}`)
        .replace('/srv/quietzone', resolve('dist'));
      const paths = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
        (name) => `${name}_temp_path ${folder}/temp;\n`,
      );
      mkdirSync(folder, { recursive: true });
      writeFileSync(
        `${folder}/nginx-test.conf`,
        `daemon off;\nuser root;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\nhttp {\naccess_log off;\n${paths.join('')}${site}}\n`,
      );
      return spawn('nginx', ['-c', `${folder}/nginx-test.conf`, '-e', 'stderr']);
    },
  },
];

for (const { name, start } of SERVERS) {
  test.describe(`served by ${name}`, () => {
    test.skip(spawnSync(name, ['-v']).error !== undefined, `${name} is not installed here`);
    test.describe.configure({ mode: 'default' });

    let server: ChildProcess;
    let site = '';

    test.beforeAll(async () => {
      const port = await freePort();
      site = `http://localhost:${port}`;
      server = start(port);
      await expect
        .poll(() =>
          fetch(site).then(
            (response) => response.status,
            () => 0,
          ),
        )
        .toBe(200);
    });

    test.afterAll(() => {
      server.kill();
    });

    /** Without following redirects, and with the path exactly as it is written. */
    function get(path: string, headers: Record<string, string> = {}): Promise<Response> {
      return fetch(site + path, { redirect: 'manual', headers });
    }

    test('every page has its address', async () => {
      for (const { path } of PAGES) {
        const address = path.replace(/:\w+/, '%E4%BA%8C%E7%BB%B4%E7%A0%81-1');
        const response = await get(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('cache-control')).toBe(CACHE_CHECKED);
        expect(await response.text()).toContain('<div id="root"><');
      }
    });

    test('everything else is answered with the not-found page', async () => {
      for (const address of ['/nowhere', '/community/post', '/community/post/a/b', '/index.html', '/assets/none.js']) {
        const response = await get(address);
        expect(response.status, address).toBe(404);
        expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
        expect(response.headers.get('cache-control')).toBe(CACHE_CHECKED);
        expect(await response.text()).toContain('Oops! Page not found');
      }
    });

    test('a path that cannot be decoded harms nobody', async () => {
      for (const address of ['/%E0%A4%A', '/community/post/%', '/..%2f..%2fpackage.json']) {
        expect([200, 400, 404], address).toContain((await get(address)).status);
        expect(await (await get(address)).text()).not.toContain('"devDependencies"');
      }
      expect((await get('/')).status).toBe(200);
    });

    test('a final slash leads to the address without, and never off the site', async () => {
      const response = await get('/templates/?from=print');
      expect(response.status).toBe(MOVED);
      expect(response.headers.get('location')).toMatch(/^(http:\/\/localhost:\d+)?\/templates\?from=print$/);
      for (const address of ['//example.com/', '/community/post/a%0d%0aX-Injected:1/', '//example.com/templates/']) {
        const { headers } = await get(address);
        expect(headers.get('x-injected')).toBeNull();
        expect(headers.get('location') ?? '').not.toMatch(/^(https?:)?\/\/example/);
      }
    });

    test('security headers come with every answer', async () => {
      for (const address of ['/', '/nowhere', '/favicon.svg', '/templates/']) {
        const { headers } = await get(address);
        for (const [header, value] of Object.entries(HEADERS)) expect(headers.get(header), address).toBe(value);
      }
    });

    test('hashed files are compressed and kept for ever', async () => {
      const [, script] = /<script type="module" crossorigin src="([^"]+)"/.exec(await (await get('/')).text()) ?? [];
      const response = await get(script, { 'Accept-Encoding': 'gzip' });
      expect(response.headers.get('content-encoding')).toBe('gzip');
      expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8');
      expect(response.headers.get('cache-control')).toBe(CACHE_FOREVER);
      expect(response.headers.get('vary')).toMatch(/accept-encoding/i);
      expect((await get(script, { 'Accept-Encoding': 'identity' })).headers.get('content-encoding')).toBeNull();
    });

    test('nothing is sent again that the browser has', async () => {
      const tag = (await get('/')).headers.get('etag') as string;
      expect((await get('/', { 'If-None-Match': tag })).status).toBe(304);
    });

    test('other files have their types', async () => {
      for (const [address, type] of [
        ['/favicon.svg', 'image/svg+xml'],
        ['/favicon.ico', 'image/vnd.microsoft.icon'],
        ['/icon-192.png', 'image/png'],
        ['/site.webmanifest', 'application/manifest+json'],
        ['/robots.txt', 'text/plain; charset=utf-8'],
        ['/sitemap.xml', 'application/xml'],
        ['/service-worker.js', 'text/javascript; charset=utf-8'],
      ]) {
        const response = await get(address);
        expect(response.status, address).toBe(200);
        expect(response.headers.get('content-type'), address).toBe(type);
        expect(response.headers.get('cache-control'), address).toBe(CACHE_CHECKED);
      }
    });
  });
}
