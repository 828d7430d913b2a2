import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Quantity } from './Quantity';

const meta: Meta<typeof Quantity> = { title: 'Kit/Quantity', component: Quantity };
export default meta;

type Story = StoryObj<typeof Quantity>;

export const Default: Story = { args: { label: 'Ordora' } };
