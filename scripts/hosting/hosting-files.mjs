/** Writes the configurations for Caddy and nginx into hosting/, after a change of hosting.mjs or host-configs.mjs. */
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { SERVER_FILES } from './host-configs.mjs';

for (const [path, content] of Object.entries(SERVER_FILES)) {
  mkdirSync(dirname(path), { recursive: true });
  writeFileSync(path, content());
}
