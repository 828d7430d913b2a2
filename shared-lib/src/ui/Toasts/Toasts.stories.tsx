import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Toasts } from './Toasts';

const meta: Meta<typeof Toasts> = { title: 'Kit/Toasts', component: Toasts };
export default meta;

type Story = StoryObj<typeof Toasts>;

export const Default: Story = {
  args: {
    toasts: [{ id: '1', icon: 'check', text: 'Ordora is in your bag.', action: { label: 'View bag', href: '#bag' } }],
    onDismiss: () => undefined,
  },
};
