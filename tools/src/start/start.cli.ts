import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';

import { commandLine, fail } from '../cli/commandLine';
import { watchCanaries } from '../release/canaryGuard';
import { openReleaseDesk } from '../release/desk/openReleaseDesk';
import { registryFiles } from '../release/registryFile';
import { inRepository } from '../webpack/paths';

import { keepService } from './keptService';
import { publishChanged } from './publishChanged';
import { shopFolders, startShop, type Shop } from './shop';

const HELP = `
npm start [-- --skip-build]

Installs, builds, seeds and serves the whole shop at http://localhost:3000.

  PORT           the shop's port            (3000)
  PLATFORM_PORT  the platform's port        (3100)
  GATEWAY_PORT   the payment gateway's port (3101)
  PARTNER_PORT   the payment partners' port (3102)
  RELEASE_DESK_PORT  the port of the desk that the release page asks (3103)
  DATA_DIR       database, pictures, keys   (.data)
  DATABASE_URL   a PostgreSQL server in place of the embedded database
  DEMO_DATA      shoppers, assistants and orders to try the shop with; false leaves them out (true)
`;

const { values } = commandLine(HELP, { 'skip-build': { type: 'boolean', default: false } });
const port = Number(process.env['PORT'] ?? 3000);
const folders = shopFolders();
const deskPort = Number(process.env['RELEASE_DESK_PORT'] ?? port + 103);
/** Desk and platform of one start agree on it. */
const deskToken = process.env['RELEASE_DESK_TOKEN'] ?? randomBytes(24).toString('base64url');

function build(): void {
  console.log('Building what has changed');
  const { status } = spawnSync(process.execPath, ['--import', 'tsx', inRepository('tools/src/build/build.cli.ts')], {
    cwd: inRepository(),
    stdio: 'inherit',
  });
  if (status !== 0) fail('The shop was not started because a build failed.');
}

async function start(): Promise<void> {
  if (!values['skip-build']) build();
  const changed = publishChanged(folders.releasesDir, { stale: values['skip-build'] });
  if (changed.length > 0) console.log(`Released: ${changed.join(', ')}`);
  console.log('Opening the platform (the first time fills its database)');
  let stopping = false;
  let shop: Shop | undefined;
  const watching = new AbortController();
  const stop = (code: number) => {
    if (stopping) return;
    stopping = true;
    watching.abort();
    void (shop?.stop() ?? Promise.resolve()).then(() => process.exit(code));
  };
  const onGivenUp = (message: string) => {
    console.error(`${message} Its last messages stand above.`);
    stop(1);
  };
  shop = await startShop({
    ...folders,
    port,
    platformPort: Number(process.env['PLATFORM_PORT'] ?? port + 100),
    gatewayPort: Number(process.env['GATEWAY_PORT'] ?? port + 101),
    partnerPort: Number(process.env['PARTNER_PORT'] ?? port + 102),
    releaseDesk: { url: `http://127.0.0.1:${deskPort}`, token: deskToken },
    start: (service) => keepService(service, { onGivenUp }),
  });
  const watched = { files: registryFiles(folders.releasesDir), shells: [`http://127.0.0.1:${port}`] };
  void watchCanaries({ ...watched, token: shop.releaseHealthToken, signal: watching.signal });
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
  console.log(`\nSightline is open at ${shop.origin}${mailbox}${operations}\nStop it with Ctrl+C.\n`);
  process.on('SIGINT', () => stop(0));
  process.on('SIGTERM', () => stop(0));
}

start().catch((error: unknown) =>
  fail(
    error instanceof Error ? error.message : String(error),
    'If a port is taken, choose another: PORT=4000 npm start',
  ),
);
