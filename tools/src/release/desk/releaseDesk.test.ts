import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { Release } from '@sightline/shared-lib/contracts';
import type { ReleaseDeskView } from '@sightline/shared-lib/registry';

import { publish, showWorkingCopy, startCanary } from '../releaseChannels';
import { readRegistryFile, writeRegistryFile } from '../registryFile';
import { registryFiles } from '../registryFiles';

import { createReleaseDesk } from './releaseDesk';
import { aRelease } from '../testing/aRelease';

const REMOTE = 'mfe-catalog';
const TOKEN = 'desk of a test';
const HEALTH_TOKEN = 'health of a test';

const release = (id: string, more: Partial<Release> = {}) =>
  aRelease(id, {
    createdAt: `2026-01-0${id.length}T00:00:00.000Z`,
    provides: { pages: [], fragments: [], commands: ['search.open'] },
    ...more,
  });

const built = { commit: 'c0ffee', dirty: false, mode: 'development', author: 'Ada', builtAt: '' } as const;

let folder = '';
const servers: Server[] = [];
const filesOf = () => registryFiles(join(folder, 'releases'), join(folder, 'key.pem'));

async function listening(server: Server): Promise<string> {
  servers.push(server.listen(0, '127.0.0.1'));
  await once(server, 'listening');
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** A shell of contract 3 that takes `search.open`. */
const shell = () =>
  listening(
    createServer(({ url, headers }, response) => {
      if (url === '/readyz')
        return response.end(
          JSON.stringify({
            status: 'ready',
            contract: 3,
            revision: 1,
            unfit: [],
            agreement: { gives: {}, takes: { 'command search.open': 's1' } },
          }),
        );
      if (headers.authorization !== `Bearer ${HEALTH_TOKEN}`) return response.writeHead(404).end();
      return response.end(JSON.stringify({ [REMOTE]: { a: { shown: 100, failed: 2, measured: 10, poor: 1 } } }));
    }),
  );

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-desk-'));
  const registry = ['a', 'bb', 'ccc'].reduce((all, id) => publish(all, REMOTE, release(id)), {
    revision: 0,
    remotes: {},
  });
  const working = showWorkingCopy(registry, REMOTE, release('dev', { built }));
  writeRegistryFile(filesOf(), startCanary(working, REMOTE, 'bb', 5, 3));
});
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
  rmSync(folder, { recursive: true });
});

async function openDesk(shells?: readonly string[]) {
  const files = filesOf();
  const addresses = shells ?? [await shell(), await shell()];
  const desk = await listening(
    createReleaseDesk({ files, shells: addresses, healthToken: HEALTH_TOKEN, token: TOKEN }),
  );
  const headers = (token: string) => ({ authorization: `Bearer ${token}` });
  const look = (token = TOKEN) => fetch(`${desk}/releases`, { headers: headers(token) });
  const order = async (said: unknown, token = TOKEN) => {
    const answer = await fetch(`${desk}/moves`, {
      method: 'POST',
      headers: headers(token),
      body: JSON.stringify(said),
    });
    return { status: answer.status, body: (await answer.json()) as unknown };
  };
  const revision = () => readRegistryFile(files).revision;
  return { look, order, revision, channel: () => readRegistryFile(files).remotes[REMOTE] };
}

const wanted = (move: object, seen: number) => ({ remote: REMOTE, move, seen, by: 'Ann', reason: 'spring prices' });

describe('the desk of releases', () => {
  it('tells what is live, what could be, what shells counted together, and where taking back leads [FED-07]', async () => {
    const { look, order, revision } = await openDesk();
    await order(wanted({ action: 'promote', release: 'ccc' }, revision()));
    const view = (await (await look()).json()) as ReleaseDeskView;
    const remote = view.remotes[REMOTE];
    expect(remote).toMatchObject({ stable: 'ccc', before: 'a' });
    expect(remote?.releases.map(({ id }) => id)).toEqual(['ccc', 'bb', 'a']);
    expect(remote?.releases[2]?.counts).toEqual({ shown: 200, failed: 4, measured: 20, poor: 2 });
    expect(remote?.changes).toEqual([
      {
        action: 'promote',
        release: 'ccc',
        at: expect.stringMatching(/Z$/) as string,
        by: 'Ann',
        key: 'registry',
        reason: 'spring prices',
      },
    ]);
    expect(view.shells).toHaveLength(2);
    expect(view.shells[0]).toMatchObject({ status: 'ready', contract: 3, unfit: [] });
  });

  it('promotes, begins and ends a canary and takes back, each written down with who and why [FED-02] [FED-07]', async () => {
    const { order, revision, channel } = await openDesk();
    for (const move of [
      { action: 'canary', release: 'ccc', percent: 20 },
      { action: 'canary', release: 'ccc', percent: 0 },
      { action: 'promote', release: 'bb' },
      { action: 'rollback' },
    ])
      expect((await order(wanted(move, revision()))).status).toBe(200);
    expect(channel()).toMatchObject({ stable: 'a', history: [] });
    expect(channel()?.changes?.map(({ action, release: id, percent, by }) => [action, id, percent, by])).toEqual([
      ['rollback', 'a', undefined, 'Ann'],
      ['promote', 'bb', undefined, 'Ann'],
      ['canary', 'ccc', 0, 'Ann'],
      ['canary', 'ccc', 20, 'Ann'],
    ]);
  });

  it('refuses in words what the release command refuses, and what was decided on something older [FED-05] [FED-07]', async () => {
    const { order, revision, channel } = await openDesk();
    const files = filesOf();
    const provides = { pages: [], fragments: [], commands: [] };
    const others = [
      release('old', { contract: 1 }),
      release('less', { provides, agreement: { gives: {}, takes: {} } }),
    ];
    writeRegistryFile(
      files,
      others.reduce((all, one) => publish(all, REMOTE, one), readRegistryFile(files)),
    );
    const before = channel();
    const refusals = [
      [{ action: 'promote', release: 'old' }, 'which the running shells of contract 3 do not understand'],
      [{ action: 'promote', release: 'less' }, 'shell needs command search.open: nobody gives it'],
      [{ action: 'canary', release: 'less', percent: 5 }, 'shell needs command search.open: nobody gives it'],
      [{ action: 'promote', release: 'dev' }, 'is a development build'],
      [{ action: 'promote', release: 'nowhere' }, 'has no release nowhere'],
      [{ action: 'canary', release: 'bb', percent: 101 }, 'a number from 0 to 100'],
      [{ action: 'rollback' }, 'no earlier stable release'],
    ] as const;
    for (const [move, words] of refusals) {
      const { status, body } = await order(wanted(move, revision()));
      expect([status, body]).toEqual([409, { refusal: expect.stringContaining(words) as string }]);
    }
    expect(await order(wanted({ action: 'promote', release: 'bb' }, revision() - 1))).toMatchObject({
      status: 409,
      body: { refusal: expect.stringContaining('Somebody has released meanwhile') as string },
    });
    expect(channel()).toEqual(before);
  });

  it('takes no order without a name, a reason or the token, and says nothing without it [FED-07] [PLAT-08]', async () => {
    const { look, order, revision, channel } = await openDesk([]);
    const before = channel();
    const good = wanted({ action: 'promote', release: 'bb' }, revision());
    for (const said of [
      { ...good, reason: ' ' },
      { ...good, by: '' },
      { ...good, reason: 'x'.repeat(301) },
      { ...good, remote: 'constructor' },
      { ...good, seen: undefined },
      { ...good, move: { action: 'publish', release: 'bb' } },
      { ...good, move: { action: 'canary', release: 'bb', percent: 1.5 } },
      { ...good, reason: 'x'.repeat(5000) },
      'text',
    ])
      expect((await order(said)).status).toBe(400);
    for (const token of ['', 'wrong', HEALTH_TOKEN]) {
      expect((await look(token)).status).toBe(404);
      expect((await order(good, token)).status).toBe(404);
    }
    expect(channel()).toEqual(before);
  });

  it('names a shell that does not answer, and goes by the others [FED-07]', async () => {
    const { look } = await openDesk(['http://127.0.0.1:9', await shell()]);
    const view = (await (await look()).json()) as ReleaseDeskView;
    expect(view.shells[0]).toMatchObject({ address: 'http://127.0.0.1:9', problem: expect.any(String) as string });
    expect(view.shells[1]?.status).toBe('ready');
    expect(view.remotes[REMOTE]?.releases.find(({ id }) => id === 'a')?.counts.shown).toBe(100);
  });
});
