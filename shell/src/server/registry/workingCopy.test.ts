import type { ReleaseRegistry } from '@sightline/shared-lib/contracts';
import Fastify from 'fastify';

import { aRelease } from '../../testing/aRegistry';

import { workingCopyRoutes } from './workingCopy';

const COOKIE = 'sightline-releases';
const registryAt = (working: string): ReleaseRegistry => ({
  revision: 1,
  remotes: { 'mfe-catalog': { stable: 'aaa', working, history: [], releases: { aaa: aRelease('aaa') } } },
});

/** A shop in which a newer working copy is made as soon as somebody has begun to follow the first. */
function shop() {
  const states = [registryAt('one')];
  const wishes: Record<string, object> = { follows: { 'mfe-catalog': 'working' }, looks: { 'mfe-catalog': 'aaa' } };
  const app = Fastify();
  workingCopyRoutes(app, {
    registry: {
      current: () => states.pop() ?? registryAt('two'),
      overrides: (token) => wishes[token] ?? {},
      close: () => undefined,
    },
  });
  return app;
}

describe('the news of a working copy', () => {
  it('reaches a browser that follows it as soon as there is a newer one [FED-04]', async () => {
    const app = shop();
    const { statusCode, headers, body } = await app.inject({
      url: '/working-copy',
      headers: { cookie: `${COOKIE}=follows` },
    });
    expect([statusCode, headers['content-type'], body.trim()]).toEqual([200, 'text/event-stream', 'data: changed']);
    await app.close();
  });

  it('is for nobody else: no override, one that nobody signed, one of a release [FED-04] [PLAT-06]', async () => {
    const app = shop();
    for (const cookie of ['', `${COOKIE}=forged`, `${COOKIE}=looks`])
      expect([cookie, (await app.inject({ url: '/working-copy', headers: { cookie } })).statusCode]).toEqual([
        cookie,
        404,
      ]);
    await app.close();
  });
});
