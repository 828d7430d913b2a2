import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { DefinitionRows } from './DefinitionRows';

const meta: Meta<typeof DefinitionRows> = { title: 'Kit/DefinitionRows', component: DefinitionRows };
export default meta;

type Story = StoryObj<typeof DefinitionRows>;

export const Default: Story = {
  args: {
    rows: [
      { term: 'Total width', value: '136 mm, medium' },
      { term: 'Lens', value: '52 × 44 mm' },
    ],
  },
};
