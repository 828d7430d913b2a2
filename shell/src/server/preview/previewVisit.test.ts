import { failWith, fakeClient } from '@sightline/shared-lib/testing';

import { isPreviewRefused } from './previewCheck';
import { previewRedirect, readPreview } from './previewVisit';

const host = { host: 'localhost:3000' };
const PAGE = 'GET /preview/page/{id}';

/** What the browser sends after it has taken the answer's cookie. */
const after = (url: string, cookie = '') => {
  const moved = previewRedirect(url, { ...host, cookie });
  const [pair = ''] = moved?.cookie.split(';') ?? [];
  return { location: moved?.location, set: moved?.cookie ?? '', headers: { ...host, cookie: pair } };
};

describe('previews', () => {
  it('begin by an address that keeps neither token nor date [CMS-02]', () => {
    const { location, set, headers } = after(
      '/it-it/c/spring-light?q=1&previewToken=let%20me%7Csee&previewDate=2027-03-02',
    );
    expect(location).toBe('/it-it/c/spring-light?q=1');
    expect(set).toContain('HttpOnly');
    expect(readPreview(headers)).toEqual({ token: 'let me|see', date: '2027-03-02' });
  });

  it('move to another date with the token they have [CMS-02]', () => {
    const first = after('/?previewToken=t');
    expect(readPreview(first.headers)).toEqual({ token: 't' });
    const second = after('/?previewDate=2027-05-01', first.headers.cookie);
    expect(readPreview(second.headers)).toEqual({ token: 't', date: '2027-05-01' });
  });

  it('look at one component, and at the whole page again [CMS-02]', () => {
    const one = after('/?previewComponent=hero%201&q=2', after('/?previewToken=t').headers.cookie);
    expect(one.location).toBe('/?q=2');
    expect(readPreview(one.headers)).toEqual({ token: 't', component: 'hero 1' });
    const whole = after('/?previewComponent=', one.headers.cookie);
    expect(readPreview(whole.headers)).toEqual({ token: 't' });
  });

  it('end by an empty token, and never begin by a date alone [CMS-02]', () => {
    expect(after('/?previewToken=', after('/?previewToken=t').headers.cookie).set).toContain('Max-Age=0');
    expect(readPreview(after('/?previewDate=2027-05-01').headers)).toBeNull();
  });

  it('are nothing to a shopper, and no other address moves [CMS-02]', () => {
    expect(readPreview({ ...host, cookie: 'sightline-segments=vip' })).toBeNull();
    expect(readPreview(host)).toBeNull();
    expect(previewRedirect('/sunglasses?sort=5', host)).toBeNull();
  });

  it('never lead to another host, and outlive a cookie nobody can have set [PLAT-04]', () => {
    for (const url of ['//elsewhere.example/?previewToken=t', '/\\elsewhere.example/?previewToken=t'])
      expect(after(url).location).toBe('/elsewhere.example/');
    expect(readPreview({ ...host, cookie: 'sightline-preview=%' })).toEqual({ token: '%' });
  });

  it('are refused when the content service does not take the token any more, not when it is away [CMS-02]', async () => {
    const refusing = (status: number) =>
      fakeClient({
        [PAGE]: () => {
          throw failWith(status);
        },
      });
    expect(await isPreviewRefused(refusing(401))).toBe(true);
    expect(await isPreviewRefused(refusing(500))).toBe(false);
    expect(await isPreviewRefused(fakeClient({ [PAGE]: { id: 'home', type: 'HomePage' } }))).toBe(false);
  });
});
