import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import { aSite, CONTRACT_VERSION, failWith, fakeClient } from '@sightline/shared-lib/testing';

import { EMPTY_CHROME } from '../../chrome/chromeContent';

import { createReadiness } from './readiness';

const released = {
  revision: 1,
  remotes: { 'mfe-catalog': { stable: 'a', releases: {} } },
} as unknown as ReleaseRegistry;
const QUERIES = 'POST /1/indexes/*/queries';
const building = () => {
  throw failWith(503);
};

function readinessOf(client: ReturnType<typeof fakeClient>, registry = released, now = () => 0) {
  return createReadiness({
    sites: { find: () => Promise.resolve({ context: aSite(), chrome: EMPTY_CHROME }) },
    clients: { forSite: () => client },
    registry: () => registry,
    now,
  });
}

describe('the readiness of the shop', () => {
  it('waits for the search index, without which no listing can be shown [PLAT-01]', async () => {
    const client = fakeClient({ [QUERIES]: building });
    const ready = readinessOf(client);
    expect(await ready()).toBe(false);
    client.handle({ [QUERIES]: { results: [] } });
    expect(await ready()).toBe(true);
  });

  it('asks the index again after ten seconds, not at every question', async () => {
    let clock = 0;
    const client = fakeClient({ [QUERIES]: { results: [] } });
    const ready = readinessOf(client, released, () => clock);
    await ready();
    await ready();
    expect(client.callsTo(QUERIES)).toHaveLength(1);
    clock = 10_000;
    client.handle({ [QUERIES]: building });
    expect(await ready()).toBe(false);
  });

  it('is not there while a stable release does not fit this shell, and is again when one does [FED-05]', async () => {
    const client = fakeClient({ [QUERIES]: { results: [] } });
    const stable = (contract: number) =>
      ({
        revision: 1,
        remotes: { 'mfe-catalog': { stable: 'a', history: [], releases: { a: { id: 'a', contract } } } },
      }) as unknown as ReleaseRegistry;
    const contracts = [CONTRACT_VERSION + 1, CONTRACT_VERSION, CONTRACT_VERSION - 1, CONTRACT_VERSION - 2];
    const found = await Promise.all(contracts.map((contract) => readinessOf(client, stable(contract))()));
    expect(found).toEqual([false, true, true, false]);
  });

  it('waits for the first release', async () => {
    const client = fakeClient({ [QUERIES]: { results: [] } });
    expect(await readinessOf(client, { revision: 0, remotes: {} } as unknown as ReleaseRegistry)()).toBe(false);
  });
});
