import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Steps } from './Steps';

const meta: Meta<typeof Steps> = { title: 'Kit/Steps', component: Steps };
export default meta;

type Story = StoryObj<typeof Steps>;

export const Default: Story = {
  args: {
    label: 'Checkout',
    current: 1,
    steps: [{ label: 'Delivery', href: '#d' }, { label: 'Payment' }, { label: 'Confirmation' }],
  },
};
