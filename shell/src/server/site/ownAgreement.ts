import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Agreement } from '@sightline/shared-lib/contracts';

/** What this shell's build gives to remotes and takes from them; whoever releases a remote asks before shoppers miss something. */
export function ownAgreement(distDir: string): Agreement | undefined {
  const file = join(distDir, 'agreement.json');
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Agreement) : undefined;
}
