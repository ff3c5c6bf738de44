// The package has no types. This file of it is an ECMAScript module, of which bundlers keep only what is used.
declare module 'punycode/punycode.es6.js' {
  export function decode(input: string): string;
}
