import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Note } from './Note';

const meta: Meta<typeof Note> = { title: 'Kit/Note', component: Note };
export default meta;

type Story = StoryObj<typeof Note>;

export const Default: Story = { args: { children: 'Prescription glasses take 5 to 7 days.' } };

export const Bad: Story = { args: { tone: 'bad', children: 'That card was declined. Nothing was charged.' } };

export const Warn: Story = {
  args: {
    tone: 'warn',
    title: 'Store stock is not loading',
    children: 'You can still buy online.',
    action: (
      <a className="link" href="#retry">
        Try again
      </a>
    ),
  },
};

export const Good: Story = { args: { tone: 'good', children: 'Prescription received.' } };
