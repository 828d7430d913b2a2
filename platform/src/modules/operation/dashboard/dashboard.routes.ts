import type { Clock, RoutePlugin } from '../../../kernel';
import { markup, visitorOf } from '../../../pages';
import { frame } from '../frame';
import { dashboardPage } from './dashboard.page';
import type { MetricsMemory } from './metricsMemory';

/** The page that shows how the shop does; without metrics it says what is missing. */
export function dashboardRoutes(memory: MetricsMemory | undefined, clock: Clock): RoutePlugin {
  return (app) => {
    app.get(`${frame.root}/dashboard`, async (request, reply) => {
      const facts = { title: 'Dashboard', section: 'dashboard', visitor: visitorOf(request) };
      const body = memory
        ? dashboardPage(await memory.view(), clock.now().getTime())
        : markup`<p>Nothing is measured: METRICS_TOKEN opens the metrics of shells and platforms, and METRICS_URLS names them.</p>`;
      return frame.send(reply, facts, body);
    });
  };
}
