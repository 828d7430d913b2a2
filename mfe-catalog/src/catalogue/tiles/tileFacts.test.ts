import { aListingProduct, aPrice, aSite, attributesOf } from '@sightline/shared-lib/testing';

import { tileFacts } from './tileFacts';
import type { TileSource } from './tileFacts';

const services = { site: aSite(), segments: [], now: Date.parse('2026-05-01'), t: (key: string) => key };

const CODES = {
  PRODUCT_TYPE: 'Sun',
  BRAND: 'Norvane',
  MODEL_NAME: 'Ordora',
  FRAME_SHAPE: 'Cat Eye',
  LENS_WIDTH: '52',
  BRIDGE_WIDTH: '18',
  TEMPLE_LENGTH: '145',
  FRAME_WIDTH: '136',
};

const tile = (codes: Record<string, string> = {}, more: Partial<TileSource> = {}) =>
  tileFacts(aListingProduct({ attributes: attributesOf({ ...CODES, ...codes }), ...more }), services);

describe('facts of a tile', () => {
  it('names brand, model, size, width and price of a frame [PLP-07]', () => {
    expect(tile()).toMatchObject({
      brand: 'Norvane',
      name: 'Ordora',
      mm: 136,
      outline: 'cat-eye',
      size: { lens: 52, bridge: 18, temple: 145 },
      price: { now: '$146.40', before: '$183.00', discountPercent: 20 },
    });
  });

  it('says the brand of goods once, where their name begins with it [PLP-07]', () => {
    expect(tile({ MODEL_NAME: 'Norvane Folding Case' })).toMatchObject({ brand: 'Norvane', name: 'Folding Case' });
  });

  it('shows the front, and from the side for who points at it [PLP-07]', () => {
    const picture = (view: string) => ({
      ...aListingProduct().attachments[0]!,
      name: view,
      url: `/pictures/x/${view}.webp?w=400&v=1`,
    });
    const [colour] =
      tile({}, { attachments: [picture('front'), picture('three-quarter'), picture('lateral')] })?.colours ?? [];
    expect(colour?.picture?.src).toContain('/front.');
    expect(colour?.second?.src).toContain('/lateral.');
    expect(tile({}, { attachments: [picture('front')] })?.colours[0]).not.toHaveProperty('second');
  });

  it('knows what to draw of goods without a frame [PLP-07]', () => {
    expect(tile({ PRODUCT_TYPE: 'Contact Lenses', LENS_WIDTH: '14.2' })).toMatchObject({ outline: 'lens-box' });
  });

  it('carries four colours and counts the others [PLP-07]', () => {
    const cluster = ['02', '03', '04', '05', '06'].map((colour) => ({
      productId: colour,
      name: colour,
      partNumber: `0NO4001S-${colour}`,
      url: `/sunglasses/x-${colour}`,
      attributes: attributesOf({ FRONT_COLOR: 'Red' }),
      attachments: [],
      prices: {},
    }));
    const facts = tile({}, { cluster });
    expect(facts?.colours.map(({ partNumber }) => partNumber)).toEqual([
      '0NO4001S-01',
      '0NO4001S-02',
      '0NO4001S-03',
      '0NO4001S-04',
    ]);
    expect(facts?.moreColours).toBe(2);
  });

  it('shows the first primary badge, and sold out before any [CAT-04]', () => {
    expect(tile({ LX_IS_MOST_POPULAR: 'TRUE', EXCLUSIVE: 'TRUE' })?.badge).toBe('exclusive');
    expect(tile({ EXCLUSIVE: 'TRUE', LX_SOLDOUT: 'TRUE' })?.badge).toBe('sold-out');
    expect(tile({ LENS_TREATMENT: 'Photochromic' })?.secondary).toContain('light-adaptive');
  });

  it('keeps the price of registered shoppers beside that of guests only where they differ [CAT-07]', () => {
    const guest = aPrice();
    const member = aPrice({ segment: 'RegisteredUsers', offerMinor: 13_000, percentageDiscount: 29 });
    expect(tile({}, { prices: { US_FRAMES: [guest, member] } })?.memberPrice?.now).toBe('$130.00');
    expect(
      tile({}, { prices: { US_FRAMES: [guest, { ...guest, segment: 'RegisteredUsers' }] } })?.memberPrice,
    ).toBeUndefined();
  });

  it('has one price for everybody where the store knows no segments [CAT-07] [SITE-06]', () => {
    const member = aPrice({ segment: 'RegisteredUsers', offerMinor: 13_000, percentageDiscount: 29 });
    const product = aListingProduct({ attributes: attributesOf(CODES), prices: { US_FRAMES: [aPrice(), member] } });
    const tileOf = (CustomerSegments_Enabled: boolean) =>
      tileFacts(product, { ...services, site: aSite({ config: { CustomerSegments_Enabled } }) });
    expect(tileOf(true)).toHaveProperty('memberPrice');
    expect(tileOf(false)).toMatchObject({ price: { now: '$146.40' } });
    expect(tileOf(false)).not.toHaveProperty('memberPrice');
  });

  it('says that both prices are those of the smallest pack where packs differ [PLP-07] [CAT-07]', () => {
    const member = aPrice({ segment: 'RegisteredUsers', offerMinor: 13_000, percentageDiscount: 29 });
    const ofOne = attributesOf(CODES);
    const attributes = { ...ofOne, codes: { ...ofOne.codes, PACK_SIZE: ['30', '90'] } };
    const facts = tile({}, { attributes, prices: { US_FRAMES: [aPrice(), member] } });
    expect(facts).toMatchObject({ price: { from: true }, memberPrice: { now: '$130.00', from: true } });
  });

  it('leaves out what has no price now [CAT-05]', () => {
    expect(tile({}, { prices: {} })).toBeNull();
  });

  it('does not hang contact lenses on the line and says how often they are replaced [PLP-07]', () => {
    const facts = tileFacts(
      aListingProduct({ attributes: attributesOf({ PRODUCT_TYPE: 'Contact Lenses', REPLACEMENT: 'monthly' }) }),
      services,
    );
    expect(facts?.mm).toBeUndefined();
    expect(facts?.detail).toBe('monthly');
  });

  it('says once what is named after its kind [PLP-07]', () => {
    const kit = (MODEL_NAME: string) => {
      const attributes = attributesOf({ PRODUCT_TYPE: 'Accessories', MODEL_NAME, GOODS_KIND: 'Screwdriver kit' });
      return tileFacts(aListingProduct({ attributes }), services)?.detail;
    };
    expect(kit('Screwdriver Kit')).toBeUndefined();
    expect(kit('Pocket Kit')).toBe('Screwdriver kit');
  });

  it('lets the platform draw the picture in the asked width and format [PDP-01]', () => {
    const attachments = [{ ...aListingProduct().attachments[0]!, url: '/pictures/0NO4001S-01/front.webp?w=400&v=ab1' }];
    expect(tile({}, { attachments })?.colours[0]?.picture?.src).toBe(
      '/pictures/0NO4001S-01/front.{format}?w={width}&v=ab1',
    );
  });
});
