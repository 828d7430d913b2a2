import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FacetColour, FacetList, FacetShape, FacetValue } from './Facets';
import { FacetGroup } from './Facets';

const meta: Meta<typeof FacetGroup> = { title: 'Kit/Facets', component: FacetGroup };
export default meta;

type Story = StoryObj<typeof FacetGroup>;

export const Default: Story = {
  render: () => (
    <FacetGroup title="Size" hint="Total width of the front" open>
      <FacetList>
        <FacetValue href="#s" label="S, up to 130 mm" count="58" />
        <FacetValue href="#m" label="M, 131 to 137 mm" count="96" chosen />
      </FacetList>
    </FacetGroup>
  ),
};

export const Shapes: Story = {
  render: () => (
    <FacetGroup title="Shape" open>
      <FacetList columns={2}>
        <FacetShape href="#r" label="Round" shape="round" />
        <FacetShape href="#p" label="Panto" shape="panto" chosen />
      </FacetList>
    </FacetGroup>
  ),
};

export const Colours: Story = {
  render: () => (
    <FacetGroup title="Frame color" open>
      <FacetList columns={2}>
        <FacetColour href="#b" label="Black" colour="Black" />
        <FacetColour href="#c" label="Clear" colour="Transparent" light chosen />
      </FacetList>
    </FacetGroup>
  ),
};
