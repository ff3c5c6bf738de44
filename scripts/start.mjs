/** `npm start`: from a fresh clone to a served site. */
import { installPackages } from './setup.mjs';

installPackages();
await import('./build.mjs');
await import('./serve.mjs');
