import { Readable } from 'node:stream';

import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';

import { TooManyRequests, type Limiter } from './limiter';
import { limitsOfCall } from './limitsOfCall';
import { refuseCall } from './refuse';

/** Longer than any sign-in, in bytes. */
const SIGN_IN_BYTES = 16_384;

function refused(url: string, reply: FastifyReply, error: unknown): FastifyReply {
  if (error instanceof TooManyRequests) return refuseCall(url, reply, error);
  throw error;
}

/** Refuses calls of the platform above their limits, before anything of them is read or passed on. */
export function limitCalls(app: FastifyInstance, limiter: Limiter): void {
  app.addHook('onRequest', async (request, reply) => {
    try {
      for (const limit of limitsOfCall(request.method, request.url)) limiter.count(limit, request);
    } catch (error) {
      return refused(request.url, reply, error);
    }
    return undefined;
  });
}

function nameIn(body: Buffer): string {
  try {
    const { logonId } = JSON.parse(body.toString('utf8')) as { logonId?: unknown };
    return typeof logonId === 'string' ? logonId : '';
  } catch {
    // The platform says what is wrong with it.
    return '';
  }
}

/** Reads whose name a sign-in tries, and passes the body on as it came. */
export function limitSignIns(app: FastifyInstance, limiter: Limiter): void {
  const names = new WeakMap<FastifyRequest, string>();
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer', bodyLimit: SIGN_IN_BYTES }, (request, body, done) => {
    names.set(request, nameIn(body as Buffer));
    done(null, Readable.from([body]));
  });
  app.addHook('preHandler', async (request, reply) => {
    try {
      if (request.method === 'POST') limiter.count('signInsOfName', request, names.get(request));
    } catch (error) {
      return refused(request.url, reply, error);
    }
    return undefined;
  });
}
