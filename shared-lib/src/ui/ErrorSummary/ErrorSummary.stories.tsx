import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ErrorSummary } from './ErrorSummary';

const meta: Meta<typeof ErrorSummary> = { title: 'Kit/ErrorSummary', component: ErrorSummary };
export default meta;

type Story = StoryObj<typeof ErrorSummary>;

export const Default: Story = {
  args: {
    title: 'One thing to fix',
    errors: [{ fieldId: 'zip', message: 'ZIP code 0600 has four digits. It needs five.' }],
  },
};
