import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { Type } from 'typebox';
import { faultOf, logFault } from '../kernel';
import { adminRoutes } from './admin.routes';
import type { Answer } from './protocol/answer';
import { answerJson } from './protocol/preparedHits';
import { BODY_BYTES } from './protocol/searchBounds';
import type { SearchService } from './searchService';

export interface SearchRoutesOptions {
  readonly service: SearchService;
  /** Application id and search key that callers must send; left out, every caller is welcome. */
  readonly credentials?: { readonly appId: string; readonly apiKey: string };
  /** Opens the calls that read whole indices; left out, there are none. */
  readonly adminKey?: string;
}

const Text = Type.String({ maxLength: 8192 });
const name = Type.String({ minLength: 1, maxLength: 128 });
const IndexPath = Type.Object({ index: name });
const ObjectPath = Type.Object({ index: name, objectID: Type.String({ minLength: 1, maxLength: 256 }) });
/** What stands in the place of a record's id in the addresses of other calls. */
const OTHER_CALLS: ReadonlySet<string> = new Set([
  'browse',
  'objects',
  'queries',
  'query',
  'recommendations',
  'settings',
]);
const FacetPath = Type.Object({ index: name, facet: name });
/** What each name may say stands in the table of parameters. */
const Asked = Type.Object(
  {},
  { additionalProperties: Type.Union([Text, Type.Array(Text, { maxItems: 300 })]), maxProperties: 64 },
);
const AnyPath = Type.Object({ '*': Type.String({ maxLength: 400 }) });
const Problem = Type.Object({ message: Type.String(), status: Type.Integer() });
const answers = { '4xx': Problem, '5xx': Problem };

/**
 * Mounts the search provider's calls. Bodies are read as JSON whatever their content type, because browser clients send
 * text/plain or form types to avoid a preflight.
 */
export async function searchRoutes(
  app: FastifyInstance,
  { service, credentials, adminKey }: SearchRoutesOptions,
): Promise<void> {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'string', bodyLimit: BODY_BYTES }, (_request, body, done) =>
    done(null, body),
  );

  app.addHook('onRequest', async (_request, reply) => {
    reply.header('access-control-allow-origin', '*');
  });

  app.setErrorHandler(async (error, request, reply) => {
    const fault = faultOf(error);
    const { status, message } = fault;
    logFault(error, fault, request);
    return reply.code(status).send({ message, status });
  });

  const allow = (rejection: Answer) => async (request: FastifyRequest, reply: FastifyReply) => {
    if (!credentials || isWelcome(request, credentials)) return undefined;
    return reply.code(rejection.status).send(rejection.body);
  };
  /** While the first index is being built no index is missing: whoever asks may ask again in a moment. */
  const awaitIndex = async (_request: FastifyRequest, reply: FastifyReply) => {
    if (service.version() !== undefined) return undefined;
    return send(reply.header('retry-after', '1'), problem(503, 'The index is being built'));
  };
  const read = { onRequest: [allow(problem(403, 'Invalid Application-ID or API key')), awaitIndex] };
  const search = { onRequest: [...read.onRequest, onlyKeys] };
  const insights = { onRequest: allow(problem(401, 'Invalid Application-ID or API key')) };

  app.register(notServed, { prefix: '/1' });
  if (adminKey !== undefined)
    app.register(async (scope) => {
      scope.addHook('onRequest', awaitIndex);
      await adminRoutes(scope, { service, adminKey, answers });
    });

  app.options('/1/*', { schema: { params: AnyPath } }, async (request, reply) =>
    reply
      .headers({
        'access-control-allow-methods': 'GET, POST, OPTIONS',
        'access-control-allow-headers': request.headers['access-control-request-headers'] ?? '*',
        'access-control-max-age': '86400',
      })
      .code(204)
      .send(),
  );

  app.post<{ Params: { index: string } }>(
    '/1/indexes/:index/queries',
    { ...search, schema: { params: IndexPath, response: answers } },
    async (request, reply) => {
      const { index } = request.params;
      return send(reply, index === '*' ? await service.queries(request.body) : unserved(request));
    },
  );

  app.post<{ Params: { index: string } }>(
    '/1/indexes/:index/query',
    { ...search, schema: { params: IndexPath, response: answers } },
    async (request, reply) => send(reply, await service.query(request.params.index, request.body)),
  );

  app.get<{ Params: { index: string } }>(
    '/1/indexes/:index',
    { ...read, schema: { params: IndexPath, querystring: Asked, response: answers } },
    async (request, reply) => send(reply, await service.query(request.params.index, askedInAddress(request))),
  );

  app.post<{ Params: { index: string } }>(
    '/1/indexes/:index/objects',
    { ...search, schema: { params: IndexPath, response: answers } },
    async (request, reply) => {
      const { index } = request.params;
      return send(reply, index === '*' ? await service.objects(request.body) : unserved(request));
    },
  );

  app.post<{ Params: { index: string } }>(
    '/1/indexes/:index/recommendations',
    { ...search, schema: { params: IndexPath, response: answers } },
    async (request, reply) => {
      const { index } = request.params;
      return send(reply, index === '*' ? await service.recommendations(request.body) : unserved(request));
    },
  );

  app.get<{ Params: { index: string; objectID: string } }>(
    '/1/indexes/:index/:objectID',
    { ...read, schema: { params: ObjectPath, querystring: Asked, response: answers } },
    async (request, reply) => {
      const { index, objectID } = request.params;
      const isOtherCall = OTHER_CALLS.has(objectID);
      return send(
        reply,
        isOtherCall ? unserved(request) : await service.object(index, objectID, askedInAddress(request)),
      );
    },
  );

  app.post<{ Params: { index: string; facet: string } }>(
    '/1/indexes/:index/facets/:facet/query',
    { ...search, schema: { params: FacetPath, response: answers } },
    async (request, reply) => {
      const { index, facet } = request.params;
      return send(reply, await service.facetQuery(index, facet, request.body));
    },
  );

  app.post('/1/events', { ...insights, schema: { response: answers } }, async (request, reply) =>
    send(reply, await service.events(request.body)),
  );
}

/** A call of the protocol that there is no route for. */
async function notServed(app: FastifyInstance): Promise<void> {
  app.setNotFoundHandler(async (request, reply) => send(reply, unserved(request)));
}

function unserved({ method, url }: FastifyRequest): Answer {
  return problem(400, `${method} ${url.split('?')[0]?.slice(0, 128)} is not served here`);
}

/** What a query asks stands in its body: in the address it would be ignored. */
async function onlyKeys(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply | undefined> {
  const other = parametersOfAddress(request)[0];
  if (other === undefined) return undefined;
  return send(reply, problem(400, `The address of this call takes no parameter ${other.slice(0, 64)}`));
}

/** What a call asks in its address; the keys and the client's name are no part of it. */
function askedInAddress(request: FastifyRequest): Readonly<Record<string, unknown>> {
  const query = request.query as Readonly<Record<string, unknown>>;
  return Object.fromEntries(parametersOfAddress(request).map((name) => [name, query[name]]));
}

/** Names in the address other than the keys and the client's own name. */
function parametersOfAddress({ query }: FastifyRequest): string[] {
  return Object.keys(query as object).filter((name) => !name.toLowerCase().startsWith('x-algolia-'));
}

function send(reply: FastifyReply, { status, body }: Answer): FastifyReply {
  return reply.code(status).type('application/json; charset=utf-8').send(answerJson(body));
}

function problem(status: number, message: string): Answer {
  return { status, body: { message, status } };
}

/** Browser clients send the keys in the query string, servers in headers. A search key is public, not a secret. */
function isWelcome(
  request: FastifyRequest,
  { appId, apiKey }: NonNullable<SearchRoutesOptions['credentials']>,
): boolean {
  const query = request.query as Readonly<Record<string, unknown>>;
  const sent = (name: string): string => String(request.headers[name] ?? query[name] ?? '');
  return sent('x-algolia-application-id') === appId && sent('x-algolia-api-key') === apiKey;
}
