import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Button } from './Button';

const meta: Meta<typeof Button> = { title: 'Kit/Button', component: Button };
export default meta;

type Story = StoryObj<typeof Button>;

export const Default: Story = { args: { children: 'Add to bag', amount: '$368.00' } };

export const Outlined: Story = { args: { children: 'Directions', variant: 'outlined' } };

export const TextOnly: Story = { args: { children: 'Save for later', variant: 'text' } };

export const WithSign: Story = { args: { children: 'Go to checkout', icon: 'arrow', wide: true } };

export const Busy: Story = { args: { children: 'Paying', amount: '$839.10', busy: true, wide: true } };

export const Unavailable: Story = {
  args: { children: 'Go to checkout', unavailable: 'Ordora in L is sold out. Remove it to continue.' },
};
