import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../testing/StoryShop';

import { FavouriteStores } from './FavouriteStores';

const LIST = 'POST /getUserFavoritesDetails';

const branch = (number: number, isDefault: boolean) => ({
  uid: `1100${number}`,
  identifier: `US_${number}`,
  name: `Avon ${number}`,
  address1: `${number} Main St`,
  city: 'Avon',
  postalCode: '06001',
  userFavorite: { isDefault },
});

const answering =
  (answer: FakeHandlers[string]): NonNullable<StoryObj<typeof FavouriteStores>['render']> =>
  () => (
    <StoryShop services={fakeServices({ user: aSignedInUser(), handlers: { [LIST]: answer } })}>
      <FavouriteStores />
    </StoryShop>
  );

const meta: Meta<typeof FavouriteStores> = { title: 'Stores/Favourites', component: FavouriteStores };
export default meta;

type Story = StoryObj<typeof FavouriteStores>;

export const Default: Story = { render: answering({ data: [branch(1, false), branch(2, true)] }) };

export const Empty: Story = { render: answering({ data: [] }) };

export const Failed: Story = {
  render: answering(() => {
    throw failWith(500);
  }),
};
