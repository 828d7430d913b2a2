import { OPTICS, type LensDesign, type Thickness, type Treatment } from '@sightline/shared-lib/domain/lens';
import { fakeServices, type FakeServiceOverrides } from '@sightline/shared-lib/testing';

const THICKNESSES = Object.keys(OPTICS.materials) as Thickness[];

export const FRAME = '2900000000017';

const TYPES: readonly (readonly [code: string, rxType: string, design: LensDesign, partNumber: string])[] = [
  ['SV', 'SingleVision', 'singleVision', 'SRV-SV'],
  ['PR', 'Progressive', 'progressive', 'SRV-PROG'],
  ['NP', 'NonPrescription', 'plano', 'SRV-PLANO'],
];

const TREATMENTS: readonly (readonly [code: Treatment, colours: readonly string[], partNumber?: string])[] = [
  ['HC', ['CLR']],
  ['AR', ['CLR'], 'SRV-AR'],
  ['PHOTO', ['GRY', 'BRN'], 'SRV-PHOTO'],
];

const PRICES: Readonly<Record<string, number>> = {
  'SRV-SV': 95,
  'SRV-PROG': 245,
  'SRV-PLANO': 60,
  'SRV-AR': 40,
  'SRV-PHOTO': 90,
  'SRV-IDX-160': 40,
  'SRV-IDX-167': 85,
  'SRV-IDX-174': 130,
};

const choice = (code: string) => ({ code, description: `Platform ${code}` });

function wireLens(id: string, codes: readonly [string, string, string, Thickness], rxType: string, parts: string[]) {
  const [type, treatment, colour, thickness] = codes;
  return {
    RxLensId: id,
    rxType,
    rxPrice: parts.reduce((sum, part) => sum + (PRICES[part] ?? 0), 0),
    rxDiscountedPrice: parts.reduce((sum, part) => sum + (PRICES[part] ?? 0), 0),
    currency: 'USD',
    lensesReview: {
      Type: choice(type),
      TreatmentsFamily: choice(treatment),
      Color: choice(colour),
      Thickness: choice(thickness),
      AddOns: [],
    },
    roxableServices: parts.map((partNumber) => ({ partNumber, description: partNumber, price: PRICES[partNumber] })),
  };
}

/** The platform's list of lenses, smaller: what `rox/lensesData` answers. */
export function wireLenses() {
  const lenses = TYPES.flatMap(([type, rxType, design, partNumber]) =>
    TREATMENTS.flatMap(([treatment, colours, treatmentPart]) =>
      colours.flatMap((colour) =>
        THICKNESSES.filter(
          (thickness) =>
            OPTICS.treatments[treatment].thicknesses.includes(thickness) &&
            (design !== 'plano' || thickness === '1.50'),
        ).map((thickness) => {
          const parts = [
            partNumber,
            ...(treatmentPart ? [treatmentPart] : []),
            ...(thickness === '1.50' ? [] : [`SRV-IDX-${thickness.replace('.', '')}`]),
          ];
          return wireLens(
            `${type}-${treatment}-${colour}-${thickness}`,
            [type, treatment, colour, thickness],
            rxType,
            parts,
          );
        }),
      ),
    ),
  );
  return {
    lenses,
    addOns: [{ code: 'HYDRO', partNumber: 'SRV-HYDRO', description: 'Water-repellent finish', price: 20 }],
  };
}

const attribute = (identifier: string, value: string) => ({
  identifier,
  name: identifier,
  values: [{ identifier: value, value }],
});

/** A frame as the catalogue tells it. */
export function wireFrame({ lensHeight = '41' } = {}) {
  return {
    partNumber: FRAME,
    id: '1',
    type: 'item',
    name: 'Forum',
    seo: { href: '/eyeglasses/forum' },
    thumbnail: '/pictures/forum/front.webp?w=400&v=a',
    price: [
      { usage: 'Display', value: '164.00', currency: 'USD' },
      { usage: 'Offer', value: '164.00', currency: 'USD' },
    ],
    attributes: [
      attribute('MODEL_NAME', 'Forum'),
      attribute('PRODUCT_TYPE', 'Frames'),
      attribute('LENS_WIDTH', '49'),
      attribute('LENS_HEIGHT', lensHeight),
      attribute('BRIDGE_WIDTH', '20'),
      attribute('FRAME_SHAPE', 'Panto'),
      attribute('RIM_TYPE', 'Full rim'),
    ],
  };
}

const products = (frame: object) => ({ contents: [frame], total: 1 });

/** Services of a shop that sells lenses for one frame. */
export function lensShop({
  frame = wireFrame(),
  lenses = wireLenses(),
  handlers = {},
  ...more
}: FakeServiceOverrides & { readonly frame?: object; readonly lenses?: object } = {}) {
  return fakeServices({
    ...more,
    handlers: {
      'GET /store/{storeId}/rox/lensesData': () => lenses,
      'GET /api/v2/products': () => products(frame),
      ...handlers,
    },
  });
}
