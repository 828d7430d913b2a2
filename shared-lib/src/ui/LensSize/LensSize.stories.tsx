import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LensSize } from './LensSize';

const meta: Meta<typeof LensSize> = { title: 'Kit/LensSize', component: LensSize };
export default meta;

type Story = StoryObj<typeof LensSize>;

export const Default: Story = { args: { lens: 52, bridge: 18, temple: 145 } };
