import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { FacetColumn } from '../../pages/parts/FacetColumn';
import { sampleListing } from '../../testing/samples';
import { inStoryShop } from '../../testing/StoryShop';
import { Listing } from './Listing';

const meta: Meta<typeof Listing> = {
  title: 'Catalogue/Listing',
  component: Listing,
  args: { data: sampleListing, Facets: FacetColumn },
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof Listing>;

export const Default: Story = {};

export const NothingLeft: Story = {
  args: {
    data: {
      ...sampleListing,
      answer: {
        ...sampleListing.answer,
        productList: [],
        productListTotal: 0,
        waysOut: [
          { facet: 'ROXABLE', value: 'True', count: 44 },
          { facet: 'LX_SOLDOUT', value: 'FALSE', count: 31 },
        ],
      },
    },
  },
};

export const LaterPage: Story = {
  args: {
    data: {
      ...sampleListing,
      answer: { ...sampleListing.answer, firstPage: 2, lastPage: 2, productListTotal: 21, totalText: '21' },
    },
  },
};

export const WithTeaser: Story = {
  args: {
    data: {
      ...sampleListing,
      teasers: [
        {
          title: 'Four millimeters decide the fit.',
          text: 'Tell us a pair that fits.',
          label: 'Find my size',
          href: '/c/size-guide',
          after: 2,
        },
      ],
    },
  },
};
