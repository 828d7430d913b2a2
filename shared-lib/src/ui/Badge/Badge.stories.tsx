import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Badge, SecondaryBadges } from './Badge';

const meta: Meta<typeof Badge> = { title: 'Kit/Badge', component: Badge };
export default meta;

type Story = StoryObj<typeof Badge>;

export const Default: Story = { args: { text: 'Online exclusive' } };

export const Stock: Story = { args: { text: 'Two left', tone: 'warn' } };

export const Secondary: Story = { render: () => <SecondaryBadges badges={['Polarized', 'Light-adaptive']} /> };
