import formbody from '@fastify/formbody';

import { faultOf } from '../kernel';
import type { Clock, RoutePlugin } from '../kernel';
import type { Frame } from './frame';
import { markup } from './html';
import { createSessions } from './session';
import { signInRoutes } from './signIn.routes';
import { requireVisitor } from './visits';

export { form, text } from './forms';
export { createFrame, formTokenField } from './frame';
export type { Visitor } from './frame';
export { markup } from './html';
export type { Html } from './html';
export { visitorOf } from './visits';

interface PagesOptions {
  readonly clock: Clock;
  /** Opens the pages; without one there are none. */
  readonly token: string | undefined;
  /** Cookies go over HTTPS alone. */
  readonly isSecure: boolean;
  /** What they are for, above the form of the sign-in. */
  readonly lead: string;
  /** What becomes of the name that is typed there. */
  readonly nameHint: string;
}

/** Pages behind a sign-in with the operations token. Nothing of the shop leads to them. */
export function signedInPages(frame: Frame, options: PagesOptions, routes: readonly RoutePlugin[]): RoutePlugin {
  const { token, clock, isSecure, ...words } = options;
  return async (app) => {
    if (!token) return;
    const sessions = createSessions(frame, token, clock, isSecure);
    await app.register(formbody);
    requireVisitor(app, frame.root, sessions);
    app.setErrorHandler((error, request, reply) => {
      const { status, message } = faultOf(error);
      if (status >= 500) request.log.error({ err: error }, `a page of ${frame.name} failed`);
      const facts = { title: 'That did not work', ...(request.visitor ? { visitor: request.visitor } : {}) };
      const body = markup`<p class="alert" role="alert">${message}</p>
        <p><a class="button" href="${frame.home}">To the first page</a></p>`;
      return frame.send(reply.status(status), facts, body);
    });
    app.get(frame.root, (_request, reply) => reply.redirect(frame.home, 303));
    for (const own of [signInRoutes(frame, { sessions, token, clock, words }), ...routes]) await own(app);
  };
}
