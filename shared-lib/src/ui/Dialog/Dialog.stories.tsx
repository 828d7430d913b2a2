import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Dialog } from './Dialog';

const meta: Meta<typeof Dialog> = { title: 'Kit/Dialog', component: Dialog };
export default meta;

type Story = StoryObj<typeof Dialog>;

export const Default: Story = {
  args: {
    open: true,
    title: 'Remove prescription?',
    children: 'The frame stays in your bag.',
    onDismiss: () => undefined,
  },
};
