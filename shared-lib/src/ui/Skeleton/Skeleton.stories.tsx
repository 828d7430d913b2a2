import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Skeleton } from './Skeleton';

const meta: Meta<typeof Skeleton> = { title: 'Kit/Skeleton', component: Skeleton };
export default meta;

type Story = StoryObj<typeof Skeleton>;

export const Default: Story = { args: { fills: 'tile' } };

export const Row: Story = { args: { fills: 'row' } };
