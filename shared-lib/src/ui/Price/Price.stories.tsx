import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Price } from './Price';

const meta: Meta<typeof Price> = { title: 'Kit/Price', component: Price };
export default meta;

type Story = StoryObj<typeof Price>;

export const Default: Story = { args: { now: '$214.00' } };

export const Reduced: Story = { args: { now: '$368.00', before: '$460.00', discountPercent: 20 } };

export const Large: Story = { args: { now: '$368.00', before: '$460.00', discountPercent: 20, size: 'large' } };

export const From: Story = { args: { now: '$95.00', from: true } };
