import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeClient, fakeServices } from '@sightline/shared-lib/testing';

import { StoryShop } from '../../testing/StoryShop';
import { indexHandler, wireHit } from '../../testing/wire';
import { SearchDrawer } from './SearchDrawer';

const found = fakeServices({
  client: fakeClient(
    indexHandler(({ indexName, query = '' }) => {
      if (indexName.endsWith('query_suggestions')) return { hits: [{ query: `${query || 'round'} sunglasses` }] };
      return indexName.startsWith('cms_') ? {} : { hits: [wireHit()], total: 121 };
    }),
  ),
});

const meta: Meta<typeof SearchDrawer> = {
  title: 'Catalogue/SearchDrawer',
  component: SearchDrawer,
  args: { onClose: () => undefined },
};
export default meta;

type Story = StoryObj<typeof SearchDrawer>;

export const Default: Story = {
  render: (args) => (
    <StoryShop services={found}>
      <SearchDrawer {...args} />
    </StoryShop>
  ),
};

export const Typed: Story = { ...Default, args: { initialTerm: 'polar' } };

export const SuggestionsFail: Story = {
  render: (args) => (
    <StoryShop>
      <SearchDrawer {...args} initialTerm="polar" />
    </StoryShop>
  ),
};
