import type { Clock, RoutePlugin } from '../../kernel';
import { signedInPages } from '../../pages';
import { dashboardRoutes } from './dashboard/dashboard.routes';
import { createMetricsMemory } from './dashboard/metricsMemory';
import type { MetricsSources } from './dashboard/metricsMemory';
import { createDeskClient } from './deskClient';
import type { DeskAddress } from './deskClient';
import { frame } from './frame';
import { releasesRoutes } from './releases.routes';

export type { MetricsSources } from './dashboard/metricsMemory';
export type { DeskAddress } from './deskClient';

export interface OperationDependencies {
  readonly clock: Clock;
  /** Opens the pages; without one there are none. */
  readonly operationsToken: string | undefined;
  /** Cookies go over HTTPS alone. */
  readonly isSecure: boolean;
  /** Where releases are moved; without one the page says so. */
  readonly desk: DeskAddress | undefined;
  /** Where metrics are read; without them the dashboard says so. */
  readonly metrics: MetricsSources | undefined;
}

export interface OperationModule {
  /** The pages for those who run the shop. Nothing of the shop leads to them. */
  readonly pages: RoutePlugin;
  /** Looks at the metrics once a minute until it is told to stop. */
  keepMeasured(): () => void;
}

export function createOperationModule(dependencies: OperationDependencies): OperationModule {
  const { clock, operationsToken: token, isSecure, desk, metrics } = dependencies;
  const memory = token && metrics ? createMetricsMemory(metrics, clock) : undefined;
  const lead = 'For those who run the shop: what is released, and how it does.';
  const nameHint = 'It stands beside what you release.';
  return {
    pages: signedInPages(frame, { token, clock, isSecure, lead, nameHint }, [
      releasesRoutes(createDeskClient(desk)),
      dashboardRoutes(memory, clock),
    ]),
    keepMeasured: () => memory?.keep() ?? (() => undefined),
  };
}
