import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ButtonLink } from './ButtonLink';

const meta: Meta<typeof ButtonLink> = { title: 'Kit/ButtonLink', component: ButtonLink };
export default meta;

type Story = StoryObj<typeof ButtonLink>;

export const Default: Story = { args: { children: 'Find frames in your size', href: '#', icon: 'arrow' } };
