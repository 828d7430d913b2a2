import { once } from 'node:events';
import { createServer } from 'node:http';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';

import { createHttpApp } from './http';
import { traceQuery, traceRequests } from './tracing';

const TRACE = '0af7651916cd43dd8448eb211c80319c';
const CALLER = 'b7ad6b7169203331';

interface Told {
  readonly name: string;
  readonly traceId: string;
  readonly spanId: string;
  readonly parentSpanId?: string;
  readonly attributes: readonly { readonly key: string; readonly value: object }[];
}

let collector: Server;
let received: { readonly url: string | undefined; readonly text: string }[];
beforeEach(async () => {
  received = [];
  collector = createServer((request, response) => {
    let text = '';
    request.on('data', (piece) => (text += String(piece)));
    request.on('end', () => {
      received.push({ url: request.url, text });
      response.end('{}');
    });
  }).listen(0, '127.0.0.1');
  await once(collector, 'listening');
});
afterEach(() => {
  collector.closeAllConnections();
  collector.close();
});

/** A platform whose one call asks its database for an order; a database that has nothing. */
function openPlatform(endpoint = `http://127.0.0.1:${(collector.address() as AddressInfo).port}`) {
  const db = new Kysely<{ orders: { id: string; email: string } }>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (one) => new PostgresIntrospector(one),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: traceQuery,
  });
  const app = createHttpApp();
  traceRequests(app, { endpoint, service: 'platform', headers: {}, share: 1 });
  app.post('/orders/:orderId', async (request) => {
    const { orderId } = request.params as { orderId: string };
    return db.selectFrom('orders').selectAll().where('id', '=', orderId).where('email', '=', 'ada@x.example').execute();
  });
  return app;
}

async function toldOf(traceparent: string) {
  const app = openPlatform();
  await app.inject({
    method: 'POST',
    url: '/orders/o4711x?email=ada@x.example',
    headers: { traceparent },
    payload: { name: 'Ada Secret' },
  });
  await app.close();
  const spans = received.flatMap(({ text }) => {
    const said = JSON.parse(text) as { resourceSpans: { scopeSpans: { spans: Told[] }[] }[] };
    return said.resourceSpans.flatMap(({ scopeSpans }) => scopeSpans.flatMap((scope) => scope.spans));
  });
  return { spans, text: received.map((one) => one.text).join('') };
}

describe('the traces of a platform', () => {
  it('have one id from the shell’s call to the query that it takes, and nothing that was given [PLAT-01]', async () => {
    const { spans, text } = await toldOf(`00-${TRACE}-${CALLER}-01`);
    expect(received[0]?.url).toBe('/v1/traces');
    const query = spans.find(({ name }) => name === 'select orders');
    const call = spans.find(({ name }) => name === 'POST /orders/:orderId');
    expect(call).toMatchObject({ traceId: TRACE, parentSpanId: CALLER });
    expect(query).toMatchObject({ traceId: TRACE, parentSpanId: call?.spanId });
    expect(query?.attributes.map(({ key }) => key)).toEqual([
      'db.system.name',
      'db.operation.name',
      'db.collection.name',
    ]);
    for (const given of ['o4711x', 'ada@x.example', 'Secret']) expect(text).not.toContain(given);
  });

  it('are not told where the shell does not export them [PLAT-01]', async () => {
    const { spans } = await toldOf(`00-${TRACE}-${CALLER}-00`);
    expect(spans).toEqual([]);
  });

  it('keep nobody from an answer while the collector is gone [PLAT-01]', async () => {
    const app = openPlatform('http://127.0.0.1:9');
    const { statusCode } = await app.inject({ method: 'POST', url: '/orders/o1', payload: {} });
    await app.close();
    expect(statusCode).toBe(200);
  });
});
