export {
  type Redirect,
  type RedirectFile,
  type RedirectProblem,
  readRedirects,
  redirectFiles,
  redirectProblems,
  type TypedRedirect,
} from './redirects.ts';
