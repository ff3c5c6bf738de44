export {
  HOST_LIMITS,
  type Redirect,
  type RedirectCaution,
  type RedirectFile,
  type RedirectProblem,
  readRedirects,
  redirectCautions,
  redirectFiles,
  redirectProblems,
  redirectReader,
  type TypedRedirect,
} from './redirects.ts';
