import type { FastifyReply, FastifyRequest } from 'fastify';

import { Fault, isToken } from '../../../kernel';
import type { HttpApp } from '../../../kernel';
import { ROOT } from './document';
import type { Visitor } from './document';
import type { Sessions } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed in to the pages for those who sell. */
    visitor: Visitor | null;
  }
}

const OPEN: ReadonlySet<string> = new Set([`${ROOT}/sign-in`]);

/** Leads everybody who is not signed in to the sign-in, and takes only forms of this visitor's own pages. */
export function requireVisitor(app: HttpApp, sessions: Sessions): void {
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = sessions.read(request.headers.cookie) ?? null;
    if (request.visitor || OPEN.has(request.routeOptions.url ?? '')) return undefined;
    return reply.redirect(`${ROOT}/sign-in`, 303);
  });
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || !request.visitor || OPEN.has(request.routeOptions.url ?? '')) return;
    const { formToken = '' } = (request.body ?? {}) as { formToken?: string };
    if (!isToken(formToken, request.visitor.formToken)) throw foreignForm();
  });
}

const foreignForm = (): Fault =>
  new Fault(403, 'CMN1501E', '_ERR_USER_AUTHORITY', 'The form is not of this session: open the page again.');

/** Who signed in; the hook above has led everybody else away. */
export function visitorOf(request: FastifyRequest): Visitor {
  if (!request.visitor) throw foreignForm();
  return request.visitor;
}

/** After a form comes a page of its own, which can be read again without sending the form twice. */
export function leadTo(reply: FastifyReply, section: string, query: Readonly<Record<string, string>>): FastifyReply {
  return reply.redirect(`${ROOT}/${section}?${new URLSearchParams(query).toString()}`, 303);
}
