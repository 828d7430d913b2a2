import { setImmediate } from 'node:timers/promises';

import type { PGlite } from '@electric-sql/pglite';
import { createPgConfig } from '@electric-sql/pglite/node-postgres';
import type { PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool } from 'pg';
import type { ClientConfig, PoolClient, PoolConfig } from 'pg';

/** First bytes of the messages after which the database has to answer: Sync, Query and Flush. */
const ANSWERED: ReadonlySet<number> = new Set(['S', 'Q', 'H'].map((letter) => letter.charCodeAt(0)));
/** The database keeps plans for so many statements, none longer than this. */
const PLANS = 300;
const LONGEST_TEXT = 4000;
/** Statements that are remembered to be recognised when they come again. */
const REMEMBERED = 2000;

/** A transaction of many queries lets others have a turn of the event loop after so long, milliseconds. */
const TURN_AFTER_MS = 20;

type Protocol = Pick<PGlite, 'waitReady' | 'execProtocolStream'>;

/** Hands the messages of one query over together: every hand-over costs as much as a small query. */
function gathered(pglite: Protocol): Protocol {
  let waiting: Uint8Array[] = [];
  return {
    waitReady: pglite.waitReady,
    async execProtocolStream(message, options) {
      waiting.push(message);
      if (!ANSWERED.has(message[0] ?? 0)) return [];
      const all = Buffer.concat(waiting);
      waiting = [];
      return pglite.execProtocolStream(all, options);
    },
  };
}

/** Names statements that come again, so that the database parses and plans them once. */
function createNames() {
  const worked = new Set<string>();
  const names = new Map<string, string>();
  let given = 0;
  return {
    of(text: string): string | undefined {
      const known = names.get(text);
      if (known !== undefined || !worked.has(text) || names.size >= PLANS) return known;
      given += 1;
      names.set(text, `kept_${given}`);
      return names.get(text);
    },
    worked(text: string): void {
      if (/^(?:create|alter|drop)\b/.test(text)) {
        // Plans of a schema that changed are of no use.
        worked.clear();
        names.clear();
      } else if (
        worked.size < REMEMBERED &&
        text.length <= LONGEST_TEXT &&
        /^(?:select|insert|update|delete)\b/.test(text)
      ) {
        worked.add(text);
      }
    },
  };
}

/** The one connection of the embedded database as a pool. */
export function createEmbeddedPool(pglite: PGlite): PostgresPool {
  // The shim gives node-postgres a connection that talks to the database in this process; there is only one.
  const config = { ...createPgConfig(gathered(pglite) as PGlite), max: 1 } as unknown as PoolConfig & ClientConfig;
  const pool = new Pool(config);
  const names = createNames();
  let turnedAt = 0;
  // Queries never leave the microtasks: without turns of the event loop nothing else that the process does would go on beside them.
  const takeTurn = async (): Promise<void> => {
    await setImmediate();
    turnedAt = performance.now();
  };
  const withNames = (client: PoolClient) =>
    ({
      async query(text: string, values: readonly unknown[]) {
        if (performance.now() - turnedAt > TURN_AFTER_MS) await takeTurn();
        const name = names.of(text);
        const result = await client.query({ text, values: [...values], ...(name ? { name } : {}) });
        names.worked(text);
        return result;
      },
      release: () => client.release(),
    }) as unknown as PostgresPoolClient;
  const clients = new WeakMap<PoolClient, PostgresPoolClient>();
  return {
    async connect() {
      const client = await pool.connect();
      // Whoever waits for the connection would be served before new calls are as much as accepted: one in a turn.
      await takeTurn();
      const known = clients.get(client) ?? withNames(client);
      clients.set(client, known);
      return known;
    },
    end: () => pool.end(),
  };
}
