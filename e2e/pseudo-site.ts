import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { pseudo } from '../scripts/pseudo/pseudo.mjs';
import { test as base } from './guards.ts';

interface PseudoSite {
  /** Address of the site in the pseudo-language, built once for the tests of a file. */
  readonly pseudoSite: string;
}

/** Like the `test` of other specs, but its pages are in the pseudo-language: English with accents, and 40% longer. */
export const test = base.extend<object, PseudoSite>({
  pseudoSite: [
    // biome-ignore lint/correctness/noEmptyPattern: the test tool finds out from the pattern what a fixture needs.
    async ({}, use) => {
      const server = spawn(process.execPath, ['scripts/pseudo/serve-pseudo.mjs'], {
        stdio: ['ignore', 'pipe', 'inherit'],
      });
      try {
        for await (const line of createInterface(server.stdout)) {
          if (!line.startsWith('http://')) continue;
          await use(line);
          break;
        }
      } finally {
        server.kill();
      }
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  baseURL: ({ pseudoSite }, use) => use(pseudoSite),
});

/** Returns a regular expression that matches exactly the pseudo-language form of an English label. */
export function said(english: string): RegExp {
  return new RegExp(`^${pseudo(english).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);
}
