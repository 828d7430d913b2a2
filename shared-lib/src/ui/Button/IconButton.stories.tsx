import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { IconButton } from './IconButton';

const meta: Meta<typeof IconButton> = { title: 'Kit/IconButton', component: IconButton };
export default meta;

type Story = StoryObj<typeof IconButton>;

export const Default: Story = { args: { icon: 'heart', label: 'Save Ordora', pressed: false } };

export const Pressed: Story = { args: { icon: 'heart', label: 'Saved', pressed: true } };
