import { COOKIES } from '../http/cookies';

import {
  endedVisitCookie,
  proofCookie,
  proofHeader,
  readVisit,
  spentProofCookie,
  visitCookie,
  type ProviderVisit,
} from './providerCookies';

const LOCAL = { host: 'localhost:3000' };
const visit: ProviderVisit = { provider: 'example', state: 's', nonce: 'n', verifier: 'v', back: '/it-it/accedi' };
const sentBack = (set: string) => ({ ...LOCAL, cookie: set.split(';')[0] ?? '' });
const encoded = (value: unknown) => ({
  cookie: `${COOKIES.providerVisit}=${Buffer.from(JSON.stringify(value)).toString('base64url')}`,
});

describe('a sign-in with a provider that is under way [AUTH-07]', () => {
  it('is kept from script for a quarter of an hour, and read as it was written', () => {
    const set = visitCookie(visit, LOCAL);
    expect(set).toMatch(/; Max-Age=900; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(readVisit(sentBack(set))).toEqual(visit);
    expect(endedVisitCookie(LOCAL)).toMatch(new RegExp(`^${COOKIES.providerVisit}=; Max-Age=0;.*HttpOnly`));
  });

  it.each(['provider', 'state', 'nonce', 'verifier', 'back'] as const)('is none without its %s', (name) => {
    expect(readVisit(encoded({ ...visit, [name]: '' }))).toBeNull();
    expect(readVisit(encoded({ ...visit, [name]: 1 }))).toBeNull();
    expect(readVisit(encoded({ ...visit, [name]: undefined }))).toBeNull();
  });

  it('is none where the cookie holds anything else, or there is none', () => {
    for (const value of [null, 1, 'text', [], {}]) expect(readVisit(encoded(value))).toBeNull();
    expect(readVisit({ cookie: `${COOKIES.providerVisit}=no-json` })).toBeNull();
    expect(readVisit({})).toBeNull();
  });
});

describe('what a provider said of somebody [AUTH-07]', () => {
  it('is kept from script for two minutes and told to the sign-in as its bearer', () => {
    const set = proofCookie('head.body.sign', LOCAL);
    expect(set).toMatch(/; Max-Age=120; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
    expect(proofHeader(sentBack(set))).toEqual({ authorization: 'Bearer head.body.sign' });
    expect(spentProofCookie(LOCAL)).toMatch(new RegExp(`^${COOKIES.providerProof}=; Max-Age=0;.*HttpOnly`));
  });

  it.each(['', 'head.body', 'head.body.sign.more', 'head..sign', 'he ad.body.sign', '"head.body.sign"x'])(
    'is nothing when it is no token: %j',
    (token) => {
      expect(proofHeader({ cookie: `${COOKIES.providerProof}=${token}` })).toEqual({});
    },
  );
});
