import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import type { Answer } from './protocol/answer';
import type { SearchService } from './searchService';

const IndexPath = Type.Object({ index: Type.String({ minLength: 1, maxLength: 128 }) });

const NamedPath = Type.Object({
  index: Type.String({ minLength: 1, maxLength: 128 }),
  objectID: Type.String({ minLength: 1, maxLength: 64 }),
});

type IndexRequest = FastifyRequest<{ Params: { index: string } }>;
type NamedRequest = FastifyRequest<{ Params: { index: string; objectID: string } }>;

export interface AdminRoutesOptions {
  readonly service: SearchService;
  /** Opens these calls, which read whole indices. */
  readonly adminKey: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The provider's admin calls: settings, synonyms, rules and records of an index, and those that write rules and synonyms. */
export async function adminRoutes(
  app: FastifyInstance,
  { service, adminKey, answers }: AdminRoutesOptions,
): Promise<void> {
  const expected = digest(adminKey);
  app.addHook('onRequest', async (request, reply) => {
    const { 'x-algolia-api-key': asked = '' } = request.query as Readonly<Record<string, unknown>>;
    const sent = request.headers['x-algolia-api-key'] ?? asked;
    if (timingSafeEqual(digest(String(sent)), expected)) return undefined;
    return reply.code(403).send({ message: 'Invalid Application-ID or API key', status: 403 });
  });
  const schema = { params: IndexPath, response: answers };
  const send = (reply: FastifyReply, { status, body }: Answer) => reply.code(status).send(body);

  app.get('/1/indexes', { schema: { response: answers } }, async (_request, reply) =>
    send(reply, service.administration().list()),
  );
  app.get('/1/indexes/:index/settings', { schema }, async (request: IndexRequest, reply) =>
    send(reply, service.administration().settings(request.params.index)),
  );
  app.post('/1/indexes/:index/synonyms/search', { schema }, async (request: IndexRequest, reply) =>
    send(reply, service.administration().synonyms(request.params.index, request.body)),
  );
  app.post('/1/indexes/:index/rules/search', { schema }, async (request: IndexRequest, reply) =>
    send(reply, service.administration().rules(request.params.index, request.body)),
  );
  app.post('/1/indexes/:index/browse', { schema }, async (request: IndexRequest, reply) =>
    send(reply, await service.administration().browse(request.params.index, request.body)),
  );

  const named = { params: NamedPath, response: answers };
  app.get('/1/indexes/:index/rules/:objectID', { schema: named }, async (request: NamedRequest, reply) =>
    send(reply, service.administration().rule(request.params.index, request.params.objectID)),
  );
  app.get('/1/indexes/:index/synonyms/:objectID', { schema: named }, async (request: NamedRequest, reply) =>
    send(reply, service.administration().synonym(request.params.index, request.params.objectID)),
  );
  // What was written counts already when its answer is there.
  app.get('/1/indexes/:index/task/:objectID', { schema: named }, async (_request, reply) =>
    reply.send({ status: 'published', pendingTask: false }),
  );
  const { writing } = service;
  if (!writing) return;
  for (const kind of ['rules', 'synonyms'] as const) {
    app.put(`/1/indexes/:index/${kind}/:objectID`, { schema: named }, async (request: NamedRequest, reply) => {
      const { index, objectID } = request.params;
      return send(reply, await writing.save(kind, index, objectID, request.body, askedOf(request)));
    });
    app.delete(`/1/indexes/:index/${kind}/:objectID`, { schema: named }, async (request: NamedRequest, reply) => {
      const { index, objectID } = request.params;
      return send(reply, await writing.remove(kind, index, objectID, askedOf(request)));
    });
    app.post(`/1/indexes/:index/${kind}/batch`, { schema }, async (request: IndexRequest, reply) =>
      send(reply, await writing.saveAll(kind, request.params.index, request.body, askedOf(request))),
    );
    app.post(`/1/indexes/:index/${kind}/clear`, { schema }, async (request: IndexRequest, reply) =>
      send(reply, await writing.clear(kind, request.params.index, askedOf(request))),
    );
  }
}

/** What the address says beside the keys. */
function askedOf({ query }: FastifyRequest): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(query as object).filter(([name]) => !name.toLowerCase().startsWith('x-algolia-')),
  );
}
