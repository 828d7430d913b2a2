import type { Release, ReleaseRegistry, RemoteName } from '@sightline/shared-lib/contracts';

import { promote, publish, rollback, startCanary } from './releaseChannels';
import { prepareShellRollback } from './shellRollback';
import { aRelease } from './testing/aRelease';

const [CATALOGUE, ACCOUNT] = ['mfe-catalog', 'mfe-account'] as const;

/** A release named by its contract and a day of January. */
const release = (contract: number, day: number) =>
  aRelease(`c${contract}d${day}`, { contract, createdAt: `2026-01-0${day}T00:00:00.000Z` });

/** Releases of a remote, each stable after the one before, under shells that served each. */
const released = (registry: ReleaseRegistry, remote: RemoteName, ...releases: readonly Release[]) =>
  releases.reduce((next, one) => promote(publish(next, remote, one), remote, one.id, one.contract), registry);

const EMPTY: ReleaseRegistry = { revision: 0, remotes: {} };
const stable = (registry: ReleaseRegistry, remote: RemoteName) => registry.remotes[remote]?.stable;
const BACK = { running: 4, target: 3 };

describe('a rollback of shells', () => {
  it('takes the last stable release of each remote that the shells of now and of then serve [FED-05]', () => {
    const remotes = released(EMPTY, CATALOGUE, release(3, 1), release(3, 2), release(4, 3));
    const neverShown = publish(remotes, CATALOGUE, release(3, 9));
    const registry = released(neverShown, ACCOUNT, release(3, 1), release(3, 4));
    const next = prepareShellRollback(registry, BACK);
    expect([stable(next, CATALOGUE), stable(next, ACCOUNT)]).toEqual(['c3d2', 'c3d4']);
    expect(next.remotes[ACCOUNT]).toEqual(registry.remotes[ACCOUNT]);
  });

  it('leaves a remote where the shells of now would lose it with every release that the others serve [FED-05]', () => {
    const registry = released(EMPTY, CATALOGUE, release(2, 1), release(4, 2));
    expect(prepareShellRollback(registry, BACK)).toEqual(registry);
  });

  it('ends canaries that would fall out, and no others [FED-05] [FED-04]', () => {
    const registry = released(EMPTY, CATALOGUE, release(3, 1));
    const withBoth = [release(3, 2), release(4, 3)].reduce((next, one) => publish(next, CATALOGUE, one), registry);
    const canaryOf = (id: string) => {
      const next = prepareShellRollback(startCanary(withBoth, CATALOGUE, id, 5, 4), BACK);
      return next.remotes[CATALOGUE]?.canary?.release;
    };
    expect([canaryOf('c3d2'), canaryOf('c4d3')]).toEqual(['c3d2', undefined]);
  });
});

describe('a rollback of a remote', () => {
  it('passes over releases that the running shells do not serve [FED-05]', () => {
    const registry = released(EMPTY, CATALOGUE, release(3, 1), release(5, 2), release(4, 3));
    const back = rollback(registry, CATALOGUE, 4);
    expect(back.remotes[CATALOGUE]).toMatchObject({ stable: 'c3d1', history: [] });
    expect(() => rollback(released(EMPTY, CATALOGUE, release(5, 2), release(4, 3)), CATALOGUE, 4)).toThrow(
      'no earlier stable release to return to that shells of contract 4 serve',
    );
  });
});
