import { randomBytes } from 'node:crypto';
import { join } from 'node:path';

import { buildChanged, builtLine } from '../build/buildChanged';
import { BUILT_PACKAGES } from '../build/packages';
import { commandLine, fail } from '../cli/commandLine';
import { watchReleases } from '../release/releaseGuard';
import { openReleaseDesk } from '../release/desk/openReleaseDesk';
import { registryFiles } from '../release/registryFiles';

import { reportFilling } from './fillingReport';
import { keepService } from './keptService';
import { createProgress } from './progress';
import { publishChanged } from './publishChanged';
import { beginLog } from './serviceLog';
import { shopFolders, startShop, type Shop } from './shop';

const HELP = `
npm start [-- --skip-build]

Installs, builds, seeds and serves the whole shop at http://localhost:3000.

  PORT           the shop's port            (3000)
  PLATFORM_PORT  the platform's port        (3100)
  GATEWAY_PORT   the payment gateway's port (3101)
  PARTNER_PORT   the payment partners' port (3102)
  RELEASE_DESK_PORT  the port of the desk that the release page asks (3103)
  DATA_DIR       database, pictures, keys, logs of shop and platform (.data)
  DATABASE_URL   a PostgreSQL server in place of the embedded database
  DEMO_DATA      shoppers, assistants and orders to try the shop with; false leaves them out (true)
`;

const { values } = commandLine(HELP, { 'skip-build': { type: 'boolean', default: false } });
const port = Number(process.env['PORT'] ?? 3000);
const folders = shopFolders();
const deskPort = Number(process.env['RELEASE_DESK_PORT'] ?? port + 103);
/** Desk and platform of one start agree on it. */
const deskToken = process.env['RELEASE_DESK_TOKEN'] ?? randomBytes(24).toString('base64url');

const progress = createProgress();
const logsDir = join(folders.dataDir, 'logs');

/** Builds what has changed; `platformBuilt` hears when the platform can be started beside the rest. */
async function build(platformBuilt: () => void): Promise<void> {
  progress.say('Building what has changed');
  await buildChanged(BUILT_PACKAGES, {
    onBuilt: (name, seconds) => {
      progress.say(builtLine(name, seconds));
      if (name === 'platform') platformBuilt();
    },
  }).catch((error: unknown) => {
    const reason = error instanceof Error ? error.message : String(error);
    throw new Error(`${reason}\nThe shop was not started because a build failed.`, { cause: error });
  });
}

/** Builds and publishes what has changed. */
async function release(platformBuilt: () => void): Promise<void> {
  if (!values['skip-build']) await build(platformBuilt);
  const changed = publishChanged(folders.releasesDir, { stale: values['skip-build'] });
  platformBuilt();
  if (changed.length > 0) progress.say(`Released: ${changed.join(', ')}`);
}

/** Ends the command, and with it what it has started so far. */
function giveUp(error: unknown): never {
  progress.now();
  return fail(
    error instanceof Error ? error.message : String(error),
    'If a port is taken, choose another: PORT=4000 npm start',
  );
}

async function start(): Promise<void> {
  let stopping = false;
  let shop: Shop | undefined;
  const watching = new AbortController();
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    watching.abort();
    void (shop?.stop() ?? Promise.resolve()).then(() => process.exit(code));
  };
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
  const onGivenUp = (message: string) => {
    console.error(message);
    stop(1);
  };
  let released: Promise<void> | undefined;
  await new Promise<void>((platformBuilt) => {
    released = release(platformBuilt);
    released.catch(giveUp);
  });
  for (const name of ['platform', 'shell']) beginLog(join(logsDir, `${name}.log`));
  const filling = reportFilling(progress);
  shop = await startShop({
    ...folders,
    port,
    platformPort: Number(process.env['PLATFORM_PORT'] ?? port + 100),
    gatewayPort: Number(process.env['GATEWAY_PORT'] ?? port + 101),
    partnerPort: Number(process.env['PARTNER_PORT'] ?? port + 102),
    releaseDesk: { url: `http://127.0.0.1:${deskPort}`, token: deskToken },
    logsDir,
    onPlatformLine: filling.heard,
    released,
    start: async (service, called = watching.signal) => {
      const allStopping = AbortSignal.any([called, watching.signal]);
      const kept = await keepService(service, { onGivenUp, allStopping });
      if (service.name === 'platform') filling.done();
      return kept;
    },
  });
  const watched = { files: registryFiles(folders.releasesDir), shells: [`http://127.0.0.1:${port}`] };
  void watchReleases({ ...watched, token: shop.releaseHealthToken, signal: watching.signal });
  openReleaseDesk({
    ...watched,
    healthToken: shop.releaseHealthToken,
    token: deskToken,
    port: deskPort,
    host: '127.0.0.1',
    signal: watching.signal,
  });
  const mailbox = process.env['SMTP_URL'] ? '' : `\nWhat it writes to people: ${shop.platformUrl}/dev/mailbox`;
  const operations = process.env['OPERATIONS_TOKEN'] ? `\nIts releases: ${shop.platformUrl}/operations` : '';
  progress.say(`\nSightline is open at ${shop.origin}${mailbox}${operations}\nStop it with Ctrl+C.\n`);
}

start().catch(giveUp);
