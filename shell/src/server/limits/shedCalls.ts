import { canWait, Overloaded, type LoadShedding } from '@sightline/shared-lib/domain/load';
import type { FastifyInstance } from 'fastify';

import { callPath, callQuery } from '../gateway/callPath';

import { refuseCall } from './refuse';

/** Lets searches and lists wait for their turn, and refuses them when it does not come; every other call is passed on at once. */
export function shedCalls(app: FastifyInstance, shedding: LoadShedding): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!canWait(callPath(request.url) ?? '', callQuery(request.url))) return undefined;
    try {
      const end = await shedding.turn();
      // Also when whoever asked has hung up.
      if (reply.raw.closed) end();
      else reply.raw.once('close', end);
    } catch (error) {
      if (error instanceof Overloaded) return refuseCall(request.url, reply, error);
      throw error;
    }
    return undefined;
  });
}
