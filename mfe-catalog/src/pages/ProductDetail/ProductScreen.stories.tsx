import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { sampleProduct } from '../../testing/samples';
import { inStoryShop } from '../../testing/StoryShop';
import { ProductScreen } from './ProductScreen';

const request = {
  kind: 'product-detail',
  path: sampleProduct.path,
  url: sampleProduct.path,
  params: {},
  query: {},
} as const;

const meta: Meta<typeof ProductScreen> = {
  title: 'Catalogue/Product',
  component: ProductScreen,
  args: { view: sampleProduct, request },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof ProductScreen>;

export const Default: Story = {};

export const Eyeglasses: Story = {
  args: {
    view: {
      ...sampleProduct,
      type: 'optical',
      lensesFrom: '$95.00',
      colours: sampleProduct.colours.map((colour) => ({ ...colour, lens: 'Clear' as const })),
      choices: sampleProduct.choices.map((choice) => ({ ...choice, withLenses: { price: '$463.00' } })),
    },
  },
};

export const SoldOut: Story = {
  args: {
    view: {
      ...sampleProduct,
      choices: sampleProduct.choices.map((choice) => ({ ...choice, stock: 'SoldOut' as const })),
    },
  },
};

export const StockUnknown: Story = {
  args: {
    view: {
      ...sampleProduct,
      choices: sampleProduct.choices.map((choice) => ({ ...choice, stock: 'unknown' as const })),
    },
  },
};

const NO_MEASURES = { lensWidth: null, lensHeight: null, bridge: null, temple: null, hingeDistance: null, front: null };

export const ContactLenses: Story = {
  args: {
    view: {
      ...sampleProduct,
      type: 'contact-lenses',
      name: 'Lacrima 30',
      brand: 'Lacrima',
      badge: undefined,
      secondary: [],
      shape: undefined,
      takesPrescription: false,
      colours: sampleProduct.colours.slice(0, 1),
      choices: [
        {
          partNumber: '1',
          label: '3',
          measures: NO_MEASURES,
          stock: 'Available',
          tags: { price: { now: '$21.00' } },
          isDeliveryFree: false,
        },
        {
          partNumber: '2',
          label: '6',
          measures: NO_MEASURES,
          stock: 'Available',
          tags: { price: { now: '$39.00' } },
          isDeliveryFree: false,
        },
      ],
      sameWidth: [],
    },
  },
};
