import { createHash, timingSafeEqual } from 'node:crypto';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';

import type { Answer } from './protocol/answer';
import type { SearchService } from './searchService';

const IndexPath = Type.Object({ index: Type.String({ minLength: 1, maxLength: 128 }) });

type IndexRequest = FastifyRequest<{ Params: { index: string } }>;

export interface AdminRoutesOptions {
  readonly service: SearchService;
  /** Opens these calls, which read whole indices. */
  readonly adminKey: string;
  readonly answers: Readonly<Record<string, unknown>>;
}

const digest = (text: string): Buffer => createHash('sha256').update(text).digest();

/** The provider's admin calls that read an index: its settings, synonyms, rules and records. None of them writes. */
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
}
