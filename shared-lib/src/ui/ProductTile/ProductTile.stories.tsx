import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from '../Button/IconButton';
import { TileGrid } from '../TileGrid/TileGrid';
import { sampleMeridian, sampleOrdora } from '../testing/samples';
import { ProductTile } from './ProductTile';

const meta: Meta<typeof ProductTile> = { title: 'Kit/ProductTile', component: ProductTile };
export default meta;

type Story = StoryObj<typeof ProductTile>;

export const Default: Story = {
  render: () => (
    <TileGrid>
      <ProductTile {...sampleOrdora} heart={<IconButton icon="heart" label="Save Ordora" pressed={false} />} />
      <ProductTile {...sampleMeridian} />
    </TileGrid>
  ),
};

export const FewLeft: Story = {
  render: () => (
    <TileGrid>
      <ProductTile {...sampleMeridian} badge={{ text: 'Two left', tone: 'warn' }} />
    </TileGrid>
  ),
};

export const Comfortable: Story = {
  render: () => (
    <TileGrid layout="comfortable">
      <ProductTile {...sampleOrdora} />
    </TileGrid>
  ),
};
