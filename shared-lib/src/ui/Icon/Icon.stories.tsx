import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Icon } from './Icon';

const meta: Meta<typeof Icon> = { title: 'Kit/Icon', component: Icon };
export default meta;

type Story = StoryObj<typeof Icon>;

export const Default: Story = { args: { name: 'search' } };

export const Small: Story = { args: { name: 'close', size: 16 } };
