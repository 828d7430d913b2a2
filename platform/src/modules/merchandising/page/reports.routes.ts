import { DEFAULT_LOCALE } from '@sightline/shared-lib/contracts';

import type { RoutePlugin } from '../../../kernel';
import { visitorOf } from '../../../pages';
import type { SearchReports } from '../../searchEvent';
import { frame, ROOT } from './document';
import { ReportsQuery } from './page.schemas';
import { reportsPage } from './reports.page';

/** What was searched, and what came of it. */
export function reportsRoutes(reports: SearchReports): RoutePlugin {
  return (app) => {
    app.get(`${ROOT}/reports`, { schema: { querystring: ReportsQuery } }, async (request, reply) => {
      const { locale = DEFAULT_LOCALE, days = 30 } = request.query;
      const report = await reports.read(locale, days);
      const facts = { title: 'Reports', section: 'reports', visitor: visitorOf(request), query: { locale } } as const;
      return frame.send(reply, facts, reportsPage({ locale, days, report }));
    });
  };
}
