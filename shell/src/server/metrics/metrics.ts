import { collectDefaultMetrics, Counter, Gauge, Histogram, Registry } from 'prom-client';

import type { HealthCounter } from '../registry/releaseHealth';
import type { PageVitals } from '../registry/webVitals';

export interface ShellMetrics {
  /** An answer to a request; a route's pattern, never an address: those hold numbers of orders. */
  answered(route: string, status: number, seconds: number): void;
  measured(vitals: PageVitals): void;
  /** Everything in Prometheus' text format. */
  text(): Promise<string>;
  readonly type: string;
}

const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
const BUCKETS = { LCP: [1000, 2500, 4000, 8000], INP: [50, 100, 200, 500, 1000], CLS: [0.01, 0.05, 0.1, 0.25, 0.5] };

/** Counts of one shell since it started, for a Prometheus server (docs/deployment.md). */
export function createMetrics(health: Pick<HealthCounter, 'counts'>): ShellMetrics {
  const registry = new Registry();
  collectDefaultMetrics({ register: registry });
  const answers = new Histogram({
    name: 'http_request_duration_seconds',
    help: 'Time from a request to the end of its answer',
    labelNames: ['route', 'status'],
    buckets: SECONDS,
    registers: [registry],
  });
  const vitals = Object.fromEntries(
    Object.entries(BUCKETS).map(([name, buckets]) => [
      name,
      new Histogram({
        name: `web_vitals_${name.toLowerCase()}`,
        help: `${name} of documents, told by browsers that agreed to it; milliseconds, CLS without a unit`,
        labelNames: ['page', 'remote', 'release'],
        buckets,
        registers: [registry],
      }),
    ]),
  );
  const counted = (name: string, help: string, of: (counts: { shown: number; failed: number }) => number) =>
    new Gauge({
      name,
      help,
      labelNames: ['remote', 'release'],
      registers: [registry],
      collect() {
        for (const [remote, releases] of Object.entries(health.counts()))
          for (const [release, counts] of Object.entries(releases)) this.set({ remote, release }, of(counts));
      },
    });
  counted('release_pages', 'Pages answered with a release among their own', ({ shown }) => shown);
  counted('release_failures', 'Failures of a release, on the server and told by browsers', ({ failed }) => failed);
  const reports = new Counter({
    name: 'web_vitals_reports_total',
    help: 'Documents of which browsers told web vitals',
    registers: [registry],
  });
  return {
    answered: (route, status, seconds) => answers.observe({ route, status }, seconds),
    measured: ({ kind, remote, release, values }) => {
      reports.inc();
      for (const [name, value] of Object.entries(values)) vitals[name]?.observe({ page: kind, remote, release }, value);
    },
    text: () => registry.metrics(),
    type: registry.contentType,
  };
}
