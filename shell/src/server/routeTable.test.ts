import { resolve } from 'node:path';

import {
  LOCALES,
  REMOTE_NAMES,
  type PageKind,
  type ReleaseRegistry,
  type RemoteManifest,
} from '@sightline/shared-lib/contracts';
import { localisePath } from '@sightline/shared-lib/domain/routing';
import { ROUTE_TABLE } from '@sightline/shared-lib/testing';
import type { FastifyInstance } from 'fastify';

import { aRelease } from '../testing/aRegistry';
import { echoShop } from '../testing/echoShop';
import { visitShop } from '../testing/visitShop';

const REPOSITORY = resolve(__dirname, '../../..');

/** What a remote says about itself: the shell knows it from its release alone. */
const manifestOf = (name: string) =>
  (jest.requireActual(resolve(REPOSITORY, name, 'remote.ts')) as { readonly manifest: RemoteManifest }).manifest;

/** The remotes as they are released together. */
function releasedRemotes(): ReleaseRegistry {
  const remotes = REMOTE_NAMES.map((name) => {
    const { pages, fragments, commands } = manifestOf(name);
    const release = { ...aRelease('aa'), provides: { pages, fragments, commands } };
    return [name, { stable: 'aa', history: [], releases: { aa: release } }] as const;
  });
  return { revision: 1, remotes: Object.fromEntries(remotes) as ReleaseRegistry['remotes'] };
}

/** Pages of the shell's own, with the status each has under its own address. */
const OWN: Readonly<Partial<Record<PageKind, number>>> = { 'not-found': 404, 'internal-error': 500, courtesy: 200 };

/** With and without what is optional. */
const pathsOf = (pattern: string) =>
  new Set([pattern.replaceAll(/\/:\w+\?/g, ''), pattern.replaceAll(/:\w+\??/g, '7307966')].map((path) => path || '/'));

const ADDRESSES = ROUTE_TABLE.flatMap(({ kind, pattern }) => [...pathsOf(pattern)].map((path) => ({ kind, path })));

describe('the addresses of the route table', () => {
  let shop: FastifyInstance;
  afterEach(() => shop.close());

  it.each(LOCALES)('are each answered by the page of their kind in %s [ROUTE-01] [ROUTE-02]', async (locale) => {
    shop = echoShop({ registry: releasedRemotes() });
    const answers: unknown[] = [];
    for (const { kind, path } of ADDRESSES) {
      const { status, body } = await visitShop(shop, localisePath(path, locale));
      answers.push([
        path,
        status,
        body.includes('<title>Echo</title>') ? 'of a remote' : kind,
        /"rendered":false/.test(body),
      ]);
    }
    expect(answers).toEqual(
      ADDRESSES.map(({ kind, path }) => [path, OWN[kind] ?? 200, kind in OWN ? kind : 'of a remote', false]),
    );
  });

  it('say that they are nowhere when no release has pages of their kind [ROUTE-02] [ROUTE-08]', async () => {
    const { 'mfe-prescription': _missing, ...others } = releasedRemotes().remotes;
    shop = echoShop({ registry: { revision: 1, remotes: others } });
    const { status, body } = await visitShop(shop, '/checkout/upload-prescription');
    expect([status, /"rendered":(\w+)/.exec(body)?.[1]]).toEqual([404, 'true']);
  });
});
