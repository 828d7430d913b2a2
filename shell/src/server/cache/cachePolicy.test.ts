import { cacheControl, freshSeconds, isShared, policyOf, staleSeconds } from './cachePolicy';

const found = { status: 200, shared: true, wanted: 'product' };
const visit = { set: {}, url: '/sunglasses', segments: [] };

describe('the cache policy of a page', () => {
  it('is the one its owner asks for when the page is there for everybody [SEO-05]', () => {
    expect(policyOf(found)).toBe('product');
    expect(cacheControl('product')).toBe('public, max-age=0, s-maxage=600, stale-while-revalidate=1200');
    for (const policy of ['content', 'category'] as const)
      expect([policy, cacheControl(policy)]).toEqual([
        policy,
        'public, max-age=0, s-maxage=300, stale-while-revalidate=600',
      ]);
  });

  it.each([
    ['a missing page', { status: 404 }],
    ['a failed page', { status: 500 }],
    ['a shop under maintenance', { status: 418 }],
    ['a page drawn for somebody', { shared: false }],
    ['a policy that does not exist', { wanted: 'constructor' }],
  ])('keeps nothing of %s, whatever its owner asks for [SEO-05]', (_what, facts) => {
    const policy = policyOf({ ...found, ...facts });
    expect([cacheControl(policy), freshSeconds(policy), staleSeconds(policy)]).toEqual(['private, no-store', 0, 0]);
  });

  it('shares what is drawn from its address alone [SEO-05] [CAT-07]', () => {
    expect(isShared(visit)).toBe(true);
    expect(isShared({ ...visit, segments: ['RegisteredUsers'] })).toBe(false);
    expect(isShared({ ...visit, preview: { token: 't' } })).toBe(false);
    for (const url of ['/account', '/it-it/carrello?x=1', '/wishlist'])
      expect([url, isShared({ ...visit, url })]).toEqual([url, false]);
  });
});
