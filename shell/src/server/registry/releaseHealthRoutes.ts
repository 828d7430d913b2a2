import { createHash, timingSafeEqual } from 'node:crypto';

import { REMOTE_NAMES } from '@sightline/shared-lib/contracts';
import type { FastifyInstance } from 'fastify';

import { KEPT_BY_NOBODY } from '../cache/cachePolicy';
import { TooManyRequests, type Limiter } from '../limits/limiter';

import type { HealthCounter } from './releaseHealth';
import type { RegistryReader } from './registryReader';

interface HealthRouteOptions {
  readonly registry: Pick<RegistryReader, 'current'>;
  readonly health: HealthCounter;
  readonly limiter: Limiter;
  /** Opens the counts; empty where none is configured, and then nobody reads them. */
  readonly token: string;
}

/** Longer than any remote with its release, in bytes. */
const LONGEST_REPORT = 200;

const digest = (text: string) => createHash('sha256').update(text).digest();

/** Takes failures that browsers tell, and answers the counts to whoever watches over canaries (FED-07). */
export function releaseHealthRoutes(app: FastifyInstance, options: HealthRouteOptions): void {
  const { registry, health, limiter, token } = options;

  app.post('/release-failures', { bodyLimit: LONGEST_REPORT }, async (request, reply) => {
    const [name, release] = String(request.body).split('@');
    const remote = REMOTE_NAMES.find((one) => one === name);
    const channel = remote && registry.current().remotes[remote];
    const isShown = release && (release === channel?.stable || release === channel?.canary?.release);
    try {
      // Whoever tells more than the limit is not heard: no single address can take a release back.
      limiter.count('failureReports', request);
      if (remote && isShown) health.failed(remote, release);
    } catch (error) {
      if (!(error instanceof TooManyRequests)) throw error;
    }
    return reply.code(204).send();
  });

  app.get('/release-health', async ({ headers }, reply) => {
    const isRight = timingSafeEqual(digest(headers.authorization ?? ''), digest(`Bearer ${token}`));
    if (token === '' || !isRight) return reply.code(404).type('text/plain').send('Not found');
    return reply.header('cache-control', KEPT_BY_NOBODY).send(health.counts());
  });
}
