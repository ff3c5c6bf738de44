/** `npm start`: from a fresh clone to a served site. */
import { installPackages } from './setup.mjs';

installPackages();
await import('../build/build.mjs');
await import('../hosting/serve.mjs');
