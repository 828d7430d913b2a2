import { startService, type Service, type ServiceOptions } from '../../start/services';
import { startShop } from '../../start/shop';
import { startPostgres } from '../../test/postgres';
import { quantile } from '../abuse/abuseReport';
import { startBuyers, type Buyers } from '../abuse/buyers';
import { partNumbers } from '../abuse/measureAbuse';

import { openBalancer, type Balancer } from './balancer';
import { startReaders, type Readers } from './readers';

interface RollingOptions {
  /** The first of thirty free ports. */
  readonly port: number;
  readonly dataDir: string;
  readonly releasesDir: string;
  readonly buyers: number;
  /** Of quiet before the first restart and after each, in seconds. */
  readonly seconds: number;
}

/** The American store's sunglasses. */
const FRAMES = '10501';
const KINDS = 500;
const READERS = 4;
/** More than two looks of the balancer. */
const DRAIN_MS = 1_500;

const pause = (seconds: number) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

/** A server that can be stopped and started again as it was. */
interface Restartable {
  readonly options: ServiceOptions;
  service: Service;
}

/** Ports of one shop of its own: shell, platform, gateway, partners. */
const portsFrom = (port: number) => ({
  port,
  platformPort: port + 1,
  gatewayPort: port + 2,
  partnerPort: port + 3,
});

async function startReplicas({ port, dataDir, releasesDir }: RollingOptions, env: Readonly<Record<string, string>>) {
  const servers: Restartable[] = [];
  const start = async (options: ServiceOptions) => {
    const service = await startService(options);
    servers.push({ options, service });
    return service;
  };
  // One after the other: the first fills the database and makes the keys that both read.
  for (const first of [port + 10, port + 20])
    await startShop({ ...portsFrom(first), dataDir, releasesDir, env, start });
  return servers;
}

function tell(name: string, buyers: Buyers, readers: Readers): number {
  const { checkouts, calls, failures } = buyers.figures();
  const read = readers.figures();
  const all = [...failures, ...read.failures];
  const p99 = calls.length > 0 ? `${quantile(calls, 0.99).toFixed(0)} ms` : 'none';
  console.log(
    `${name.padEnd(20)} ${read.pages} pages, ${calls.length} calls (p99 ${p99}), ${checkouts.length} orders, ${all.length} failed`,
  );
  for (const failure of all.slice(0, 3)) console.log(`  FAILED ${failure}`);
  return all.length;
}

/** Restarts each of two shells and two platforms on one PostgreSQL server in turn, while people read and buy; ends with code 1 when one of them notices. */
export async function reportRolling(options: RollingOptions): Promise<void> {
  const { port, buyers: count, seconds } = options;
  const database = startPostgres();
  if (!database) throw new Error('There is no PostgreSQL: set DATABASE_URL or install it.');
  const { port: shopPort, platformPort, gatewayPort } = portsFrom(port);
  const [origin, gateway] = [`http://localhost:${shopPort}`, `http://localhost:${gatewayPort}`];
  const at = (path: keyof ReturnType<typeof portsFrom>, ready: 'port' | 'platformPort') =>
    [port + 10, port + 20].map(portsFrom).map((ports) => ({
      url: `http://127.0.0.1:${ports[path]}`,
      readyUrl: `http://127.0.0.1:${ports[ready]}/readyz`,
    }));
  const balancers: Balancer[] = [];
  let servers: readonly Restartable[] = [];
  try {
    balancers.push(await openBalancer(platformPort, at('platformPort', 'platformPort')));
    balancers.push(await openBalancer(gatewayPort, at('gatewayPort', 'platformPort')));
    balancers.push(await openBalancer(shopPort, at('port', 'port')));
    servers = await startReplicas(options, {
      DATABASE_URL: database.url,
      DRAIN_MS: String(DRAIN_MS),
      PLATFORM_URL: `http://127.0.0.1:${platformPort}`,
      GATEWAY_ORIGIN: gateway,
      SHOP_ORIGIN: origin,
      RATE_LIMITS: 'off',
      TRUSTED_PROXIES: 'loopback',
      WARM_PICTURES: 'false',
      LOG_LEVEL: 'fatal',
    });
    const frames = await partNumbers(origin, FRAMES, KINDS);
    const buyers = startBuyers({ origin, gateway, partNumbers: frames }, count);
    const readers = startReaders(origin, READERS);
    let failed = 0;
    try {
      await pause(seconds);
      failed += tell('nothing restarted', buyers, readers);
      for (const server of [...servers].toSorted((a, b) => (a.options.name < b.options.name ? 1 : -1))) {
        await server.service.stop();
        server.service = await startService(server.options);
        await pause(seconds);
        failed += tell(`${server.options.name} restarted`, buyers, readers);
      }
    } finally {
      await Promise.all([buyers.stop(), readers.stop()]);
    }
    const lost = balancers.reduce((all, balancer) => all + balancer.lost, 0);
    console.log(`${failed} failed in all, ${lost} requests got no answer from their replica`);
    if (failed > 0 || lost > 0) process.exitCode = 1;
  } finally {
    for (const { service } of servers) await service.stop();
    for (const balancer of balancers) balancer.close();
    database.stop();
  }
}
