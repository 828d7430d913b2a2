import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';

import { E2E_PORT, REPOSITORY } from './shopAddress';

/** Where the example of a host outside the shop is served. */
export const HOST_PAGE = `http://localhost:${E2E_PORT + 151}`;

/** The example page (`npm run host-example`), with parts of a shop and the configurator for a frame. */
export async function startHostPage(shop: string, partNumber: string) {
  const child = spawn(process.execPath, ['--import', 'tsx', 'tools/src/host/example.cli.ts', partNumber], {
    cwd: REPOSITORY,
    stdio: ['ignore', 'pipe', 'inherit'],
    env: { ...process.env, SHOP_ORIGIN: shop, PORT: new URL(HOST_PAGE).port },
  });
  const [first] = (await Promise.race([once(createInterface(child.stdout), 'line'), once(child, 'exit')])) as unknown[];
  if (first !== HOST_PAGE) throw new Error(`The example page was not served: ${String(first)}`);
  return {
    stop: async () => {
      child.kill('SIGTERM');
      if (child.exitCode === null) await once(child, 'exit');
    },
  };
}
