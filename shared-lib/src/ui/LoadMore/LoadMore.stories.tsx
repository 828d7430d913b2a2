import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { LoadMore } from './LoadMore';

const meta: Meta<typeof LoadMore> = { title: 'Kit/LoadMore', component: LoadMore };
export default meta;

type Story = StoryObj<typeof LoadMore>;

export const Default: Story = { args: { shown: 18, total: 164, step: 18, href: '#2' } };
