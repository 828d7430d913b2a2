import type { Clock, RoutePlugin } from '../../../kernel';
import { signedInPages } from '../../../pages';
import type { SearchReports } from '../../searchEvent';
import { frame } from './document';
import { previewRoutes } from './preview.routes';
import { reportsRoutes } from './reports.routes';
import { rulesRoutes } from './rules.routes';
import type { PageDependencies } from './rules.routes';

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
  const lead = 'For those who sell: what is searched, and what it finds.';
  const nameHint = 'It stands beside what you change, for 400 days.';
  const routes = [reportsRoutes(reports), rulesRoutes(dependencies), previewRoutes(dependencies)];
  return signedInPages(frame, { token, clock, isSecure, lead, nameHint }, routes);
}
