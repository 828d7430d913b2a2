import type { FastifyReply, FastifyRequest } from 'fastify';

import { localeOf } from '../../page/findPage';
import { TooManyRequests } from '../limits/limiter';
import { Overloaded } from '@sightline/shared-lib/domain/load';
import { refusePage } from '../limits/refuse';
import { COURTESY_POLICY, courtesyDocument } from '../render/courtesyDocument';

/** True when the platform says that it is closed for a while (SITE-14). */
function isMaintenance(error: unknown): boolean {
  return error instanceof Error && 'failure' in error && (error.failure as { status: number }).status === 418;
}

/** The status of a request that the framework could not read, such as an address with half a percent sign; null for any other failure. */
function refusedStatus(error: unknown): number | null {
  const { statusCode = 500 } = error as { statusCode?: number };
  return statusCode >= 400 && statusCode < 500 ? statusCode : null;
}

/**
 * Answers what could not be answered with the courtesy page (ERR-02), and what nobody could read with a page that says so; whoever has hung
 * up gets none, and is no failure of ours.
 */
export function answerFailure(error: unknown, request: FastifyRequest, reply: FastifyReply): unknown {
  const facts = { err: error, url: request.url.split('?')[0] };
  if (reply.raw.destroyed) {
    request.log.debug(facts, 'the caller has hung up');
    return reply.hijack();
  }
  if (error instanceof TooManyRequests) return refusePage(localeOf(facts.url ?? '/'), reply, error);
  const refused = refusedStatus(error);
  // Under a flood a line for each would be one more load.
  const shed = error instanceof Overloaded;
  if (refused === null && !shed) request.log.error(facts, 'request failed');
  if (reply.raw.headersSent) return reply.raw.destroy();
  if (refused === null) reply.header('retry-after', shed ? String(error.seconds) : '5');
  return reply
    .code(refused ?? (isMaintenance(error) ? 418 : 503))
    .header('cache-control', 'no-store')
    .header('content-security-policy', COURTESY_POLICY)
    .type('text/html; charset=utf-8')
    .send(courtesyDocument(request.url, refused === null ? 'courtesy' : 'not-found'));
}
