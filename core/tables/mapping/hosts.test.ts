import { expect, it } from 'vitest';
import { hostLook, hostOf, mixesScripts, similarHosts } from './hosts.ts';

it.each([
  ['example.com', 'exarnple.com'],
  ['wave.example', 'vvave.example'],
  ['paypal.com', 'paypa1.com'],
  ['paypal.com', 'раураl.com'],
  ['google.com', 'g00gle.com'],
  ['cafe.example', 'café.example'],
  ['store.example', 'stοre.example'],
])('%s looks like %s', (host, other) => {
  expect(hostLook(other)).toBe(hostLook(host));
});

it('similarHosts maps a host to a more frequent one that it looks like, but not the other way round', () => {
  const counts = new Map([
    ['exarnple.com', 1],
    ['example.com', 3],
    ['other.example', 9],
  ]);
  expect([...similarHosts(counts)]).toEqual([['exarnple.com', 'example.com']]);
});

it.each([
  ['https://user@Example.COM:8080/a?b', 'example.com'],
  ['https://user:word@example.com/', 'example.com'],
  ['//example.com/a', 'example.com'],
  [' example.com', 'example.com'],
  ['http://bücher.example#x', 'bücher.example'],
  ['just words', null],
  ['localhost', null],
])('the host of "%s" is %s', (link, host) => {
  expect(hostOf(link)).toBe(host);
});

it('mixesScripts is true if one label of a host mixes scripts, but not if its labels are in different scripts', () => {
  expect(mixesScripts('раураl.com')).toBe(true);
  expect(mixesScripts('stοre.com')).toBe(true);
  expect(mixesScripts('пример.com')).toBe(false);
  expect(mixesScripts('example.com')).toBe(false);
});

it('if two hosts that look alike are equally frequent, similarHosts maps the second to the first', () => {
  const counts = new Map([
    ['paypa1.com', 2],
    ['paypal.com', 2],
    ['раураl.com', 1],
  ]);
  expect([...similarHosts(counts)]).toEqual([
    ['paypal.com', 'paypa1.com'],
    ['раураl.com', 'paypa1.com'],
  ]);
});
