import { Fault, faultBody } from '../kernel';
import type { HttpApp } from '../kernel';

/** Paths that answer at any time. */
const ALWAYS: ReadonlySet<string> = new Set(['/healthz', '/readyz', '/metrics']);

const STARTING = new Fault(503, 'CWXFR0230E', 'ERR_SERVICE_UNAVAILABLE', 'The platform is starting.');

/**
 * Refuses calls with 503 until the platform is prepared. Buyers who wait for a platform that starts again would else ask it so much that it
 * never gets to build its index.
 */
export function refuseUntilPrepared(app: HttpApp, isPrepared: () => boolean): void {
  app.addHook('onRequest', async (request, reply) => {
    if (isPrepared() || ALWAYS.has(request.url)) return undefined;
    return reply.status(503).header('retry-after', '1').send(faultBody(STARTING));
  });
}
