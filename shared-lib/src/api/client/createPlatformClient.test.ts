import { ClientRequest, createServer } from 'node:http';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';

import type { PlatformCall, PlatformFailure } from '../../contracts';
import type { PlatformClientConfig, SessionPort } from './config';
import { createPlatformClient } from './createPlatformClient';
import { PlatformError, failureOf, hasStatus } from './platformError';
import { isSafariLike } from './retry';

interface Seen {
  readonly method: string;
  readonly url: string;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

type Answer = (seen: Seen, response: ServerResponse) => void;

const json =
  (status: number, body: unknown): Answer =>
  (_, response) => {
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  };

let server: Server;
let origin: string;
let answers: Answer[];
let seen: Seen[];

beforeAll(async () => {
  server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const one = {
        method: request.method ?? '',
        url: request.url ?? '',
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      seen.push(one);
      (answers.shift() ?? json(200, {}))(one, response);
    });
  });
  await new Promise<void>((resolve) => {
    server.listen(0, '127.0.0.1', resolve);
  });
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});

afterAll(() => {
  server.closeAllConnections();
  server.close();
});

beforeEach(() => {
  answers = [];
  seen = [];
});

const cartCall: PlatformCall = { surface: 'commerce', method: 'GET', path: '/store/{storeId}/cart/@self' };

function clientWith(config: Partial<PlatformClientConfig> = {}) {
  const reported: PlatformFailure[] = [];
  const client = createPlatformClient({
    origin,
    site: () => ({ storeId: '10801', langId: '-1' }),
    onFailure: (error) => reported.push(error.failure),
    ...config,
  });
  return { client, reported };
}

function sessionWith(facts: Partial<SessionPort> = {}): SessionPort & { readonly failures: PlatformFailure[] } {
  const failures: PlatformFailure[] = [];
  return {
    failures,
    headers: () => ({}),
    lastTokenUpdate: () => 0,
    onFailure: (failure) => failures.push(failure),
    ...facts,
  };
}

async function failureFrom(promise: Promise<unknown>): Promise<PlatformFailure> {
  const error: unknown = await promise.then(
    () => null,
    (reason: unknown) => reason,
  );
  expect(error).toBeInstanceOf(PlatformError);
  return (error as PlatformError).failure;
}

describe('requests', () => {
  it('fill the store id and language id and accept JSON [API-01]', async () => {
    await clientWith().client.send(cartCall);
    expect(seen[0]).toMatchObject({ method: 'GET', url: '/wcs/resources/store/10801/cart/@self?langId=-1' });
    expect(seen[0]?.headers.accept).toBe('application/json');
  });

  it('name no kind of content where nothing is sent, in Node as in browsers [API-01]', async () => {
    await clientWith().client.send({ surface: 'commerce', method: 'PUT', path: '/store/{storeId}/wallet/w-1/default' });
    expect(seen[0]?.headers).not.toHaveProperty('content-type');
  });

  it('put store and language into the query of the search and content services [API-01]', async () => {
    const { client } = clientWith();
    await client.send({ surface: 'catalogue', method: 'GET', path: '/api/v2/products', query: { id: ['1', '2'] } });
    await client.send({
      surface: 'content',
      method: 'GET',
      path: '/live/x',
      query: { noEnrich: true, pageId: undefined },
    });
    expect(seen.map((one) => one.url)).toEqual([
      '/search/resources/api/v2/products?storeId=10801&langId=-1&id=1&id=2',
      '/cms/live/x?storeId=10801&langId=-1&noEnrich=true',
    ]);
  });

  it('name a missing path parameter before anything is sent [API-01]', async () => {
    const { client, reported } = clientWith();
    const call: PlatformCall = { surface: 'commerce', method: 'GET', path: '/store/{storeId}/order/{orderId}' };
    await expect(client.send(call)).rejects.toThrow('missing path parameter: orderId');
    await expect(clientWith({ site: () => ({ storeId: '', langId: '-1' }) }).client.send(cartCall)).rejects.toThrow(
      'missing path parameter: storeId',
    );
    expect(seen).toEqual([]);
    expect(reported).toEqual([]);
  });

  it('encode path parameters but keep @self [API-01]', async () => {
    await clientWith().client.send({
      surface: 'commerce',
      method: 'DELETE',
      path: '/store/{storeId}/cart/assigned_promotion_code/{promoCode}',
      pathParams: { promoCode: 'SAVE 25%/x' },
    });
    expect(seen[0]?.url).toContain('/assigned_promotion_code/SAVE%2025%25%2Fx?');
  });

  it('carry the tokens verbatim, to the commerce product only [API-01]', async () => {
    const session = sessionWith({
      headers: () => ({ WCToken: '15006%2Cq4EW', WCTrustedToken: '15006%2CWZ59', WCPersonalization: '1-2' }),
    });
    const bases = { stores: `${origin}/stores` };
    const { client } = clientWith({ session, bases, headers: { stores: { Authorization: 'key' } } });
    await client.send(cartCall);
    await client.send({ surface: 'stores', method: 'POST', path: '/getUserFavoritesDetails', body: {} });
    expect(seen[0]?.headers).toMatchObject({
      wctoken: '15006%2Cq4EW',
      wctrustedtoken: '15006%2CWZ59',
      wcpersonalization: '1-2',
    });
    expect(seen[1]?.headers.wctoken).toBeUndefined();
    expect(seen[1]?.headers.authorization).toBe('key');
  });

  it('carry the tokens to the shop’s own gateway, which asks the store locator for that shopper [STOR-03] [PLAT-07]', async () => {
    const session = sessionWith({ headers: () => ({ WCToken: '15006%2Cq4EW' }) });
    const { client } = clientWith({ session });
    await client.send({ surface: 'stores', method: 'POST', path: '/getUserFavoritesDetails', body: {} });
    expect(seen[0]?.headers).toMatchObject({ wctoken: '15006%2Cq4EW' });
  });

  it('use the configured base of each surface [PLAT-02]', async () => {
    const { client } = clientWith({
      bases: { commerce: `${origin}/other`, index: '/search-provider' },
      query: { index: { 'x-algolia-api-key': 'k' } },
    });
    await client.send(cartCall);
    await client.send({ surface: 'index', method: 'POST', path: '/1/indexes/*/queries', body: { requests: [] } });
    expect(seen.map((one) => one.url)).toEqual([
      '/other/store/10801/cart/@self?langId=-1',
      '/search-provider/1/indexes/*/queries?x-algolia-api-key=k',
    ]);
    expect(seen[1]?.body).toBe('{"requests":[]}');
  });

  it('send files with their fields and say how far they are [RX-03]', async () => {
    const fractions: number[] = [];
    const body = new FormData();
    body.append('orderId', '1');
    body.append('file', new Blob(['%PDF-'], { type: 'application/pdf' }), 'rx.pdf');
    await clientWith().client.send({
      surface: 'commerce',
      method: 'POST',
      path: '/store/{storeId}/prescription/uploadFile',
      body,
      onUploadProgress: (fraction) => fractions.push(fraction),
    });
    expect(seen[0]?.headers['content-type']).toMatch(/^multipart\/form-data; boundary=/);
    expect(seen[0]?.body).toContain('filename="rx.pdf"');
    expect(fractions.at(-1)).toBe(1);
  });

  it.each([
    ['500 000 ms, the constant of the specification', {}, 500_000],
    ['as long as it is configured to', { timeoutMs: 40_000 }, 40_000],
  ])('wait %s [API-01]', async (_how, config, ms) => {
    const timers = jest.spyOn(globalThis, 'setTimeout');
    const sockets = jest.spyOn(ClientRequest.prototype, 'setTimeout');
    await clientWith(config).client.send(cartCall);
    const waits = [...timers.mock.calls.map(([, wait]) => wait), ...sockets.mock.calls.map(([wait]) => wait)];
    timers.mockRestore();
    sockets.mockRestore();
    expect(waits.filter((wait) => [500_000, 40_000].includes(wait ?? 0))).toEqual([ms]);
  });
});

describe('answers', () => {
  it('are parsed with every digit of long ids [API-02]', async () => {
    answers.push((_, response) => {
      response.end(
        '{"id":4000000000000000502,"n":-9007199254740993,"small":12,"price":0.1234567890123456,"t":"4000000000000000502"}',
      );
    });
    expect(await clientWith().client.send(cartCall)).toEqual({
      id: '4000000000000000502',
      n: '-9007199254740993',
      small: 12,
      price: 0.1234567890123456,
      t: '4000000000000000502',
    });
  });

  it('may be created, or empty [API-02]', async () => {
    answers.push(json(201, { orderId: '1' }), (_, response) => response.writeHead(204).end());
    const { client } = clientWith();
    expect(await client.send(cartCall)).toEqual({ orderId: '1' });
    expect(await client.send(cartCall)).toBeNull();
  });

  it('may be files [ORD-04]', async () => {
    answers.push((_, response) => response.writeHead(200, { 'content-type': 'application/pdf' }).end('%PDF-1.7'));
    const file = await clientWith().client.send({ ...cartCall, responseType: 'blob' });
    expect(file).toBeInstanceOf(Blob);
    expect((file as Blob).type).toBe('application/pdf');
    expect(await (file as Blob).text()).toBe('%PDF-1.7');
    expect(seen[0]?.headers.accept).toBe('*/*');
  });

  it('fail when they are not what was promised [API-02]', async () => {
    answers.push((_, response) => response.writeHead(200).end('<html>'));
    const failure = await failureFrom(clientWith().client.send(cartCall));
    expect(failure).toMatchObject({ errorKey: 'UNREADABLE_ANSWER', category: 'other' });
  });
});

describe('failures', () => {
  it('carry the first entry of the error list [ERR-01]', async () => {
    const entry = { errorKey: '_ERR_X', errorCode: 2030, errorMessage: 'Taken.', errorParameters: '[a, b]' };
    answers.push(json(400, { errors: [entry, { errorKey: 'SECOND' }] }));
    const { client, reported } = clientWith();
    const failure = await failureFrom(client.send(cartCall));
    expect(failure).toEqual({
      status: 400,
      errorKey: '_ERR_X',
      errorCode: '2030',
      errorMessage: 'Taken.',
      errorParameters: ['a', 'b'],
      category: 'other',
      url: `${origin}/wcs/resources/store/10801/cart/@self?langId=-1`,
    });
    expect(reported).toEqual([failure]);
  });

  it('understand the search service and the content service [ERR-01]', async () => {
    answers.push(
      json(401, { code: 'CWXFR0231E', message: 'bad token' }),
      json(404, { message: 'Page not found', status: 404 }),
    );
    const { client } = clientWith();
    expect(await failureFrom(client.send(cartCall))).toMatchObject({ errorCode: 'CWXFR0231E', category: 'invalid' });
    expect(await failureFrom(client.send(cartCall))).toMatchObject({
      errorMessage: 'Page not found',
      category: 'not-found',
    });
  });

  it.each([
    [418, 'maintenance'],
    [429, 'throttled'],
    [404, 'not-found'],
    [502, 'other'],
  ])('survive a body that is no JSON: %d is %s [ERR-03]', async (status, category) => {
    answers.push((_, response) => response.writeHead(status).end('<html>'));
    expect(await failureFrom(clientWith().client.send(cartCall))).toMatchObject({ status, category, errorMessage: '' });
  });

  it('take a slow answer for ECONNABORTED [ERR-03]', async () => {
    answers.push(() => undefined);
    const failure = await failureFrom(clientWith({ timeoutMs: 40 }).client.send(cartCall));
    expect(failure).toMatchObject({ status: 0, errorCode: 'ECONNABORTED', category: 'timeout' });
  });

  it('name the address when nothing answers [ERR-02]', async () => {
    const failure = await failureFrom(clientWith({ origin: 'http://127.0.0.1:1' }).client.send(cartCall));
    expect(failure).toMatchObject({ status: 0, category: 'network' });
    expect(failure.url).toBe('http://127.0.0.1:1/wcs/resources/store/10801/cart/@self?langId=-1');
  });

  it('say nothing about calls that were called off [SRCH-01]', async () => {
    const { client, reported } = clientWith();
    const controller = new AbortController();
    // Called off once the call has arrived: a shorter wait would leave the silent answer to the next test.
    answers.push(() => controller.abort());
    const call = client.send({ ...cartCall, signal: controller.signal });
    await expect(call).rejects.toMatchObject({ name: 'AbortError' });
    expect(reported).toEqual([]);
  });

  it('reach the session, which decides what each does to it [AUTH-10]', async () => {
    const session = sessionWith();
    answers.push(json(400, { errors: [{ errorCode: '1011', errorKey: 'CWXBB1011E' }] }), json(500, {}));
    const { client } = clientWith({ session });
    await failureFrom(client.send(cartCall));
    await failureFrom(client.send(cartCall));
    expect(session.failures.map((failure) => failure.category)).toEqual(['expired', 'other']);
  });

  it('reach nobody when a sign-out fails [ERR-02]', async () => {
    const session = sessionWith();
    answers.push(json(401, {}), json(500, {}));
    const { client, reported } = clientWith({ session });
    for (const resource of ['guestidentity', 'loginidentity']) {
      await failureFrom(
        client.send({ surface: 'commerce', method: 'DELETE', path: `/store/{storeId}/${resource}/@self` }),
      );
    }
    expect(reported).toEqual([]);
    expect(session.failures).toEqual([]);
  });

  it('can be recognised in other bundles by their shape [FED-03]', () => {
    const failure = { status: 409, category: 'other' };
    expect(failureOf(Object.assign(new Error('x'), { failure }))).toBe(failure);
    expect(hasStatus(Object.assign(new Error('x'), { failure }), 409)).toBe(true);
    expect(failureOf(failure)).toBe(failure);
    expect([failureOf(new Error('x')), failureOf(null), failureOf('x')]).toEqual([null, null, null]);
  });
});

describe('401 after a token update', () => {
  const unauthorised = json(401, { errors: [{ errorCode: 'CWXFR0210E' }] });
  const at = (ms: number) => ({
    now: () => 1_000_000 + ms,
    session: sessionWith({ lastTokenUpdate: () => 1_000_000 }),
  });

  it('is retried with the new tokens [AUTH-06]', async () => {
    let token = 'old';
    const session = sessionWith({ headers: () => ({ WCToken: token }), lastTokenUpdate: () => 1_000_000 });
    answers.push(
      (_, response) => {
        token = 'new';
        response.writeHead(401).end();
      },
      json(200, { orderId: '1' }),
    );
    const { client, reported } = clientWith({ session, now: () => 1_000_500 });
    expect(await client.send(cartCall)).toEqual({ orderId: '1' });
    expect(seen.map((one) => one.headers.wctoken)).toEqual(['old', 'new']);
    expect(reported).toEqual([]);
  });

  it('is retried at most twice, then the session hears of it [AUTH-06]', async () => {
    answers.push(unauthorised, unauthorised, unauthorised, json(200, {}));
    const config = at(500);
    const failure = await failureFrom(clientWith(config).client.send(cartCall));
    expect(failure.status).toBe(401);
    expect(seen).toHaveLength(3);
    expect(config.session.failures).toHaveLength(1);
  });

  it('is not retried from ten seconds on, nor without an update [AUTH-06]', async () => {
    answers.push(unauthorised, unauthorised, json(200, {}));
    await failureFrom(clientWith(at(10_000)).client.send(cartCall));
    await failureFrom(clientWith().client.send(cartCall));
    expect(seen).toHaveLength(2);
    expect(await clientWith(at(9999)).client.send(cartCall)).toEqual({});
  });

  it('of a service that knows no shopper says nothing about the session [AUTH-06] [AUTH-10]', async () => {
    answers.push(unauthorised);
    const config = at(500);
    const { client, reported } = clientWith({ ...config, bases: { stores: `${origin}/stores` } });
    await failureFrom(client.send({ surface: 'stores', method: 'POST', path: '/getUserFavoritesDetails', body: {} }));
    expect(seen).toHaveLength(1);
    expect(config.session.failures).toEqual([]);
    expect(reported).toHaveLength(1);
  });

  it('waits 50 ms first in Safari-like browsers [AUTH-06]', async () => {
    const waits: number[] = [];
    const wait = async (ms: number) => void waits.push(ms);
    const safari = 'Mozilla/5.0 (Macintosh) AppleWebKit/605.1.15 (KHTML, like Gecko) Version/17.4 Safari/605.1.15';
    answers.push(unauthorised, unauthorised, json(200, {}));
    await clientWith({ ...at(500), wait, userAgent: safari }).client.send(cartCall);
    expect(waits).toEqual([50, 50]);
    answers.push(unauthorised, json(200, {}));
    await clientWith({ ...at(500), wait, userAgent: 'Chrome/130.0 Safari/537.36' }).client.send(cartCall);
    expect(waits).toHaveLength(2);
    expect(isSafariLike('Mozilla/5.0 (iPhone) AppleWebKit/605 CriOS/120 Mobile Safari/604')).toBe(true);
  });
});

describe('a call that takes an identity', () => {
  const change: PlatformCall = { surface: 'commerce', method: 'POST', path: '/store/{storeId}/cart', body: {} };
  const needsGuest = (status = 401) =>
    json(status, { errors: [{ errorCode: 'CWXFR0268E', errorKey: 'USR.CWXFR0130E' }] });

  function nobody() {
    let token = '';
    const ensureIdentity = jest.fn(async () => {
      token = '1%2Cguest';
    });
    const headers = (): Record<string, string> => (token ? { WCToken: token } : {});
    return { ...sessionWith({ headers }), ensureIdentity };
  }

  it.each([401, 400])('is repeated once as the guest that it made, after a %d [AUTH-01]', async (status) => {
    answers.push(needsGuest(status), json(200, { orderId: '1' }));
    const session = nobody();
    const { client, reported } = clientWith({ session });
    expect(await client.send(change)).toEqual({ orderId: '1' });
    expect(seen.map((one) => one.headers.wctoken)).toEqual([undefined, '1%2Cguest']);
    expect([reported, session.failures]).toEqual([[], []]);
  });

  it('fails when the guest is refused as well, and when there is no guest [AUTH-01]', async () => {
    answers.push(needsGuest(), needsGuest(), json(200, {}));
    const refused = nobody();
    await failureFrom(clientWith({ session: refused }).client.send(change));
    expect([seen.length, refused.ensureIdentity.mock.calls.length]).toEqual([2, 1]);
    answers = [needsGuest()];
    const without = sessionWith({ ensureIdentity: () => Promise.reject(new Error('down')) });
    expect(await failureFrom(clientWith({ session: without }).client.send(change))).toMatchObject({ status: 401 });
    expect(seen).toHaveLength(3);
  });

  it.each<[string, PlatformCall, Answer]>([
    ['a visitor who only looks', cartCall, needsGuest()],
    ['the guest itself', { ...change, path: '/store/{storeId}/guestidentity' }, needsGuest()],
    ['any other failure', change, json(400, { errors: [{ errorCode: 'CMN3101E' }] })],
  ])('makes no guest for %s [AUTH-01]', async (_name, call, answer) => {
    answers.push(answer);
    const session = nobody();
    await failureFrom(clientWith({ session }).client.send(call));
    expect([seen.length, session.ensureIdentity.mock.calls.length]).toEqual([1, 0]);
  });

  it('makes no guest for somebody who is known already [AUTH-01]', async () => {
    answers.push(needsGuest());
    const ensureIdentity = jest.fn(() => Promise.resolve());
    const session = sessionWith({ headers: () => ({ WCToken: '2%2Cb' }), ensureIdentity });
    await failureFrom(clientWith({ session }).client.send(change));
    expect(ensureIdentity).not.toHaveBeenCalled();
  });
});
