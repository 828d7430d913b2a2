import type { Drain } from '@sightline/shared-lib/domain/drain';

import type { HttpApp } from '../kernel';

/** Answers of a server that is about to close end their connection: nobody sends another call into one that closes. */
export function keepNoConnections(app: HttpApp, drain: Drain): void {
  app.addHook('onRequest', async (_request, reply) => {
    if (drain.begun) reply.header('connection', 'close');
  });
}
