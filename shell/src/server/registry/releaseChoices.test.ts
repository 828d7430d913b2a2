import { CHOSEN } from '@sightline/shared-lib/contracts';

import { echoShop, releasesOf } from '../../testing/echoShop';
import { visitShop } from '../../testing/visitShop';

const REMOTE = 'mfe-catalog';
const FORM = {
  host: 'localhost:3000',
  origin: 'http://localhost:3000',
  'content-type': 'application/x-www-form-urlencoded',
};
const GRANT = 'sightline-releases=choose';

let close = () => Promise.resolve();
afterEach(() => close());

/** Two published releases, a development build, and a signed link that lets its browser choose of the catalogue. */
function openShop(wish: string = CHOSEN) {
  const { revision, remotes } = releasesOf();
  const channel = remotes[REMOTE];
  const releases = { ...channel?.releases };
  const { bb } = releases;
  if (!channel || !bb) throw new Error('The registry of the test has changed.');
  const built = { commit: 'c0ffee', dirty: false, author: 'Ada', builtAt: '' };
  const registry = {
    revision,
    remotes: {
      [REMOTE]: {
        ...channel,
        releases: {
          ...releases,
          bb: { ...bb, createdAt: '2026-11-02', built: { ...built, mode: 'production' as const } },
          dev: { ...bb, id: 'dev', built: { ...built, mode: 'development' as const } },
        },
      },
    },
  };
  const shop = echoShop({ registry, overrides: { choose: { [REMOTE]: wish } } });
  close = () => shop.close();
  const choose = (fields: Readonly<Record<string, string>>, headers: Readonly<Record<string, string>> = {}) =>
    visitShop(shop, '/release-choices', {
      method: 'POST',
      headers: { ...FORM, cookie: GRANT, ...headers },
      payload: new URLSearchParams(fields).toString(),
    });
  const shownWith = async (cookie: string) =>
    /\/site\/(\w+)\.json/.exec((await visitShop(shop, '/', { headers: { cookie } })).body)?.[1];
  return { shop, choose, shownWith };
}

const cookieOf = ({ headers }: Awaited<ReturnType<typeof visitShop>>) =>
  String(headers['set-cookie']).split(';')[0] ?? '';

describe('a choice of releases', () => {
  it('is offered to a browser whose signed link says so, without development builds [FED-04]', async () => {
    const { shop } = openShop();
    const { status, body, headers } = await visitShop(shop, '/release-choices', { headers: { cookie: GRANT } });
    expect([status, headers['cache-control']]).toEqual([200, 'private, no-store']);
    expect(JSON.parse(body)).toEqual([
      {
        remote: REMOTE,
        chosen: '',
        releases: [
          { id: 'bb', version: '1', createdAt: '2026-11-02', author: 'Ada', live: false },
          { id: 'aa', version: '1', createdAt: '', author: '', live: true },
        ],
      },
    ]);
  });

  it('shows what was chosen to that browser alone, until it chooses what everybody gets [FED-04]', async () => {
    const { shop, choose, shownWith } = openShop();
    const chosen = await choose({ page: '/sunglasses', [REMOTE]: 'bb' });
    expect([chosen.status, chosen.headers['location']]).toEqual([303, '/sunglasses?releases']);
    expect(String(chosen.headers['set-cookie'])).toContain('HttpOnly');
    expect(await shownWith(cookieOf(chosen))).toBe('bb');
    expect(await shownWith(GRANT)).toBe('aa');
    const { body } = await visitShop(shop, '/release-choices', { headers: { cookie: cookieOf(chosen) } });
    expect(JSON.parse(body)).toMatchObject([{ chosen: 'bb' }]);
    const ended = await choose({ page: '/', [REMOTE]: '' }, { cookie: cookieOf(chosen) });
    expect(cookieOf(ended)).toBe(GRANT);
  });

  it('is nobody’s without the signature, and never of what is not published for shoppers [FED-04] [PLAT-06]', async () => {
    const { shop, choose, shownWith } = openShop();
    for (const cookie of ['', 'sightline-releases=made-up', `sightline-releases=~${REMOTE}@bb`]) {
      expect((await visitShop(shop, '/release-choices', { headers: { cookie } })).status).toBe(404);
      expect((await choose({ [REMOTE]: 'bb' }, { cookie })).status).toBe(404);
      expect(await shownWith(`${cookie}~${REMOTE}@bb`)).toBe('aa');
    }
    for (const id of ['dev', 'nowhere', 'constructor', '__proto__', '../bb']) {
      expect(cookieOf(await choose({ [REMOTE]: id }))).toBe(GRANT);
      expect([id, await shownWith(`${GRANT}~${REMOTE}@${id}`)]).toEqual([id, 'aa']);
    }
    expect((await choose({ [REMOTE]: 'bb' }, { origin: 'https://elsewhere.example' })).status).toBe(403);
    expect((await choose({ page: '//elsewhere.example', [REMOTE]: 'bb' })).headers['location']).toBe(
      '/elsewhere.example?releases',
    );
  });

  it('changes nothing of a link that names its release [FED-04]', async () => {
    const { shop, choose, shownWith } = openShop('bb');
    expect((await visitShop(shop, '/release-choices', { headers: { cookie: GRANT } })).status).toBe(404);
    expect((await choose({ [REMOTE]: 'aa' })).status).toBe(404);
    expect(await shownWith(`${GRANT}~${REMOTE}@aa`)).toBe('bb');
  });
});
