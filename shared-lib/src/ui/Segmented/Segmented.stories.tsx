import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Segmented } from './Segmented';

const meta: Meta<typeof Segmented> = { title: 'Kit/Segmented', component: Segmented };
export default meta;

type Story = StoryObj<typeof Segmented>;

export const Default: Story = {
  args: {
    label: 'Appearance',
    name: 'theme',
    defaultValue: 'light',
    options: [
      { value: 'light', label: 'Light' },
      { value: 'dark', label: 'Dark' },
      { value: 'auto', label: 'Auto' },
    ],
  },
};
