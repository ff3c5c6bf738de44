export { resultOfHook } from './result-of-hook.ts';
