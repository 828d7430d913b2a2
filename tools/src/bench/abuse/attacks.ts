import { Agent } from 'node:http';

import { call, type CallAnswer } from './call';

/** Everything an attacker does comes from here. */
const ATTACKER = '203.0.113.66';
const STORE = '/wcs/resources/store/10801/';
/** Connections of one attacker. */
const CONNECTIONS = 20;
/** No attack lasts longer, in milliseconds. */
const LONGEST_MS = 180_000;

export interface AttackFigures {
  readonly asked: number;
  /** Answers by status; 0 is none. */
  readonly answers: Readonly<Record<string, number>>;
  readonly tookMs: number;
}

export interface Attack {
  readonly name: string;
  run(origin: string): Promise<AttackFigures>;
}

/** Asks until the list is at its end or the time is over, over some connections. */
async function flood(
  count: number,
  connections: number,
  limitMs: number,
  ask: (index: number, agent: Agent) => Promise<CallAnswer>,
): Promise<AttackFigures> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const answers: Record<string, number> = {};
  const began = performance.now();
  let next = 0;
  const lane = async (): Promise<void> => {
    while (next < count && performance.now() - began < limitMs) {
      const { status } = await ask(next++, agent);
      answers[status] = (answers[status] ?? 0) + 1;
    }
  };
  await Promise.all(Array.from({ length: connections }, lane));
  agent.destroy();
  return { asked: next, answers, tookMs: performance.now() - began };
}

export interface AttackSizes {
  readonly seconds: number;
  readonly signIns: number;
  readonly searches: number;
  readonly addresses: number;
  /** Addresses of pictures, none of them drawn yet. */
  readonly pictures: readonly string[];
}

/** What one address can do to the shop, one after the other. */
export function attacks({ seconds, signIns, searches, addresses, pictures }: AttackSizes): readonly Attack[] {
  const from = ATTACKER;
  const post = (agent: Agent, url: string, body: object) => call(url, { agent, method: 'POST', from, body });
  const bomb = {
    requests: Array.from({ length: 50 }, (_, index) => ({
      indexName: 'products_en-us_grouped',
      query: `${'glasses '.repeat(60)}${index}`,
      hitsPerPage: 1000,
      facets: ['*'],
    })),
  };
  return [
    {
      name: `guests for ${seconds} s`,
      run: (origin) =>
        flood(Number.POSITIVE_INFINITY, CONNECTIONS, seconds * 1000, (_index, agent) =>
          post(agent, `${origin}${STORE}guestidentity`, {}),
        ),
    },
    {
      name: `${signIns} sign-ins`,
      run: (origin) =>
        flood(signIns, CONNECTIONS, LONGEST_MS, (index, agent) =>
          post(agent, `${origin}${STORE}loginidentity`, {
            logonId: `nobody${index}@example.com`,
            logonPassword: `Guess${index}!`,
          }),
        ),
    },
    {
      name: `${searches} search bombs`,
      run: (origin) =>
        flood(searches, CONNECTIONS, LONGEST_MS, (_index, agent) => post(agent, `${origin}/1/indexes/*/queries`, bomb)),
    },
    {
      name: `${addresses} unknown query strings`,
      run: (origin) =>
        flood(addresses, CONNECTIONS, LONGEST_MS, (index, agent) =>
          call(`${origin}/sunglasses?unknown${index}=${index}`, { agent, from }),
        ),
    },
    {
      name: `${pictures.length} undrawn pictures at once`,
      run: (origin) =>
        flood(pictures.length, pictures.length || 1, LONGEST_MS, (index, agent) =>
          call(`${origin}${pictures[index] ?? ''}`, { agent, from }),
        ),
    },
  ];
}
