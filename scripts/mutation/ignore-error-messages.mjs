/**
 * A Stryker plugin that ignores the messages of thrown errors: they are for programmers, and no rule depends on their
 * words. The visitors' sentences are in `src/words`.
 */
const ERRORS = ['Error', 'RangeError', 'TypeError'];

export const strykerPlugins = [
  {
    kind: 'Ignore',
    name: 'error-messages',
    value: {
      /** @param {{ node: { type: string, callee?: { name?: string } } }} path of Babel */
      shouldIgnore({ node }) {
        if (node.type !== 'NewExpression' || !ERRORS.includes(node.callee?.name ?? '')) return undefined;
        return 'a message for programmers';
      },
    },
  },
];
