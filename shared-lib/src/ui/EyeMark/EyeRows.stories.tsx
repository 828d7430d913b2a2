import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EyeRows } from './EyeRows';

const meta: Meta<typeof EyeRows> = { title: 'Kit/EyeRows', component: EyeRows };
export default meta;

type Story = StoryObj<typeof EyeRows>;

export const Default: Story = {
  args: {
    eyes: [
      { side: 'right', eye: 'Right eye', values: 'power −1.75, base curve 8.6, diameter 14.3, 2 boxes' },
      { side: 'left', eye: 'Left eye', values: 'power −2.00, base curve 8.6, diameter 14.3, 2 boxes' },
    ],
  },
};
