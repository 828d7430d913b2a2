import { slugOf } from './slug';
import { readStoreSegment, storeSegment } from './storeSegment';

describe('the readable part of an address', () => {
  it.each([
    ['Hörgeräte München', 'hoergeraete-muenchen'],
    ['Übergröße', 'uebergroesse'],
    ['  Café --- L’Été!  ', 'cafe-l-ete'],
    ['Ção 12/3', 'cao-12-3'],
    ['–', ''],
  ])('of %p is %p [ROUTE-02]', (text, slug) => {
    expect(slugOf(text)).toBe(slug);
  });

  it('follows the number of a store, and is told apart from it again [STOR-01]', () => {
    expect([storeSegment('11039', 'Main Street'), storeSegment('11039'), storeSegment('1/2', '!')]).toEqual([
      '11039-main-street',
      '11039',
      '1%2F2',
    ]);
    expect(storeSegment('1/2', 'x')).toBe('1%2F2-x');
    expect(readStoreSegment('11039-main-street')).toEqual({ storeId: '11039', slug: 'main-street' });
    expect(readStoreSegment('11039')).toEqual({ storeId: '11039' });
  });
});
