import { releasesOf } from '../../testing/echoShop';

import { overrideRedirect, readOverrides } from './overrideVisit';

const WISH = { 'mfe-catalog': 'bbb' };
const registry = {
  current: () => releasesOf(),
  overrides: (token: string) => (token === 'signed' ? WISH : {}),
};
const headers = { host: 'localhost:3000' };
const follow = (url: string) => overrideRedirect(url, headers, registry);

describe('an override of releases', () => {
  it('begins by a signed link, whose token does not stay in the address [FED-04]', () => {
    const moved = follow('/it-it/occhiali?FRAME_SHAPE=Round&releases=signed');
    expect(moved?.location).toBe('/it-it/occhiali?FRAME_SHAPE=Round');
    expect(moved?.cookie).toContain('HttpOnly');
    const [pair = ''] = moved?.cookie?.split(';') ?? [];
    expect(readOverrides({ ...headers, cookie: pair }, registry)).toEqual(WISH);
  });

  it('never begins by a link that anybody could have written [FED-04] [PLAT-06]', () => {
    for (const token of ['mfe-catalog@bbb', 'constructor', '__proto__', '%'])
      expect([token, follow(`/?releases=${encodeURIComponent(token)}`)]).toEqual([token, { location: '/' }]);
    expect(readOverrides({ cookie: 'sightline-releases=mfe-catalog@bbb' }, registry)).toBeNull();
  });

  it('ends by an empty one, and leaves every other address alone [FED-04]', () => {
    expect(follow('/?releases=')?.cookie).toContain('Max-Age=0');
    expect(follow('/sunglasses?sort=5')).toBeNull();
    for (const asked of ['/sunglasses?releases', '/?releases&x=1', '/?x=1&releases']) expect(follow(asked)).toBeNull();
  });

  it('never leads to another host [PLAT-04]', () => {
    expect(follow('//elsewhere.example/?releases=signed')?.location).toBe('/elsewhere.example/');
  });
});
