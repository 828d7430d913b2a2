import { createPlatform } from '../../app';
import type { Platform } from '../../app';
import { readSettings } from '../../app/settings';
import { testClock } from '../../kernel';
import type { Db, HttpApp } from '../../kernel';
import { quickHashing } from '../quickHashing';
import { openPreparedDatabase, PREPARED_AT } from '../preparedDatabase';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export type Answer = Awaited<ReturnType<HttpApp['inject']>>;

/** A route as the platform registered it. */
export interface Route {
  readonly method: Method;
  readonly url: string;
}

/** A request with everything that a caller writes into it. */
export interface Call {
  readonly method: Method;
  readonly url: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: object | Buffer;
}

export interface WholePlatform {
  readonly platform: Platform;
  readonly db: Db;
  readonly clock: ReturnType<typeof testClock>;
  readonly routes: readonly Route[];
  send(call: Call, session?: Readonly<Record<string, string>>): Promise<Answer>;
  /** Like `send`, for what must succeed; answers the body. */
  done<Body = Record<string, string>>(call: Call, session?: Readonly<Record<string, string>>): Promise<Body>;
  close(): Promise<void>;
}

export const STORE = '/wcs/resources/store/10801';
export const OPERATIONS_TOKEN = 'operations of the ownership test';
/** What the store-locator service wants to see of the gateway. */
export const STORES_KEY = 'Bearer stores of the ownership test';

/** The platform as it is composed for real, with a small range, and every route that it registered. */
export async function openWholePlatform(
  dataDir: string,
  environment: Readonly<Record<string, string>> = {},
): Promise<WholePlatform> {
  const database = await openPreparedDatabase();
  const settings = readSettings({
    DATA_DIR: dataDir,
    LOG_LEVEL: 'silent',
    OPERATIONS_TOKEN,
    STORE_LOCATOR_AUTHORIZATION: STORES_KEY,
    CARD_TEST_TOKENS: 'true',
    ...environment,
  });
  const identitySettings = { allowMultipleLogon: true, ...quickHashing };
  const clock = testClock(PREPARED_AT);
  const platform = createPlatform({ database, settings, clock, identitySettings });
  const routes: Route[] = [];
  platform.app.addHook('onRoute', ({ method, url }) => {
    for (const one of [method].flat())
      if (one !== 'HEAD' && one !== 'OPTIONS') routes.push({ method: one as Method, url });
  });
  await platform.prepare({ small: true });
  await platform.app.ready();

  const send: WholePlatform['send'] = ({ method, url, headers = {}, body }, session = {}) =>
    platform.app.inject({ method, url, headers: { ...headers, ...session }, ...(body ? { payload: body } : {}) });
  return {
    platform,
    db: database.db,
    clock,
    routes,
    send,
    async done<Body>(call: Call, session?: Readonly<Record<string, string>>) {
      const answer = await send(call, session);
      if (answer.statusCode >= 300)
        throw new Error(`${call.method} ${call.url} answered ${answer.statusCode}: ${answer.body}`);
      return (answer.body ? answer.json() : {}) as Body;
    },
    async close() {
      await platform.close();
      await database.close();
    },
  };
}
