import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextLink } from './TextLink';

const meta: Meta<typeof TextLink> = { title: 'Kit/TextLink', component: TextLink };
export default meta;

type Story = StoryObj<typeof TextLink>;

export const Default: Story = { args: { children: 'All new frames', href: '#' } };
