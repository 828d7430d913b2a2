import { sql } from 'kysely';

import type { Db, RoutePlugin } from '../kernel';

/** `/healthz` says that the process runs, `/readyz` that it can answer: database reachable, index built, not stopping. */
export function healthRoutes(db: Db, isReady: () => boolean): RoutePlugin {
  return (app) => {
    app.get('/healthz', { logLevel: 'silent' }, () => ({ status: 'ok' }));
    app.get('/readyz', { logLevel: 'silent' }, async (_request, reply) => {
      const answers = () =>
        sql`select 1`.execute(db).then(
          () => true,
          () => false,
        );
      // While it starts the database has better to do than to answer that.
      const ready = isReady() && (await answers());
      return reply.status(ready ? 200 : 503).send({ status: ready ? 'ready' : 'not ready' });
    });
  };
}
