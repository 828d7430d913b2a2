import { callPath, callQuery } from './callPath';

describe('the path of a call', () => {
  it('has one spelling, whatever was written as an escape [PLAT-04]', () => {
    expect(callPath('/wcs/resources/store/1/guest%69dentity?a=%69')).toBe('/wcs/resources/store/1/guestidentity');
    expect(callPath('/wcs/store/1/person/%40self')).toBe('/wcs/store/1/person/@self');
    expect(callPath('/1/indexes/*/queries')).toBe('/1/indexes/*/queries');
    expect(callPath('/wcs/a;x=1/b%3Fc')).toBe('/wcs/a%3Bx=1/b%3Fc');
    expect(callPath('/cms/caf%C3%A9%2525')).toBe('/cms/caf%C3%A9%2525');
  });

  it('is none where two programs could read two paths [PLAT-04]', () => {
    for (const path of [
      '/wcs//x',
      '/wcs/../cms',
      '/stores/%2e%2e/wcs',
      '/wcs/a%2fb',
      '/wcs/a%5Cb',
      '/wcs/%E0%A4',
      '/wcs/%',
      '/wcs/%00',
      '/wcs/',
      'wcs',
    ])
      expect([path, callPath(path)]).toEqual([path, null]);
  });

  it('leaves the query as it came', () => {
    expect(callQuery('/a?b=%69&c')).toBe('?b=%69&c');
    expect(callQuery('/a')).toBe('');
  });
});
