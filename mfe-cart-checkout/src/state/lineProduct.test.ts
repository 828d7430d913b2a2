import { isWorn, type LineProduct } from './lineProduct';

const goods = (facts: Partial<LineProduct>) => ({ type: null, isHearingDevice: false, ...facts }) as LineProduct;

describe('goods of a bag', () => {
  it('can be tried on where they are frames, and are not said to before their facts are there [STOR-07]', () => {
    for (const type of ['sun', 'optical', 'frames', 'electronics'] as const) expect(isWorn(goods({ type }))).toBe(true);
    for (const type of ['contact-lenses', 'accessories', null] as const) expect(isWorn(goods({ type }))).toBe(false);
    expect(isWorn(goods({ type: 'electronics', isHearingDevice: true }))).toBe(false);
    expect(isWorn(undefined)).toBe(false);
  });
});
