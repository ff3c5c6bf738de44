/** `npm start` installs the packages, builds the site and serves it. `--try` requests one page and ends. */
import { once } from 'node:events';
import { parseArgs } from 'node:util';
import { installPackages } from './setup.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
if (values.try) process.env.PORT = '0';

installPackages();
await import('../build/build.mjs');
const { server } = await import('../hosting/serve.mjs');

if (values.try) {
  if (!server.listening) await once(server, 'listening');
  const { port } = /** @type {import('node:net').AddressInfo} */ (server.address());
  const { status } = await fetch(`http://localhost:${port}/`);
  server.closeAllConnections();
  server.close();
  if (status !== 200) throw new Error(`The home page was answered with ${status}`);
}
