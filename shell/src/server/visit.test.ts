import type { IncomingMessage } from 'node:http';

import { aRegistry } from '../testing/aRegistry';

import { readCall } from './visit';

const call = (cookie: string, { canary, url = '/sunglasses' }: { canary?: number; url?: string } = {}) =>
  readCall({ url, headers: { cookie } } as IncomingMessage, {
    current: () => aRegistry(canary),
    overrides: (token) => (token === 'signed' ? { 'mfe-catalog': 'bbb' } : {}),
  });

const idOf = (one: ReturnType<typeof call>) => one.releases.set['mfe-catalog']?.id;

describe('a request', () => {
  it('is answered as if it wished for nothing when nobody signed its wish [FED-04] [PLAT-06]', () => {
    const plain = call('sightline-bag=1');
    for (const wish of ['%E0%A4%A', 'mfe-catalog@bbb', 'mfe-catalog%40constructor'])
      expect([wish, call(`sightline-releases=${wish}`)]).toEqual([wish, plain]);
  });

  it('gets the releases that its signed cookie names, and none by its address [FED-04]', () => {
    expect(idOf(call('sightline-releases=signed'))).toBe('bbb');
    expect(idOf(call('', { url: '/sunglasses?releases=signed' }))).toBe('aaa');
  });

  it('is told apart when a cookie chose its page, which a shared cache could not see [SEO-05] [FED-04]', () => {
    for (const chosen of [
      call('sightline-releases=signed'),
      call('sightline-bucket=3', { canary: 5 }),
      call('sightline-bucket=60', { canary: 5 }),
      call('', { canary: 5 }),
    ])
      expect(chosen.byCookie).toBe(true);
    expect(call('').byCookie).toBe(false);
    // Segments are a claim: whether they change the page is decided by the session.
    expect(call('sightline-segments=RegisteredUsers')).toMatchObject({ byCookie: false, claims: ['RegisteredUsers'] });
    expect(call('sightline-bag=1; sightline-bucket=3').byCookie).toBe(false);
  });

  it('draws a number for a canary where there is none, or none that can be [FED-04]', () => {
    expect(call('sightline-bucket=7', { canary: 5 }).cookies).toEqual([]);
    for (const bucket of ['', '100', '-1', '1e1', ' ', 'x'])
      expect([bucket, call(`sightline-bucket=${bucket}`, { canary: 5 }).cookies]).toEqual([
        bucket,
        [expect.stringMatching(/^sightline-bucket=\d{1,2};.*HttpOnly/)],
      ]);
    expect(call('').cookies).toEqual([]);
  });
});
