import { isLocale, isRemoteName } from '@sightline/shared-lib/contracts';
import type { FastifyInstance, FastifyReply } from 'fastify';

import type { RegistryReader } from '../registry/registryReader';
import type { SiteDirectory } from '../site/siteDirectory';

import { federationManifest, MANIFEST, publicRegistry } from './publicRegistry';

interface HostRouteOptions {
  readonly registry: Pick<RegistryReader, 'current'>;
  readonly sites: SiteDirectory;
  readonly shopOrigin: string;
  /** Origins whose pages may show parts of the shop that read from the platform. */
  readonly origins: readonly string[];
}

/** A promoted release reaches pages of other origins as soon. */
const KEPT = 'public, max-age=30';

/** Platform calls; everything else of the shop stays closed to other origins' scripts. */
const CALLS = /^\/(?:wcs|search\/resources|cms|1|api|geo|stores)\//;

const READING: ReadonlySet<string> = new Set(['GET', 'HEAD']);

/** What nobody's page has to ask for with a session: readable from everywhere. */
const open = (reply: FastifyReply) =>
  reply
    .header('access-control-allow-origin', '*')
    .header('cross-origin-resource-policy', 'cross-origin')
    .header('cache-control', KEPT);

/** What a page of another origin needs to show parts of the shop: which releases there are, and how the site is configured. */
export function hostRoutes(app: FastifyInstance, { registry, sites, shopOrigin, origins }: HostRouteOptions): void {
  /** Trusted pages read as strangers do: without cookies, which a browser adds only where an answer allows credentials. */
  app.addHook('onRequest', async ({ method, url, headers }, reply) => {
    if (!READING.has(method) || origins.length === 0 || !CALLS.test(url)) return;
    reply.header('vary', 'origin');
    const { origin } = headers;
    if (origin && origins.includes(origin)) reply.header('access-control-allow-origin', origin);
  });

  app.get('/registry.json', (_request, reply) => open(reply).send(publicRegistry(registry.current(), shopOrigin)));

  app.get<{ Params: { remote: string } }>(`/remotes/:remote/${MANIFEST}`, (request, reply) => {
    const { remote } = request.params;
    const release = isRemoteName(remote) ? publicRegistry(registry.current(), shopOrigin).remotes[remote] : undefined;
    if (!isRemoteName(remote) || !release) return open(reply).code(404).send({ message: 'Not found' });
    return open(reply).send(federationManifest(remote, release));
  });

  app.get<{ Params: { locale: string } }>('/embed/site/:locale', async (request, reply) => {
    const { locale } = request.params;
    if (!isLocale(locale)) return open(reply).code(404).send({ message: 'Not found' });
    return open(reply).send((await sites.find(locale)).context);
  });
}
