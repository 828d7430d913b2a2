import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../testing/renderRemote';
import { WishlistHeart } from './WishlistHeart';

function services(saved: readonly string[]) {
  const fakes = fakeServices();
  fakes.storage.set('wishlist', saved);
  return fakes;
}

const meta: Meta<typeof WishlistHeart> = {
  title: 'Account/Wishlist heart',
  component: WishlistHeart,
  args: { partNumber: 'A-01', name: 'Ordora' },
};

export default meta;

export const Default: StoryObj<typeof WishlistHeart> = {
  render: (args) => (
    <Shell services={services([])}>
      <WishlistHeart {...args} />
    </Shell>
  ),
};

export const Saved: StoryObj<typeof WishlistHeart> = {
  render: (args) => (
    <Shell services={services(['A-01'])}>
      <WishlistHeart {...args} />
    </Shell>
  ),
};
