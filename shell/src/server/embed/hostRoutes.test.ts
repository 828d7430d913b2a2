import { CONTRACT_VERSION, type ReleaseRegistry, type RemoteChannel } from '@sightline/shared-lib/contracts';
import { aSite } from '@sightline/shared-lib/testing';
import Fastify, { type FastifyInstance } from 'fastify';

import { aRegistry } from '../../testing/aRegistry';
import { isReleasedFile } from '../registry/releasedFile';
import type { SiteDirectory } from '../site/siteDirectory';

import { hostRoutes } from './hostRoutes';

const FRIEND = 'https://magazine.example';
const SHOP = 'https://shop.example';

describe('what pages of other origins may read', () => {
  let app: FastifyInstance;
  let registry: ReleaseRegistry;
  beforeEach(() => {
    registry = aRegistry(5);
    app = Fastify();
    hostRoutes(app, {
      registry: { current: () => registry },
      sites: { find: async (locale: 'it-it') => ({ context: aSite({ locale }) }) } as unknown as SiteDirectory,
      shopOrigin: SHOP,
      origins: [FRIEND],
    });
    app.all('/search/resources/products', (_request, reply) => reply.send({}));
    app.get('/account', (_request, reply) => reply.send('private'));
  });
  afterEach(() => app.close());

  const ask = (url: string, origin = 'https://anybody.example', method: 'GET' | 'POST' = 'GET') =>
    app.inject({ method, url, headers: { origin, cookie: 'session=1' } });

  it('is the stable release of every remote, with whole addresses, and nothing of canaries and history [FED-01]', async () => {
    const { headers, payload, json } = await ask('/registry.json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(json()).toEqual({
      revision: 1,
      contract: CONTRACT_VERSION,
      remotes: {
        'mfe-catalog': {
          id: 'aaa',
          version: '1.0.0',
          contract: 2,
          base: `${SHOP}/releases/mfe-catalog/aaa/`,
          entry: 'browser/remoteEntry.js',
          integrity: 'sha384-c',
          manifest: `${SHOP}/remotes/mfe-catalog/mf-manifest.json`,
          provides: { pages: ['home'], fragments: [], commands: [] },
        },
      },
    });
    expect(payload).not.toContain('bbb');
  });

  it('is a manifest of each, as the federation’s own runtime reads it [FED-01]', async () => {
    const { headers, json } = await ask('/remotes/mfe-catalog/mf-manifest.json');
    expect(headers['access-control-allow-origin']).toBe('*');
    expect(json()).toMatchObject({
      name: 'mfe_catalog',
      metaData: {
        publicPath: `${SHOP}/releases/mfe-catalog/aaa/`,
        globalName: 'mfe_catalog',
        remoteEntry: { path: 'browser/', name: 'remoteEntry.js', type: 'global' },
        types: { zip: '' },
      },
      exposes: [{ path: './remote' }],
    });
    for (const remote of ['mfe-nowhere', 'constructor', '__proto__'])
      expect((await ask(`/remotes/${remote}/mf-manifest.json`)).statusCode).toBe(404);
  });

  it('is where the types of a release lie, as the federation’s own tools look for them [FED-05]', async () => {
    const channel = aRegistry().remotes['mfe-catalog'] as RemoteChannel;
    registry = { revision: 2, remotes: { 'mfe-catalog': { ...channel, stable: 'bbb' } } };
    const { metaData } = (await ask('/remotes/mfe-catalog/mf-manifest.json')).json() as {
      metaData: { publicPath: string; types: { zip: string } };
    };
    // The consumer puts one behind the other.
    const archive = new URL(metaData.types.zip, metaData.publicPath).href;
    expect(archive).toBe(`${SHOP}/releases/mfe-catalog/bbb/types/@mf-types.zip`);
    expect(isReleasedFile(archive.slice(`${SHOP}/releases/`.length), registry)).toBe(true);
  });

  it('is the configuration of a site, by a locale that there is [SITE-06]', async () => {
    expect((await ask('/embed/site/it-it')).json()).toMatchObject({ locale: 'it-it' });
    expect((await ask('/embed/site/constructor')).statusCode).toBe(404);
  });

  it('is what the platform answers to reading, for trusted origins alone and never with a session [EMB-01]', async () => {
    const allowed = async (...asked: Parameters<typeof ask>) => {
      const { headers } = await ask(...asked);
      return [headers['access-control-allow-origin'], headers['access-control-allow-credentials'], headers.vary];
    };
    const url = '/search/resources/products';
    expect(await allowed(url, FRIEND)).toEqual([FRIEND, undefined, 'origin']);
    expect(await allowed(url)).toEqual([undefined, undefined, 'origin']);
    expect(await allowed(url, FRIEND, 'POST')).toEqual([undefined, undefined, undefined]);
    expect(await allowed('/account', FRIEND)).toEqual([undefined, undefined, undefined]);
  });
});
