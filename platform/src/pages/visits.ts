import type { FastifyRequest } from 'fastify';

import { Fault, isToken } from '../kernel';
import type { HttpApp } from '../kernel';
import type { Frame, Visitor } from './frame';
import type { Sessions } from './session';

declare module 'fastify' {
  interface FastifyRequest {
    /** Who signed in to the pages for those who run the shop. */
    visitor: Visitor | null;
  }
}

/** Leads everybody who is not signed in to the sign-in, and takes only forms of this visitor's own pages. */
export function requireVisitor(app: HttpApp, root: Frame['root'], sessions: Sessions): void {
  const signIn = `${root}/sign-in`;
  const isOpen = ({ routeOptions }: FastifyRequest): boolean => routeOptions.url === signIn;
  app.decorateRequest('visitor', null);
  app.addHook('onRequest', async (request, reply) => {
    request.visitor = sessions.read(request.headers.cookie) ?? null;
    if (request.visitor || isOpen(request)) return undefined;
    return reply.redirect(signIn, 303);
  });
  app.addHook('preHandler', async (request) => {
    if (request.method !== 'POST' || !request.visitor || isOpen(request)) return;
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
