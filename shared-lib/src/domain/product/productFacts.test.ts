import * as fc from 'fast-check';

import { anAttachment, attributesOf } from '../../testing/aProduct';
import { attributeCode, attributeFlag, attributeNumber, attributeText } from './attributes';
import {
  AVAILABILITY_STATUSES,
  availabilityKey,
  availabilityKeyOf,
  availabilityOf,
  canBuy,
  statusOfQuantity,
  statusOfStockLabel,
} from './availability';
import { badgesOf, isLightAdaptive, isRoxable } from './badges';
import { frameMeasurements, frontWidth } from './frameMeasurements';
import { imageOrderFor, orderedPictures, pictureOfView } from './pictures';
import { PRODUCT_TYPES } from './product';
import { categoryOfType, isAddToCartEnabled, productTypeOf } from './productCategory';
import { FIT_LABELS, FRAME_SIZES, fitsOf, sizeOfWidth, sizeRange } from './sizes';

describe('product types', () => {
  it.each([
    ['Sun', 'sun', 'sun'],
    ['CONTACT LENSES', 'contact lenses', 'contact-lenses'],
    ['Optical', 'optical', 'optical'],
    ['frames', 'frames', 'frames'],
    ['Accessories', 'accessories', 'accessories'],
    ['Contact Lenses Accessories', 'contact lens accessories', 'contact-lenses-accessories'],
    ['electronics', 'electronics', 'electronics'],
    ['Electronics Audio Optical', 'electronics audio optical', 'electronics'],
    ['contact-lenses', 'contact lenses', 'contact-lenses'],
  ])('maps PRODUCT_TYPE %s to category %s and slug %s [CAT-02]', (type, category, slug) => {
    expect(categoryOfType(type)).toBe(category);
    expect(productTypeOf({ attributes: attributesOf({ PRODUCT_TYPE: type }) })).toBe(slug);
  });

  it('knows nothing about other types [CAT-02]', () => {
    expect(categoryOfType('Umbrella')).toBeNull();
    expect(productTypeOf({ attributes: attributesOf() })).toBeNull();
  });

  it('disables add to cart for contact lenses only [PDP-04]', () => {
    expect(PRODUCT_TYPES.filter((type) => !isAddToCartEnabled(type))).toEqual(['contact-lenses']);
  });
});

describe('attributes', () => {
  const attributes = {
    codes: { LENS_WIDTH: ['52,5 mm'], POLARIZED: ['TRUE'], FRAME_SHAPE: ['ROUND'] },
    values: { FRAME_SHAPE: ['Rund'] },
    names: {},
  };

  it('reads codes, localised texts, flags and numbers by name [CAT-03]', () => {
    expect(attributeCode(attributes, 'FRAME_SHAPE')).toBe('ROUND');
    expect(attributeText(attributes, 'FRAME_SHAPE')).toBe('Rund');
    expect(attributeText(attributes, 'LENS_WIDTH')).toBe('52,5 mm');
    expect(attributeFlag(attributes, 'POLARIZED')).toBe(true);
    expect(attributeFlag(attributes, 'PHOTOCHROMIC')).toBe(false);
    expect(attributeNumber(attributes, 'LENS_WIDTH')).toBe(52.5);
    expect(attributeNumber(attributes, 'BRIDGE_WIDTH')).toBeNull();
  });
});

describe('availability', () => {
  it.each([
    ['', 'Available'],
    ['NONE', 'Available'],
    ['SOLD OUT', 'SoldOut'],
    ['COMING SOON', 'Coming soon'],
    ['COMING BACK SOON', 'Coming soon'],
    ['COMING_SOON', 'Coming soon'],
    ['INFINITE_INVENTORY', 'Available'],
    ['SOMETHING ELSE', 'Available'],
    [undefined, 'Available'],
  ])('reads stock label %p as %s [CAT-08]', (label, status) => {
    expect(statusOfStockLabel(label)).toBe(status);
  });

  it('counts the last pieces aloud [CAT-08]', () => {
    expect([0, 1, 2, 3, 5, 6, null].map((pieces) => statusOfQuantity(pieces))).toEqual([
      'Out-of-stock',
      'Available-oneleft',
      'Available-twoleft',
      'Available-fewleft',
      'Available-fewleft',
      'Available',
      'Available',
    ]);
  });

  it('lets the sold-out flag decide before everything else [CAT-08]', () => {
    const soldOut = attributesOf({ LX_SOLDOUT: 'TRUE' });
    expect(availabilityOf({ buyable: true, attributes: soldOut, quantity: 9 })).toBe('SoldOut');
    const soon = attributesOf({ STOCK_LABEL: 'COMING SOON' });
    expect(availabilityOf({ buyable: false, attributes: soon })).toBe('Coming soon');
    expect(availabilityOf({ buyable: false, attributes: attributesOf() })).toBe('Not-for-sale');
    expect(availabilityOf({ buyable: true, attributes: attributesOf() })).toBe('Available');
    expect(availabilityOf({ buyable: true, attributes: attributesOf(), quantity: 2 })).toBe('Available-twoleft');
  });

  it('is never bought when sold out, not for sale, announced or gone, whatever else is known [CAT-08]', () => {
    const facts = fc.record({
      buyable: fc.boolean(),
      soldOut: fc.boolean(),
      stockLabel: fc.constantFrom('', 'NONE', 'SOLD OUT', 'coming_soon', 'COMING BACK SOON', 'INFINITE_INVENTORY'),
      quantity: fc.option(fc.integer({ min: -3, max: 12 })),
    });
    fc.assert(
      fc.property(facts, ({ buyable, soldOut, stockLabel, quantity }) => {
        const attributes = attributesOf(soldOut ? { LX_SOLDOUT: 'true' } : {});
        const isLabelled = /sold|coming/i.test(stockLabel);
        const isThere = quantity === null || quantity > 0;
        expect(canBuy(availabilityOf({ buyable, attributes, stockLabel, quantity }))).toBe(
          buyable && !soldOut && !isLabelled && isThere,
        );
      }),
    );
  });

  it('sells only what is available [CAT-08]', () => {
    expect(AVAILABILITY_STATUSES.filter(canBuy)).toEqual([
      'Available',
      'Available-oneleft',
      'Available-twoleft',
      'Available-fewleft',
    ]);
  });

  it('keys by model code and colour and adds a missing leading 0 [CAT-08]', () => {
    expect(availabilityKey('RB2140', '901')).toBe('0RB2140_901');
    expect(availabilityKey('0RB2140', '901')).toBe('0RB2140_901');
    const attributes = attributesOf({ MODEL_CODE_DISPLAY: 'NO4001S', COLOR_CODE: '01' });
    expect(availabilityKeyOf(attributes)).toBe('0NO4001S_01');
    expect(availabilityKeyOf(attributesOf())).toBeNull();
  });
});

describe('badges', () => {
  const all = { EXCLUSIVE: 'TRUE', 'WEB EXCLUSIVE': 'TRUE', AVANT_PREMIERE: 'TRUE', LX_IS_MOST_POPULAR: 'TRUE' };

  it('shows the most important primary badge [CAT-04]', () => {
    const order = ['EXCLUSIVE', 'WEB EXCLUSIVE', 'AVANT_PREMIERE', 'LX_IS_MOST_POPULAR'];
    const shown = order.map((_, index) => {
      const left = Object.fromEntries(Object.entries(all).filter(([flag]) => order.indexOf(flag) >= index));
      return badgesOf(attributesOf(left)).primary;
    });
    expect(shown).toEqual(['exclusive', 'online-exclusive', 'avant-premiere', 'most-popular']);
    expect(badgesOf(attributesOf({ WEB_EXCLUSIVE: 'TRUE' })).primary).toBe('online-exclusive');
    expect(badgesOf(attributesOf({ BADGE: 'EXCLUSIVE' })).primary).toBe('exclusive');
    expect(badgesOf(attributesOf()).primary).toBeNull();
  });

  it('shows at most two secondary badges [CAT-04]', () => {
    const flags = { IS_NEW: 'TRUE', LIMITED_EDITION: 'TRUE', POLARIZED: 'TRUE', CUSTOMIZABLE: 'TRUE' };
    expect(badgesOf(attributesOf(flags)).secondary).toEqual(['new', 'limited-edition']);
  });

  it('reads photochromic and Transitions lenses as light-adaptive [CAT-04]', () => {
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT: 'Photochromic' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT_FACET: 'TRANSITIONS' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ PHOTOCHROMIC: 'TRUE' }))).toBe(true);
    expect(isLightAdaptive(attributesOf({ LENS_TREATMENT: 'Mirror' }))).toBe(false);
    expect(badgesOf(attributesOf({ PHOTOCHROMIC: 'TRUE', IS_NEW: 'TRUE' })).secondary).toContain('light-adaptive');
  });

  it('takes a frame for roxable only when the text is True [CAT-04]', () => {
    expect(isRoxable(attributesOf({ ROXABLE: 'True' }))).toBe(true);
    expect(isRoxable(attributesOf({ ROXABLE: 'TRUE' }))).toBe(false);
    expect(isRoxable(attributesOf())).toBe(false);
  });

  it('shows only badges the store allows [SITE-06]', () => {
    expect(badgesOf(attributesOf(all), ['LX_IS_MOST_POPULAR']).primary).toBe('most-popular');
    expect(badgesOf(attributesOf({ SUSTAINABILITY_CLAIM: 'Bio acetate' }), ['IS_NEW']).secondary).toEqual([]);
    expect(badgesOf(attributesOf({ SUSTAINABILITY_CLAIM: 'Bio acetate' })).secondary).toEqual(['sustainable']);
  });
});

describe('frame measurements', () => {
  it('reads millimetres from their attributes, else from the printed size [CAT-03]', () => {
    const full = attributesOf({
      LENS_WIDTH: '52',
      BRIDGE_WIDTH: '18',
      TEMPLE_LENGTH: '145',
      LENS_HEIGHT: '41',
      HINGE_DISTANCE: '134',
    });
    expect(frameMeasurements(full)).toEqual({
      lensWidth: 52,
      bridge: 18,
      temple: 145,
      lensHeight: 41,
      hingeDistance: 134,
      front: null,
    });
    expect(frontWidth(frameMeasurements(attributesOf({ FRAME_WIDTH: '143', HINGE_DISTANCE: '134' })))).toBe(143);
    const printed = frameMeasurements(attributesOf({ FRAME_SIZE_DISPLAY: '52-18-145' }));
    expect(printed).toMatchObject({ lensWidth: 52, bridge: 18, temple: 145, lensHeight: null });
    expect(frontWidth(printed)).toBe(134);
    expect(frontWidth(frameMeasurements(full))).toBe(134);
    expect(frontWidth(frameMeasurements(attributesOf()))).toBeNull();
  });
});

describe('sizes', () => {
  it('knows the sizes from XXS to XXL and grows with the width [ADV-01]', () => {
    expect(FRAME_SIZES).toEqual(['XXS', 'XS', 'S', 'M', 'L', 'XL', 'XXL']);
    expect([115, 122, 130, 135, 140, 147, 155].map(sizeOfWidth)).toEqual([...FRAME_SIZES]);
  });

  it('assigns every width the letter whose range names it [ADV-01] [PLP-03]', () => {
    expect([117, 118, 130, 131, 137, 138, 145, 146, 153].map(sizeOfWidth).join()).toBe('XXS,XS,S,M,M,L,L,XL,XXL');
    const ends = FRAME_SIZES.flatMap((size) => Object.values(sizeRange(size)).map((width) => ({ size, width })));
    const closed = ends.filter((end): end is typeof end & { width: number } => end.width !== null);
    expect(closed.map(({ width }) => sizeOfWidth(width))).toEqual(closed.map(({ size }) => size));
  });

  it('says how each width fits a shopper, with every label [ADV-01]', () => {
    expect(fitsOf([129, 136, 139, 146], 137)).toEqual(['tight', 'recommended', 'also-right-for-you', 'loose']);
    // Nothing is right: the nearest one within reach is the next best, even among those that press.
    expect(fitsOf([120, 129], 135)).toEqual(['tight', 'next-best-size']);
    expect(fitsOf([150], 135)).toEqual(['loose']);
    // One of two equally near ones is enough of a recommendation.
    expect(fitsOf([134, 136], 135)).toEqual(['recommended', 'also-right-for-you']);
    expect(fitsOf([], 135)).toEqual([]);
    expect(FIT_LABELS).toHaveLength(5);
  });
});

describe('pictures', () => {
  const order = { frames: ['three-quarter', 'front'], accessories: ['front'], contactLenses: ['angle'] };
  const pictures = [
    anAttachment({ name: 'front', identifier: 'front', sequence: 1 }),
    anAttachment({ name: 'three-quarter', identifier: 'three-quarter', sequence: 2 }),
    anAttachment({ name: 'folded', identifier: 'folded', sequence: 3 }),
    anAttachment({ name: 'front', usage: 'PLP', sequence: 1 }),
    anAttachment({ name: 'manual', url: '/files/manual.pdf', sequence: 0 }),
  ];

  it('stand in the order of the store, the rest after them [PDP-01]', () => {
    const shown = orderedPictures(pictures, 'PDP', imageOrderFor('sun', order));
    expect(shown.map((picture) => picture.name)).toEqual(['three-quarter', 'front', 'folded']);
    expect(imageOrderFor('contact-lenses', order)).toEqual(['angle']);
    expect(imageOrderFor('accessories', order)).toEqual(['front']);
  });

  it('fall back to every picture when a usage has none [PDP-01]', () => {
    expect(orderedPictures(pictures, 'HERO', [])).toHaveLength(4);
    expect(pictureOfView(pictures, 'lateral')?.name).toBe('front');
    expect(pictureOfView([], 'front')).toBeUndefined();
  });
});
