import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { OrLine } from './OrLine';

const meta: Meta<typeof OrLine> = { title: 'Kit/OrLine', component: OrLine };
export default meta;

type Story = StoryObj<typeof OrLine>;

export const Default: Story = { args: { children: 'or' } };
