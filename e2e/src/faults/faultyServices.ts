import { createServer, request, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import { setTimeout } from 'node:timers/promises';

import { startShell } from '../secondShell';
import { E2E_PORT } from '../shopAddress';

const PLATFORM_PORT = E2E_PORT + 100;
const FIRST_PORT = E2E_PORT + 130;

/** Services of the shop, each by the variable that says where it answers. */
export const SERVICES = {
  commerce: 'COMMERCE_URL',
  catalogue: 'CATALOGUE_URL',
  content: 'CONTENT_URL',
  'search index': 'SEARCH_INDEX_URL',
  'search events': 'SEARCH_EVENTS_URL',
  'store locator': 'STORE_LOCATOR_URL',
  availability: 'AVAILABILITY_URL',
  pictures: 'PICTURES_URL',
  places: 'GEO_URL',
} as const;

export type Service = keyof typeof SERVICES;

export const SERVICE_FAULTS = ['down', 'slow', '500', 'garbage', '418', '429'] as const;

export type ServiceFault = (typeof SERVICE_FAULTS)[number];

/** How late a slow service answers, in milliseconds. */
export const SLOW_MS = 2_000;

function passOn(incoming: IncomingMessage, answer: ServerResponse): void {
  const outgoing = request(
    { port: PLATFORM_PORT, path: incoming.url, method: incoming.method, headers: incoming.headers },
    (back) => {
      answer.writeHead(back.statusCode ?? 502, back.headers);
      back.pipe(answer);
    },
  );
  outgoing.on('error', () => answer.destroy());
  incoming.pipe(outgoing);
}

const refusal = (status: number) =>
  JSON.stringify({ errors: [{ errorKey: 'GENERIC', errorCode: String(status), errorMessage: 'fault' }] });

async function answerWith(
  fault: ServiceFault | undefined,
  incoming: IncomingMessage,
  answer: ServerResponse,
): Promise<void> {
  if (fault === 'down') return void answer.destroy();
  if (fault === 'garbage') return void answer.writeHead(200, { 'content-type': 'application/json' }).end('<p>garbage');
  if (fault === 'slow') await setTimeout(SLOW_MS);
  if (fault === undefined || fault === 'slow') return passOn(incoming, answer);
  answer
    .writeHead(Number(fault), { 'content-type': 'application/json', 'retry-after': '1' })
    .end(refusal(Number(fault)));
}

/** A shell of its own whose services answer as they are told; it keeps no pages, so that none hides a fault. */
export async function startFaultyServices(port: number) {
  const faults = new Map<Service, ServiceFault>();
  const servers: Server[] = [];
  const settings: Record<string, string> = { PAGE_CACHE_BYTES: '1', RATE_LIMITS: 'off' };
  for (const [at, [service, variable]] of (Object.entries(SERVICES) as [Service, string][]).entries()) {
    const server = createServer((incoming, answer) => void answerWith(faults.get(service), incoming, answer));
    await new Promise<void>((done) => server.listen(FIRST_PORT + at, '127.0.0.1', done));
    servers.push(server);
    settings[variable] = `http://127.0.0.1:${FIRST_PORT + at}`;
  }
  const shell = await startShell(port, settings);
  return {
    origin: shell.origin,
    faults,
    async stop() {
      await shell.stop();
      for (const server of servers) {
        server.closeAllConnections();
        server.close();
      }
    },
  };
}
