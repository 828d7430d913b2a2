import { addRoutes, createHttpApp, migrate, testClock } from '../kernel';
import type { Db, HttpApp, HttpOptions } from '../kernel';
import { createAccountLetters } from '../modules/accountLetter';
import { createContractModule } from '../modules/contract';
import type { ContractModule } from '../modules/contract';
import { createIdentityModule } from '../modules/identity';
import type { IdentityModule, IdentitySettings, SocialVerifier } from '../modules/identity';
import { createPersonModule } from '../modules/person';
import type { PersonModule } from '../modules/person';
import { quickHashing } from './quickHashing';
import { openTestDatabase } from './testDatabase';
import { createTestMail, writtenLetters } from './testMail';
import type { MailModule } from '../modules/mail';

/** Time for opening a database on a busy machine, in milliseconds. */
export const openingTime = 60_000;

export interface ShopperAppOptions {
  /** Another app whose database and clock this one shares, as a second process with other settings would. */
  beside?: Pick<ShopperApp, 'db' | 'clock'>;
  settings?: Partial<IdentitySettings>;
  socialProviders?: ReadonlyMap<string, SocialVerifier>;
  /** Orders, the member each belongs to, and what is in them. */
  orders?: ReadonlyMap<string, { readonly userId: string; readonly lines: readonly object[] }>;
  logger?: HttpOptions['logger'];
}

export interface ShopperApp {
  app: HttpApp;
  db: Db;
  clock: ReturnType<typeof testClock>;
  identity: IdentityModule;
  contracts: ContractModule;
  person: PersonModule;
  mail: MailModule;
  /** Call with the headers a client would send. */
  call(method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, options?: CallOptions): Promise<Answer>;
  guest(): Promise<TokenHeaders>;
  /** Registers a shopper and gives the headers of the session. */
  register(logonId: string, details?: object): Promise<TokenHeaders>;
  /** The code last mailed to an address. */
  mailedCode(recipient: string): Promise<string | undefined>;
  close(): Promise<void>;
}

/** What in-process HTTP answers. */
export type Answer = Awaited<ReturnType<HttpApp['inject']>>;

export type TokenHeaders = Record<'wctoken' | 'wctrustedtoken', string>;

export interface CallOptions {
  headers?: Record<string, string>;
  body?: object;
}

/** Code, key and parameters of the first error of an answer. */
export function errorOf(answer: Answer): [status: number, errorCode: string, errorKey: string] {
  const [first] = (answer.json() as { errors: { errorCode: string; errorKey: string }[] }).errors;
  return [answer.statusCode, first?.errorCode ?? '', first?.errorKey ?? ''];
}

export const testPassword = 'Passw0rd!';
export const operationsToken = 'test operations';
export const storeUrl = '/wcs/resources/store/10801';

export function headersOf(body: { WCToken: string; WCTrustedToken: string }): TokenHeaders {
  return { wctoken: body.WCToken, wctrustedtoken: body.WCTrustedToken };
}

/** The identity, contract and person modules on a test database, behind in-process HTTP. */
export async function openShopperApp(options: ShopperAppOptions = {}): Promise<ShopperApp> {
  const { db, close } = options.beside
    ? { db: options.beside.db, close: async () => undefined }
    : await openTestDatabase();
  const clock = options.beside?.clock ?? testClock();
  const identity = createIdentityModule({
    db,
    clock,
    settings: { ...quickHashing, ...options.settings },
    ...(options.socialProviders ? { socialProviders: options.socialProviders } : {}),
  });
  const orders = {
    owned: async (_db: Db, userId: string, orderId: string) => {
      const order = options.orders?.get(orderId);
      return order?.userId === userId ? order : null;
    },
  };
  const mail = createTestMail(db, clock);
  identity.service.onDeletion(createAccountLetters(mail.writer));
  identity.service.onForget(mail.forget);
  const contracts = createContractModule({ db, clock, identity: identity.service, letters: mail.writer });
  const { organizations } = contracts;
  const person = createPersonModule({ db, clock, identity, organizations, orders, letters: mail.writer });
  if (!options.beside)
    await migrate(db, [identity.migrations, contracts.migrations, person.migrations, mail.migrations]);
  const app = createHttpApp({
    authenticator: identity.authenticator,
    behalf: identity.assistants,
    ...(options.logger ? { logger: options.logger } : {}),
  });
  for (const module of [identity, contracts, person, mail]) addRoutes(app, module.routes);
  addRoutes(app, contracts.operations(operationsToken));
  addRoutes(app, identity.operations(operationsToken));

  const call: ShopperApp['call'] = async (method, path, { headers = {}, body } = {}) => {
    const url = path.startsWith('/') ? path : `${storeUrl}/${path}`;
    return app.inject({ method, url, headers, ...(body ? { payload: body } : {}) });
  };

  return {
    app,
    db,
    clock,
    identity,
    contracts,
    person,
    mail,
    call,
    guest: async () => headersOf((await call('POST', 'guestidentity')).json()),
    async register(logonId, details = {}) {
      const body = { logonId, logonPassword: testPassword, logonPasswordVerify: testPassword, ...details };
      const answer = await call('POST', 'person', { body });
      if (answer.statusCode !== 201) throw new Error(`Registration failed: ${answer.body}`);
      return headersOf(answer.json());
    },
    async mailedCode(recipient) {
      const code = (await writtenLetters(db, recipient)).at(-1)?.facts['code'];
      return typeof code === 'string' ? code : undefined;
    },
    async close() {
      await app.close();
      await close();
    },
  };
}
