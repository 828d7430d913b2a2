import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Heading } from './Heading';

const meta: Meta<typeof Heading> = { title: 'Kit/Heading', component: Heading };
export default meta;

type Story = StoryObj<typeof Heading>;

export const Default: Story = { args: { level: 1, children: 'Sunglasses' } };

export const Section: Story = { args: { level: 2, children: 'New on the rail' } };
