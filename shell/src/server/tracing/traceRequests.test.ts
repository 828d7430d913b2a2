import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import { pino } from 'pino';

import { readConfig } from '../config';
import { createPlatformClients } from '../platformClients';

import { traceRequests } from './traceRequests';

const REQUEST = '0af76519-16cd-43dd-8448-eb211c80319c';
const TRACE = '0af7651916cd43dd8448eb211c80319c';
const STRANGER = '00-11111111111111111111111111111111-2222222222222222-01';

const open: FastifyInstance[] = [];
afterEach(() => Promise.all(open.splice(0).map((one) => one.close())));

async function listening(app: FastifyInstance): Promise<string> {
  open.push(app);
  return app.listen({ port: 0, host: '127.0.0.1' });
}

/** A shell that asks cart and search for an answer, the platform that hears it, and a collector. */
async function openShell(env: Readonly<Record<string, string>> = {}) {
  const heard: Record<string, string | undefined> = {};
  const platform = Fastify();
  const hear = (request: { url: string; headers: Record<string, unknown> }) => {
    heard[request.url.split('?')[0] ?? ''] = request.headers['traceparent'] as string | undefined;
    return {};
  };
  platform.get('/wcs/resources/store/:id/cart/@self', hear);
  platform.post('/1/indexes/*', hear);
  const collected: string[] = [];
  const collector = Fastify();
  collector.post('/v1/traces', ({ body }) => {
    collected.push(JSON.stringify(body));
    return {};
  });
  const [PLATFORM_URL, OTEL_EXPORTER_OTLP_ENDPOINT] = [await listening(platform), await listening(collector)];
  const config = readConfig({ PLATFORM_URL, OTEL_EXPORTER_OTLP_ENDPOINT, ...env }, '/');
  const client = createPlatformClients(config).forSite({ storeId: '1', langId: '-1' });
  const shell = Fastify({ genReqId: ({ headers }) => String(headers['x-request-id']) });
  if (config.traces) traceRequests(shell, config.traces, pino({ level: 'silent' }));
  shell.post('/orders/:orderId', async () => {
    await client.send({ surface: 'commerce', method: 'GET', path: '/store/{storeId}/cart/@self' });
    return client.send({ surface: 'index', method: 'POST', path: '/1/indexes/*/queries', body: {} });
  });
  const answer = await fetch(`${await listening(shell)}/orders/o4711x?email=ada@x.example`, {
    method: 'POST',
    headers: { 'x-request-id': REQUEST, traceparent: STRANGER, 'content-type': 'application/json' },
    body: JSON.stringify({ name: 'Ada Secret' }),
  });
  await answer.text();
  await shell.close();
  return { heard, told: answer.headers.get('server-timing'), collected: collected.join('') };
}

it('leads from a request to every call of the platform with one id, that of its log, and believes no stranger [FED-07]', async () => {
  const { heard, told, collected } = await openShell();
  const [, spanId] = new RegExp(`"${TRACE}","spanId":"([0-9a-f]{16})"`).exec(collected) ?? [];
  expect(collected).toContain('"name":"POST /orders/:orderId"');
  expect(Object.values(heard)).toEqual(Array(2).fill(`00-${TRACE}-${spanId}-01`));
  expect(told).toBe(`traceparent;desc="00-${TRACE}-${spanId}-01"`);
  for (const given of ['o4711x', 'ada@x.example', 'Secret', '1111111']) expect(collected).not.toContain(given);
});

it('tells a search service of others nothing of it [PLAT-04]', async () => {
  const elsewhere = Fastify();
  const told: unknown[] = [];
  elsewhere.post('/1/indexes/*', ({ headers }) => {
    told.push(headers['traceparent']);
    return {};
  });
  await openShell({ SEARCH_INDEX_URL: await listening(elsewhere) });
  expect(told).toEqual([undefined]);
});

it('tells nobody where no collector is named [FED-07]', async () => {
  const { heard, told, collected } = await openShell({ OTEL_EXPORTER_OTLP_ENDPOINT: '' });
  expect([Object.values(heard), collected, told]).toEqual([[undefined, undefined], '', null]);
});
