import { spawnSync } from 'node:child_process';
import { join } from 'node:path';

import { REMOTE_NAMES, type RemoteName } from '@sightline/shared-lib/contracts';

import { startShell } from '../secondShell';
import { E2E_DATA, SHOP } from '../shopAddress';

import { BEFORE, OLDER_SHELL_PORT, type Skewed } from './skewed';

/** Publishes an earlier build with the earlier commit's own command; answers the release. */
function publishOlder(remote: RemoteName): string {
  const command = ['--import', 'tsx', 'tools/src/release/release.cli.ts', 'publish', remote];
  const env = { ...process.env, RELEASES_DIR: join(E2E_DATA, 'releases') };
  const { stdout, stderr } = spawnSync(process.execPath, command, { cwd: BEFORE, encoding: 'utf8', env });
  const id = new RegExp(`^${remote} ([0-9a-f]+) is published`, 'm').exec(stdout)?.[1];
  if (!id) throw new Error(`The earlier ${remote} is not published: ${stderr}`);
  return id;
}

/** What a running shell says of itself: its contract, and the script by which its pages are known. */
async function shellAt(origin: string): Promise<Skewed['shells']['shell of now']> {
  const { contract } = (await (await fetch(`${origin}/readyz`)).json()) as { contract: number };
  const [script] = /\/assets\/shell\.[0-9a-f]+\.js/.exec(await (await fetch(origin)).text()) ?? [];
  if (!script) throw new Error(`The shell at ${origin} has no script.`);
  return { contract, script };
}

/** Publishes the earlier remotes beside those that run, and starts the earlier shell on the same releases and platform. */
export default async function publishBefore() {
  const older = Object.fromEntries(REMOTE_NAMES.map((remote) => [remote, publishOlder(remote)] as const));
  const shell = await startShell(OLDER_SHELL_PORT, { SHOP_ORIGIN: SHOP }, BEFORE);
  const skewed: Skewed = {
    older: older as Skewed['older'],
    shells: {
      'shell of now': await shellAt(SHOP),
      'shell of before': await shellAt(shell.origin),
    },
  };
  process.env['SKEWED'] = JSON.stringify(skewed);
  return () => shell.stop();
}
