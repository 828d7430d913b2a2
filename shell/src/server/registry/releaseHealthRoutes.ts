import { isKnownKind, isRemoteName, type RemoteName } from '@sightline/shared-lib/contracts';
import { registeredRelease } from '@sightline/shared-lib/registry';
import type { FastifyInstance, FastifyRequest } from 'fastify';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { hasBearer } from '../http/bearer';
import { TooManyRequests, type Limiter } from '../limits/limiter';
import type { ShellMetrics } from '../metrics/metrics';

import type { HealthCounter } from './releaseHealth';
import type { RegistryReader } from './registryReader';
import { isPoor, readVitals, type PageVitals } from './webVitals';

interface HealthRouteOptions {
  readonly registry: Pick<RegistryReader, 'current'>;
  readonly health: HealthCounter;
  readonly limiter: Limiter;
  /** Opens the counts; empty where none is configured, and then nobody reads them. */
  readonly token: string;
  /** None where nobody reads them. */
  readonly metrics: Pick<ShellMetrics, 'measured'> | null;
}

/** Longer than any remote with its release, in bytes. */
const LONGEST_REPORT = 200;

/** Longer than all web vitals of a page, in bytes. */
const LONGEST_VITALS = 400;

/** Takes failures and web vitals that browsers tell, and answers the counts to whoever watches over canaries (FED-07). */
export function releaseHealthRoutes(app: FastifyInstance, options: HealthRouteOptions): void {
  const { registry, health, limiter, token, metrics } = options;

  /** Only releases that shoppers get are counted: of others nobody decides anything. */
  const isShown = (remote: RemoteName, release: string) => {
    const channel = registry.current().remotes[remote];
    return release !== '' && (release === channel?.stable || release === channel?.canary?.release);
  };

  /** Kinds that nobody has would make up a row of the metrics each. */
  const hasKind = ({ remote, release, kind }: PageVitals) =>
    isKnownKind(kind) || registeredRelease(registry.current(), remote, release)?.provides.pages.includes(kind) === true;

  /** Whoever tells more than the limit is not heard: no single address can take a release back. */
  const isHeard = (limit: 'failureReports' | 'vitalReports', request: FastifyRequest) => {
    try {
      limiter.count(limit, request);
      return true;
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
      return false;
    }
  };

  app.post('/release-failures', { bodyLimit: LONGEST_REPORT }, async (request, reply) => {
    const [remote, release = ''] = String(request.body).split('@');
    if (isHeard('failureReports', request) && isRemoteName(remote) && isShown(remote, release))
      health.failed(remote, release);
    return reply.code(204).send();
  });

  app.post('/web-vitals', { bodyLimit: LONGEST_VITALS }, async (request, reply) => {
    const vitals = readVitals(String(request.body));
    if (isHeard('vitalReports', request) && vitals && isShown(vitals.remote, vitals.release) && hasKind(vitals)) {
      health.measured(vitals.remote, vitals.release, isPoor(vitals));
      metrics?.measured(vitals);
    }
    return reply.code(204).send();
  });

  app.get('/release-health', async ({ headers }, reply) => {
    if (!hasBearer(headers, token)) return reply.code(404).type('text/plain').send('Not found');
    return reply.header('cache-control', KEPT_BY_NOBODY).send(health.counts());
  });
}
