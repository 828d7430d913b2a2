import { senderOf } from './requestOrigin';

const SHOP = 'https://shop.example';
const of = (headers: object) => senderOf({ host: 'shop.example', 'x-forwarded-proto': 'https', ...headers }, SHOP);

describe('who sends a request', () => {
  it('is told by its origin first, then by the address of its page, then by the browser [PLAT-04]', () => {
    expect(of({ origin: SHOP })).toBe('own');
    expect(of({ origin: 'https://elsewhere.example', referer: `${SHOP}/`, 'sec-fetch-site': 'same-origin' })).toBe(
      'foreign',
    );
    expect(of({ referer: `${SHOP}/cart` })).toBe('own');
    expect(of({ referer: 'https://shop.example.elsewhere.example/', 'sec-fetch-site': 'same-origin' })).toBe('foreign');
    expect(of({ 'sec-fetch-site': 'same-origin' })).toBe('own');
    expect(of({ 'sec-fetch-site': 'same-site' })).toBe('foreign');
    expect(of({})).toBe('unknown');
  });

  it('is no page of the shop in another scheme, under another port, or without an origin [PLAT-04]', () => {
    for (const origin of ['http://shop.example', 'https://shop.example:8443', 'null', '', 'nonsense'])
      expect([origin, of({ origin })]).toEqual([origin, 'foreign']);
    expect(of({ referer: 'about:client' })).toBe('foreign');
  });

  it('is the shop under the address that its own browser sees [PLAT-04]', () => {
    expect(senderOf({ host: '127.0.0.1:3000', origin: 'http://127.0.0.1:3000' }, 'http://localhost:3000')).toBe('own');
  });
});
