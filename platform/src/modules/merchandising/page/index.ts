import formbody from '@fastify/formbody';

import { faultOf } from '../../../kernel';
import type { Clock, RoutePlugin } from '../../../kernel';
import type { SearchReports } from '../../searchEvent';
import { ROOT, sendPage } from './document';
import { markup } from './html';
import { previewRoutes } from './preview.routes';
import { reportsRoutes } from './reports.routes';
import { rulesRoutes } from './rules.routes';
import type { PageDependencies } from './rules.routes';
import { createSessions } from './session';
import { signInRoutes } from './signIn.routes';
import { requireVisitor } from './visits';

export interface PagesOptions extends PageDependencies {
  readonly clock: Clock;
  readonly reports: SearchReports;
  /** Opens the pages; without one there are none. */
  readonly token: string | undefined;
  /** Cookies go over HTTPS alone. */
  readonly isSecure: boolean;
}

/** The pages for those who sell. Nothing of the shop leads to them. */
export function merchandisingPages({ token, clock, isSecure, reports, ...dependencies }: PagesOptions): RoutePlugin {
  return async (app) => {
    if (!token) return;
    const sessions = createSessions(token, clock, isSecure);
    await app.register(formbody);
    requireVisitor(app, sessions);
    app.setErrorHandler((error, request, reply) => {
      const { status, message } = faultOf(error);
      if (status >= 500) request.log.error({ err: error }, 'a page for those who sell failed');
      const facts = { title: 'That did not work', ...(request.visitor ? { visitor: request.visitor } : {}) };
      const body = markup`<p class="alert" role="alert">${message}</p>
        <p><a class="button" href="${ROOT}/rules">To the rules</a></p>`;
      return sendPage(reply.status(status), facts, body);
    });
    for (const routes of [
      signInRoutes(sessions, token, clock),
      reportsRoutes(reports),
      rulesRoutes(dependencies),
      previewRoutes(dependencies),
    ])
      await routes(app);
  };
}
