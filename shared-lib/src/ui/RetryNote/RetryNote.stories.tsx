import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RetryNote } from './RetryNote';

const meta: Meta<typeof RetryNote> = {
  title: 'Kit/RetryNote',
  component: RetryNote,
  args: { retryText: 'Try again', onRetry: () => undefined },
};
export default meta;

type Story = StoryObj<typeof RetryNote>;

export const Default: Story = { args: { children: 'Your orders are not loading.' } };

export const Warn: Story = {
  args: { tone: 'warn', title: 'Store stock is not loading', children: 'You can still buy online.' },
};
