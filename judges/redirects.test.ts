// Lets real servers answer by the rules of redirects, for targets with characters that mean something in their files.
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { readRedirects, redirectFiles } from '#content/redirects';
import { freePort } from '../e2e/free-port.ts';
import { judge } from '../scripts/run/outside-judges.mjs';
import { makeFolder } from './print-programs.ts';

vi.setConfig({ testTimeout: 120_000 });

const HOST = 'https://shop.example';

/** As typed. Each gets an address of its own. */
const TARGETS = [
  `${HOST}`,
  `${HOST}/a b/ü?c=d e&f=ü#g h`,
  `${HOST}/?#`,
  `${HOST}/"'\`<>?"'\`<>#"'\`<>`,
  `${HOST}/{uri}{$HOME}\${HOME}?{uri}{$HOME}\${HOME}&{{x}}#{uri}`,
  `${HOST}/$1$0$host$$?$1$0$host$$&$is_args#$1$`,
  `${HOST}/%1%0%{HTTP_HOST}%2F%20%3F%23%25%?%1%0%{HTTP_HOST}%26%#%1%`,
  `${HOST}/a;b;}?c;d;}#e;}`,
  `${HOST}/a\\1\\$\\%\\"?a\\1\\$\\%\\"#\\1\\"`,
  `${HOST}/../a/./b/..?../..`,
  `${HOST}/:splat/:x/*?:splat=*#:splat`,
  `${HOST}/[R=301]?[R=301]#[L]`,
  `${HOST}/# not a comment`,
  `${HOST}/#/route?x=1`,
  `${HOST}/?`,
  `${HOST}/&amp;&lt;?a&amp;b`,
  'http://user:pa$s%20@10.0.0.1:8080/~a/(b)!*,',
  'https://[2001:db8::1]/',
  'https://münchen.example/ß',
  `${HOST}/${'x'.repeat(1900)}`,
];

const PATHS = ['/q/m', '/7', '/v1.2/a-b_c', '/~jane/q', '/a/b/c/d'];

const { redirects } = readRedirects(
  TARGETS.map((target, k) => ({ address: `https://example.com${PATHS[k % PATHS.length]}${k}`, target })),
);
const files = new Map(redirectFiles(redirects).map(({ name, text }) => [name, text]));

const SERVERS = [
  {
    name: 'caddy',
    start(program: string, folder: string, port: number) {
      const site = `{\n\tadmin off\n}\nhttp://localhost:${port} {\n${files.get('caddy.txt')}\nrespond /ready ok\n}\n`;
      writeFileSync(join(folder, 'Caddyfile'), site);
      const parameters = ['run', '--adapter', 'caddyfile', '--config', join(folder, 'Caddyfile')];
      return spawn(program, parameters, { env: { ...process.env, HOME: folder }, stdio: 'ignore' });
    },
  },
  {
    name: 'nginx',
    start(program: string, folder: string, port: number) {
      const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'];
      const paths = temporary.map((name) => `${name}_temp_path ${folder}/temp;`).join('\n');
      const server = `server {\nlisten ${port};\nlocation = /ready { return 200; }\n${files.get('nginx.txt')}}`;
      const http = `http {\naccess_log off;\n${paths}\n${server}\n}`;
      const start = `daemon off;\nmaster_process off;\npid ${folder}/nginx.pid;\nerror_log stderr;\nevents {}\n`;
      writeFileSync(join(folder, 'nginx.conf'), start + http);
      return spawn(program, ['-c', join(folder, 'nginx.conf'), '-e', 'stderr'], { stdio: 'ignore' });
    },
  },
  {
    name: 'apache',
    start(program: string, folder: string, port: number) {
      const modules = ['mpm_event', 'authz_core', 'dir', 'rewrite'].map((name) => {
        return `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`;
      });
      const site = [`<Directory ${folder}>`, 'AllowOverride All', 'Require all granted', '</Directory>'];
      const server = ['ServerName localhost', `Listen ${port}`, `PidFile ${folder}/apache.pid`, 'ErrorLog /dev/stderr'];
      // Apache does not answer as root.
      const user = ['User nobody', 'Group nogroup', `DefaultRuntimeDir ${folder}`];
      const configuration = [...server, ...modules, ...user, `DocumentRoot ${folder}`, ...site];
      chmodSync(folder, 0o755);
      writeFileSync(join(folder, 'apache.conf'), `${configuration.join('\n')}\n`);
      writeFileSync(join(folder, '.htaccess'), files.get('htaccess.txt') ?? '');
      writeFileSync(join(folder, 'ready'), '');
      // The visitor may have uploaded the page as well.
      mkdirSync(join(folder, new URL(redirects[0].address).pathname), { recursive: true });
      return spawn(program, ['-f', join(folder, 'apache.conf'), '-DFOREGROUND'], { stdio: 'ignore' });
    },
  },
] as const;

it('none of the targets is refused', () => {
  expect(redirects).toHaveLength(TARGETS.length);
});

for (const { name, start } of SERVERS) {
  const program = judge(name);
  describe.skipIf(!program)(name, () => {
    const folder = makeFolder(`redirects-${name}`);
    let server: ChildProcess;
    let port = 0;

    beforeAll(async () => {
      port = await freePort();
      server = start(program as string, folder, port);
      await vi.waitFor(async () => expect((await ask(port, '/ready')).status).toBe(200), { timeout: 60_000 });
    });

    afterAll(async () => {
      server.kill();
      if (server.exitCode === null) await once(server, 'exit');
    });

    it('leads from each address to its target, and adds the query of a request', async () => {
      const queries = ['', '?table=7&x=%20%7B+$1', '?{env.HOME}{$HOME}{query}%{ENV:HOME}$host'];
      for (const { address, target } of redirects) {
        for (const query of queries) {
          const answer = await ask(port, `${new URL(address).pathname}${query}`);
          // nginx has no way to write a dollar sign.
          const written = name === 'nginx' ? target.replaceAll('$', '%24') : target;
          const [start, ...fragment] = written.split('#');
          const more = query.replace('?', start.includes('?') ? '&' : '?');
          const location = [start + more, ...fragment].join('#');
          expect(answer, `${address}${query}`).toEqual({ status: 302, location });
        }
      }
    });

    it('leaves other addresses alone', async () => {
      for (const path of ['/q/m0x', '/p', '/x/q/m0', '/v1x2/a-b_c2'])
        expect((await ask(port, path)).location).toBe(undefined);
    });
  });
}

/** Asks without a browser, which would write the path in its own way. */
function ask(port: number, path: string): Promise<{ status?: number; location?: string }> {
  return new Promise((resolve, reject) => {
    const asked = request({ host: 'localhost', port, path }, (answer) => {
      answer.resume();
      resolve({ status: answer.statusCode, location: answer.headers.location });
    });
    asked.on('error', reject).end();
  });
}
