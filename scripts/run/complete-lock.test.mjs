import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { missingBuilds } from './complete-lock.mjs';

const { packages } = JSON.parse(readFileSync('package-lock.json', 'utf8'));

test('package-lock.json lists the packages of tools for all systems; if not, run node scripts/run/complete-lock.mjs', () => {
  expect(missingBuilds(packages)).toEqual({});
  for (const tool of ['@biomejs/cli', '@rolldown/binding', '@typescript/typescript', 'lightningcss'])
    for (const system of ['darwin-arm64', 'linux-x64', 'win32-x64'])
      expect(
        Object.keys(packages).filter((folder) => folder.startsWith(`node_modules/${tool}-${system}`)),
        `${tool} for ${system}`,
      ).not.toEqual([]);
});

test('missingBuilds takes system, processor and C library of a missing package from its name', () => {
  const tool = {
    dev: true,
    license: 'MIT',
    optionalDependencies: { 'tool-linux-x64-musl': '1.2.3', 'tool-win32-x64': '1.2.3' },
  };
  const present = { '': {}, 'node_modules/tool': tool, 'node_modules/other/node_modules/tool-win32-x64': {} };
  expect(missingBuilds(present)).toEqual({
    'node_modules/tool-linux-x64-musl': {
      version: '1.2.3',
      os: ['linux'],
      cpu: ['x64'],
      libc: ['musl'],
      dev: true,
      license: 'MIT',
      optional: true,
    },
  });
  const strange = { 'node_modules/tool': { optionalDependencies: { 'tool-fast': '1.2.3' } } };
  expect(() => missingBuilds(strange)).toThrow('tool-fast');
});
