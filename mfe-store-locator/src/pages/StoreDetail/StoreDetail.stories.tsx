import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { aBranch } from '../../testing/aBranch';
import { StoryShop } from '../../testing/StoryShop';

import { StoreDetail } from './StoreDetail';

const meta: Meta<typeof StoreDetail> = {
  title: 'Stores/Store page',
  component: StoreDetail,
  args: {
    data: { store: aBranch(1), neighbours: [aBranch(2), aBranch(3)], unit: 'mi' },
    request: { kind: 'store-detail', path: '/store-locator/11001', url: '/store-locator/11001', params: {}, query: {} },
  },
  decorators: [
    (Story) => (
      <StoryShop services={fakeServices()}>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof StoreDetail>;

export const Default: Story = {};

export const AloneAndNotBookable: Story = {
  args: { data: { store: aBranch(1, { bookable: false }), neighbours: [], unit: 'mi' } },
};
