import { randomUUID } from 'node:crypto';

import { Overloaded } from '@sightline/shared-lib/domain/load';
import { STRICT_TRANSPORT_SECURITY } from '@sightline/shared-lib/domain/site';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import fastify from 'fastify';
import type {
  FastifyBaseLogger,
  FastifyInstance,
  FastifyReply,
  FastifyRequest,
  RawReplyDefaultExpression,
  RawRequestDefaultExpression,
  RawServerDefault,
} from 'fastify';

import { namedShopper, nobodyActs, runAs } from './behalf';
import type { BehalfAuthority } from './behalf';
import { anonymousAuthenticator } from './caller';
import type { Authenticator, Caller } from './caller';
import { Fault, faultBody, internalError, invalidInput, notFound } from './errors';
import { ObjectStoreFailure } from './objectStore';
import { readJson } from './json';
import { lazyValidators } from './validators';
import { textFormats } from './textFormats';

declare module 'fastify' {
  interface FastifyRequest {
    /** The caller behind the session headers, or the shopper an assistant names; looked up once a request. */
    caller(): Promise<Caller>;
  }
}

/** A Fastify instance whose schemas are TypeBox. */
export type HttpApp = FastifyInstance<
  RawServerDefault,
  RawRequestDefaultExpression,
  RawReplyDefaultExpression,
  FastifyBaseLogger,
  TypeBoxTypeProvider
>;

/** Adds a module's routes; each one is registered in a scope of its own. */
export type RoutePlugin = (app: HttpApp) => Promise<void> | void;

export interface HttpOptions {
  /** A pino-compatible logger; silent when left out. */
  logger?: FastifyBaseLogger;
  authenticator?: Authenticator;
  /** Who may act for others; nobody when left out. */
  behalf?: BehalfAuthority;
  /** Every answer tells browsers to come over HTTPS alone. */
  httpsDemanded?: boolean;
}

/**
 * Most bytes of a body: some hundred lines with their attributes. Documents come in parts, each with a limit of its own, and the search
 * protocol takes less.
 */
const BODY_BYTES = 256 * 1024;

/** The fault that stands for any thrown value. */
export function faultOf(error: unknown): Fault {
  if (error instanceof Fault) return error;
  if (error instanceof Overloaded) return new Fault(503, 'CWXFR0230E', 'ERR_SERVICE_UNAVAILABLE', error.message);
  if (error instanceof ObjectStoreFailure)
    return new Fault(503, 'CWXFR0230E', 'ERR_SERVICE_UNAVAILABLE', 'Documents cannot be reached. Try again shortly.');
  const known = error as {
    validation?: { instancePath: string; params: Record<string, unknown> }[];
    statusCode?: number;
  };
  if (known.validation) {
    const first = known.validation[0];
    const missing = first?.params['missingProperty'];
    const path = (first?.instancePath ?? '').split('/').filter(Boolean);
    const field = typeof missing === 'string' ? [...path, missing].join('.') : path.join('.');
    return invalidInput(field || 'body', (error as Error).message);
  }
  if (known.statusCode && known.statusCode >= 400 && known.statusCode < 500) {
    return new Fault(known.statusCode, 'CWXFR0226E', '_ERR_INVALID_INPUT', (error as Error).message);
  }
  return internalError();
}

/** Logs what is ours to repair. Under a flood a line for each refusal would be one more load. */
export function logFault(error: unknown, { status }: Fault, request: FastifyRequest): void {
  if (status >= 500 && !(error instanceof Overloaded)) request.log.error({ err: error }, 'request failed');
}

/** Sends the error body and logs what is ours to repair. */
export function sendFault(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const fault = faultOf(error);
  logFault(error, fault, request);
  return reply.status(fault.status).send(faultBody(fault));
}

/** An HTTP application without routes: TypeBox validation, the platform's error body, `request.caller()`. */
export function createHttpApp(options: HttpOptions = {}): HttpApp {
  const app = fastify({
    ...(options.logger ? { loggerInstance: options.logger } : { logger: false }),
    bodyLimit: BODY_BYTES,
    genReqId: (request) => String(request.headers['x-request-id'] ?? randomUUID()).slice(0, 64),
    forceCloseConnections: 'idle',
    routerOptions: { maxParamLength: 500 },
    // A single `id=1` and a repeated one arrive as the same list.
    schemaController: { compilersFactory: { buildValidator: lazyValidators } },
    ajv: {
      customOptions: {
        coerceTypes: 'array',
        removeAdditional: false,
        allowMatchingProperties: true,
        formats: textFormats,
      },
    },
  }).withTypeProvider<TypeBoxTypeProvider>();
  tolerateEmptyBodies(app);
  if (options.httpsDemanded) demandHttps(app);
  identifyCaller(app, options.authenticator ?? anonymousAuthenticator, options.behalf ?? nobodyActs);
  app.setErrorHandler((error, request, reply) => sendFault(error, request, reply));
  app.setNotFoundHandler((request, reply) => sendFault(notFound(request.url.split('?')[0] ?? ''), request, reply));
  return app;
}

/** `resourceId` of an answer: the address that was asked for, without its query (contract 2). */
export function resourceId(request: FastifyRequest): string {
  return request.url.split('?')[0] ?? request.url;
}

/** A plugin with a name of its own: for one without, Fastify looks through every module that is loaded. */
function named(name: string, routes: RoutePlugin): (scope: unknown) => Promise<void> {
  const plugin = async (scope: unknown): Promise<void> => {
    await routes(scope as HttpApp);
  };
  return Object.assign(plugin, { [Symbol.for('fastify.display-name')]: name });
}

/** Registers a module's routes in a scope of their own, under an address when there is one. */
export function addRoutes(app: HttpApp, routes: RoutePlugin, prefix = ''): void {
  void app.register(named('routes', routes), { prefix });
}

function demandHttps(app: HttpApp): void {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('strict-transport-security', STRICT_TRANSPORT_SECURITY);
  });
}

/** Clients send `Content-Type: application/json` with no body, and bodies are optional on many calls. */
function tolerateEmptyBodies(app: HttpApp): void {
  app.removeContentTypeParser('application/json');
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, text, done) => {
    if (text.length === 0) return done(null, {});
    const reading = readJson(text.toString());
    return reading.ok ? done(null, reading.value) : done(invalidInput('body', reading.message));
  });
  app.addHook('preValidation', (request, _reply, done) => {
    if (request.method !== 'GET' && request.method !== 'HEAD') request.body ??= {};
    if (request.url.includes('%00')) return done(invalidInput('address'));
    return done(holdsNul(request.body) ? invalidInput('body') : undefined);
  });
}

/** Whether a form holds what `readJson` refuses in JSON. */
function holdsNul(body: unknown): boolean {
  if (typeof body !== 'object' || body === null) return false;
  return Object.values(body)
    .flat()
    .some((value) => typeof value === 'string' && value.includes('\0'));
}

function identifyCaller(app: HttpApp, authenticator: Authenticator, authority: BehalfAuthority): void {
  const callers = new WeakMap<FastifyRequest, Promise<Caller>>();
  app.decorateRequest('caller', function caller(this: FastifyRequest) {
    const known = callers.get(this);
    if (known) return known;
    const servesRemembered = this.routeOptions.config.remembered === 'served';
    const found = authenticator
      .authenticate(this.headers, servesRemembered)
      .then((session) => runAs(this, session, authority));
    callers.set(this, found);
    return found;
  });
  // What depends on who asks is kept by no cache on the way, unless its route says what may keep it.
  app.addHook('onSend', async (request, reply) => {
    if (callers.has(request) && !reply.hasHeader('cache-control'))
      void reply.header('cache-control', 'private, no-store');
  });
  // Before anything is read or done, on calls too that never ask who the caller is.
  app.addHook('onRequest', async (request) => {
    if (!request.is404 && namedShopper(request)) await request.caller();
  });
}
