import { expect, it } from 'vitest';
import { strykerPlugins } from './ignore-error-messages.mjs';

const [{ value }] = strykerPlugins;

/** @param {string} type @param {string} name */
function isIgnored(type, name) {
  return value.shouldIgnore({ node: { type, callee: { name } } }) !== undefined;
}

it('only the messages of `new Error`, `new RangeError` and `new TypeError` are ignored', () => {
  for (const name of ['Error', 'RangeError', 'TypeError']) expect(isIgnored('NewExpression', name)).toBe(true);
  expect(isIgnored('NewExpression', 'EncodeError')).toBe(false);
  expect(isIgnored('CallExpression', 'Error')).toBe(false);
  expect(value.shouldIgnore({ node: { type: 'NewExpression' } })).toBe(undefined);
});
