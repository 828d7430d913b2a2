import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Combobox } from './Combobox';

const meta: Meta<typeof Combobox> = { title: 'Kit/Combobox', component: Combobox };
export default meta;

type Story = StoryObj<typeof Combobox>;

export const Default: Story = {
  args: { label: 'Sphere', options: ['−1.50', '−1.75', '−2.00', '+0.25'], defaultValue: '−1.75' },
};
