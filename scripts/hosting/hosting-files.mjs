/**
 * `node scripts/hosting/hosting-files.mjs` writes the configurations for Caddy and nginx into hosting/. Run it after a
 * change of hosting.mjs or host-configs.mjs. `--try` writes them into build/ instead.
 */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseArgs } from 'node:util';
import { SERVER_FILES } from './host-configs.mjs';

const { values } = parseArgs({ options: { try: { type: 'boolean', default: false } } });
const folder = values.try ? 'build' : '.';
for (const [file, content] of Object.entries(SERVER_FILES)) {
  const path = join(folder, file);
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content());
}
