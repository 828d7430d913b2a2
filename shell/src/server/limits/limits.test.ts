import { countedAddress } from './clientAddress';
import { LIMITS, readLimits } from './limits';
import { limitsOfCall } from './limitsOfCall';

const STORE = '/wcs/resources/store/10801';

describe('the table of limits', () => {
  it('is changed row by row by configuration, or not used at all [PLAT-08]', () => {
    expect(readLimits(undefined)).toEqual(LIMITS);
    expect(readLimits(' guests=5/60, searches=1/2 ')).toEqual({
      ...LIMITS,
      guests: { by: 'address', burst: 5, perMinute: 60 },
      searches: { by: 'address', burst: 1, perMinute: 2 },
    });
    expect(readLimits('off')).toBeNull();
  });

  it.each(['visitors=1/1', 'guests=1', 'guests=0/1', 'guests=1/0', 'guests=-1/1', 'on', 'toString=1/1'])(
    'refuses %s at once [PLAT-08]',
    (text) => {
      expect(() => readLimits(text)).toThrow(text);
    },
  );
});

describe('an address that is counted', () => {
  it('is an IPv4 address, however it is written, or the /64 network of an IPv6 one [PLAT-08]', () => {
    expect(countedAddress('203.0.113.7')).toBe('203.0.113.7');
    expect(countedAddress('::ffff:203.0.113.7')).toBe('203.0.113.7');
    const home = countedAddress('2001:db8:1:2::1');
    expect(home).toBe('2001:db8:1:2::/64');
    expect(countedAddress('2001:0db8:0001:0002:ffff:ffff:ffff:ffff')).toBe(home);
    expect(countedAddress('2001:db8:1:3::1')).not.toBe(home);
    expect([countedAddress('unknown'), countedAddress('')]).toEqual(['unreadable', 'unreadable']);
  });
});

describe('what a call counts for', () => {
  it.each([
    ['POST', `${STORE}/guestidentity`, ['guests']],
    ['GET', `${STORE}/wishlist/shared/a-key-of-somebody`, ['sharedLists']],
    ['GET', `${STORE}/wishlist/@self`, []],
    ['POST', `${STORE}/loginidentity?rememberMe=true`, ['signIns']],
    ['POST', `${STORE}/person`, ['signIns']],
    ['POST', `${STORE}/organization/buyer`, ['signIns']],
    ['PUT', `${STORE}/person/@self`, ['codes']],
    ['POST', `${STORE}/person/resendCode?email=a`, ['codes']],
    ['POST', `${STORE}/contactmessage`, ['messages']],
    ['POST', `${STORE}/appointment`, ['messages']],
    ['POST', `${STORE}/prescription/uploadFile/multiple`, ['uploads', 'uploadsOfShopper']],
    ['POST', `${STORE}/cart/@self/checkout`, ['checkouts', 'checkoutsOfShopper']],
    ['POST', '/1/indexes/*/queries', ['searches']],
    ['GET', '/1/indexes/products_en-us_grouped?query=round', ['searches']],
    ['HEAD', '/1/indexes/products_en-us_grouped?query=round', ['searches']],
    ['GET', '/search/resources/api/v2/products?storeId=10801&searchTerm=x', ['searches']],
    ['GET', '/search/resources/api/v2/products?storeId=10801', []],
    ['GET', `${STORE}/person/@self`, []],
    ['POST', '/1/events', ['searchEvents']],
  ])('%s %s [PLAT-08]', (method, url, limits) => {
    expect(limitsOfCall(method, url)).toEqual(['calls', ...limits]);
  });

  it('is the same however its path is spelt, and nothing for pictures [PLAT-08]', () => {
    const spellings = [`${STORE}/%67uestidentity`, `${STORE}/guest%69dentity?a=1`];
    for (const url of spellings) expect(limitsOfCall('POST', url)).toEqual(['calls', 'guests']);
    expect(limitsOfCall('GET', '/pictures/0NO4001S-01/front.webp?w=400')).toEqual([]);
    expect(limitsOfCall('POST', `/pictures/..${STORE}/guestidentity`)).toEqual(['calls']);
    expect(limitsOfCall('POST', '%')).toEqual(['calls']);
  });
});
