import { Agent, createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';

/** A server behind a balancer, and where it says that it is ready. */
export interface Replica {
  readonly url: string;
  readonly readyUrl: string;
}

export interface Balancer {
  /** Requests that no replica answered. */
  readonly lost: number;
  close(): void;
}

const LOOK_MS = 200;
/** Headers of one connection, which are not for the next one. */
const HOP_BY_HOP = new Set(['connection', 'keep-alive', 'transfer-encoding']);

const withoutHops = (headers: IncomingMessage['headers']) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !HOP_BY_HOP.has(name)));

async function isReady({ readyUrl }: Replica): Promise<boolean> {
  return fetch(readyUrl, { signal: AbortSignal.timeout(LOOK_MS * 5) }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/** Shares out requests in turn to the replicas that are ready, and sends none of them twice: what gets lost is lost to the shopper. */
export async function openBalancer(port: number, replicas: readonly Replica[]): Promise<Balancer> {
  const agent = new Agent({ keepAlive: true });
  let ready: readonly Replica[] = [];
  let turn = 0;
  let lost = 0;
  const look = async () => {
    const answers = await Promise.all(replicas.map(isReady));
    ready = replicas.filter((_replica, at) => answers[at]);
  };
  const forward = (incoming: IncomingMessage, outgoing: ServerResponse) => {
    const lose = (status: number) => {
      lost += 1;
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(status).end();
    };
    turn += 1;
    const replica = ready[turn % Math.max(1, ready.length)];
    if (!replica) return lose(503);
    const { method, headers, url } = incoming;
    const passedOn = request(`${replica.url}${url}`, { agent, method, headers: withoutHops(headers) }, (answer) => {
      outgoing.writeHead(answer.statusCode ?? 502, withoutHops(answer.headers));
      answer.on('error', () => lose(502));
      answer.pipe(outgoing);
    });
    passedOn.on('error', () => lose(502));
    incoming.pipe(passedOn);
    return undefined;
  };
  const server = createServer(forward);
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, '127.0.0.1', resolve);
  });
  const looking = setInterval(() => void look(), LOOK_MS);
  return {
    get lost() {
      return lost;
    },
    close: () => {
      clearInterval(looking);
      server.close();
      server.closeAllConnections();
      agent.destroy();
    },
  };
}
