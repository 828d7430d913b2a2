import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { aBranch } from '../../testing/aBranch';
import { StoryShop } from '../../testing/StoryShop';

import { StoreList } from './StoreList';

const meta: Meta<typeof StoreList> = {
  title: 'Stores/List of the finder',
  component: StoreList,
  args: {
    stores: [1, 2, 3].map((distance) => aBranch(distance)),
    unit: 'mi',
    active: null,
    onActivate: () => undefined,
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

type Story = StoryObj<typeof StoreList>;

export const Default: Story = {};

export const OneOpened: Story = { args: { active: '11002' } };
