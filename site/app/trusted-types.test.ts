import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { guardScripts } from './trusted-types.ts';

interface Rules {
  readonly createScript: (text: string) => string;
  readonly createScriptURL: (url: string) => string;
}

const createPolicy = vi.fn<(name: string, rules: Rules) => void>();

beforeEach(() => {
  createPolicy.mockClear();
  vi.stubGlobal('location', { href: 'https://site.example/many', origin: 'https://site.example' });
});

afterEach(() => vi.unstubAllGlobals());

it('the only policy is the default policy, which has no rule for HTML', () => {
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  guardScripts();
  expect(createPolicy).toHaveBeenCalledTimes(1);
  const [name, rules] = createPolicy.mock.calls[0];
  expect([name, Object.keys(rules).sort()]).toEqual(['default', ['createScript', 'createScriptURL']]);
});

it('the policy accepts only JSON as a script, and only addresses of this site for workers', () => {
  vi.stubGlobal('window', { trustedTypes: { createPolicy } });
  guardScripts();
  const [, { createScript, createScriptURL }] = createPolicy.mock.calls[0];
  expect(createScript('{"@type":"WebPage"}')).toBe('{"@type":"WebPage"}');
  expect(() => createScript('alert(1)')).toThrow(SyntaxError);
  for (const url of ['/assets/worker.js', 'https://site.example/worker.js']) expect(createScriptURL(url)).toBe(url);
  for (const url of ['https://other.example/worker.js', '//other.example/x.js', 'data:text/javascript,1'])
    expect(() => createScriptURL(url), url).toThrow(TypeError);
});

it('a browser without Trusted Types needs no policy', () => {
  vi.stubGlobal('window', {});
  expect(guardScripts).not.toThrow();
});
