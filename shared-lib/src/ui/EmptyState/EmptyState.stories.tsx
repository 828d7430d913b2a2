import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EmptyState } from './EmptyState';

const meta: Meta<typeof EmptyState> = { title: 'Kit/EmptyState', component: EmptyState };
export default meta;

type Story = StoryObj<typeof EmptyState>;

export const Default: Story = { args: { title: 'Nothing here yet.', children: 'Saved frames wait in Saved.' } };
