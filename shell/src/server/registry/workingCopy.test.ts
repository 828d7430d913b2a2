import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import type { ReleaseOverrides } from '@sightline/shared-lib/registry';
import Fastify from 'fastify';

import { aRelease } from '../../testing/aRegistry';

import { createServerFailures } from './serverFailures';
import { workingCopyRoutes } from './workingCopy';

const COOKIE = 'sightline-releases';
const developed = (id: string) => ({
  ...aRelease(id),
  built: { commit: '', dirty: true, mode: 'development' as const, author: '', builtAt: '' },
});
const registryAt = (working: string): ReleaseRegistry => ({
  revision: 1,
  remotes: {
    'mfe-catalog': {
      stable: 'aaa',
      working,
      history: [],
      releases: { aaa: aRelease('aaa'), [working]: developed(working) },
    },
  },
});

/** A shop on a port, the registry and failures of which change while somebody listens. */
async function shop() {
  const releasesDir = mkdtempSync(join(tmpdir(), 'working-'));
  mkdirSync(join(releasesDir, 'mfe-catalog'));
  const now = { registry: registryAt('one') };
  const failures = createServerFailures();
  const wishes: Record<string, ReleaseOverrides> = {
    follows: { 'mfe-catalog': 'working' },
    looks: { 'mfe-catalog': 'aaa' },
  };
  const app = Fastify();
  workingCopyRoutes(app, {
    registry: { current: () => now.registry, overrides: (token) => wishes[token] ?? {}, close: () => undefined },
    failures,
    releasesDir,
  });
  app.addHook('onClose', () => rmSync(releasesDir, { recursive: true }));
  await app.listen({ port: 0, host: '127.0.0.1' });
  const { port } = app.server.address() as AddressInfo;
  const open = (cookie: string) =>
    fetch(`http://127.0.0.1:${port}/working-copy`, { headers: cookie ? { cookie: `${COOKIE}=${cookie}` } : {} });
  const problems = (text: string) => writeFileSync(join(releasesDir, 'mfe-catalog/problems.json'), text);
  return { app, now, failures, open, problems };
}

/** Reads events until one of a kind comes; answers its data. */
function listener(answer: Response) {
  const reader = answer.body?.pipeThrough(new TextDecoderStream()).getReader();
  if (!reader) throw new Error('no body');
  let text = '';
  return async function next(kind: string): Promise<unknown> {
    for (;;) {
      const [event] = text.split('\n\n', 1);
      if (text.includes('\n\n') && event !== undefined) {
        text = text.slice(event.length + 2);
        const [, data] = new RegExp(`^event: ${kind}\ndata: (.*)$`, 'm').exec(event) ?? [];
        if (data) return JSON.parse(data);
      } else text += (await reader.read()).value ?? '';
    }
  };
}

describe('the news of a working copy', () => {
  it('tells a browser that follows it of each newer one [FED-04]', async () => {
    const { app, now, open } = await shop();
    const answer = await open('follows');
    expect(answer.headers.get('content-type')).toBe('text/event-stream');
    const next = listener(answer);
    const base = '/releases/mfe-catalog/';
    expect(await next('build')).toEqual({
      remote: 'mfe-catalog',
      id: 'one',
      base: `${base}one/`,
      integrity: 'sha384-c',
      isNew: false,
    });
    now.registry = registryAt('two');
    expect(await next('build')).toMatchObject({ id: 'two', base: `${base}two/`, isNew: true });
    await app.close();
  });

  it('tells of problems as they come and go, and of what its code throws on the server [FED-04]', async () => {
    const { app, now, failures, open, problems } = await shop();
    const next = listener(await open('follows'));
    expect(await next('problems')).toEqual([]);
    problems('[{"where":"types","text":"wrong"}]');
    expect(await next('problems')).toEqual([{ where: 'types', text: 'wrong' }]);
    failures.add('mfe-catalog', now.registry.remotes['mfe-catalog']?.releases['one'], new Error('thrown'));
    expect(await next('failure')).toMatchObject({ id: 'one', stack: expect.stringContaining('Error: thrown\n') });
    await app.close();
  });

  it('keeps nothing of what releases throw that shoppers get [FED-04]', () => {
    const failures = createServerFailures();
    failures.add('mfe-catalog', aRelease('aaa'), new Error('thrown'));
    expect(failures.last('mfe-catalog', 'aaa')).toBeUndefined();
  });

  it('is for nobody else: no override, one that nobody signed, one of a release [FED-04] [PLAT-06]', async () => {
    const { app, open } = await shop();
    for (const cookie of ['', 'forged', 'looks']) expect([cookie, (await open(cookie)).status]).toEqual([cookie, 404]);
    await app.close();
  });
});
