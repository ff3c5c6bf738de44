export { componentIn, insideOf, type Mounted, mount, propsIn } from './mount.ts';
export { resultOfHook } from './result-of-hook.ts';
