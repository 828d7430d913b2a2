import type { FastifyReply, FastifyRequest } from 'fastify';

import { COURTESY_POLICY, courtesyDocument } from '../render/courtesyDocument';

/** True when the platform says that it is closed for a while (SITE-14). */
function isMaintenance(error: unknown): boolean {
  return error instanceof Error && 'failure' in error && (error.failure as { status: number }).status === 418;
}

/** Answers what could not be answered with the courtesy page (ERR-02); whoever has hung up gets none, and is no failure of ours. */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const facts = { err: error, url: request.url.split('?')[0] };
  if (reply.raw.destroyed) {
    request.log.debug(facts, 'the caller has hung up');
    return reply.hijack();
  }
  request.log.error(facts, 'request failed');
  if (reply.raw.headersSent) return reply.raw.destroy();
  return reply
    .code(isMaintenance(error) ? 418 : 503)
    .header('retry-after', '5')
    .header('cache-control', 'no-store')
    .header('content-security-policy', COURTESY_POLICY)
    .type('text/html; charset=utf-8')
    .send(courtesyDocument(request.url));
}
