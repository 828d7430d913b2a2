import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Select } from './Select';

const meta: Meta<typeof Select> = { title: 'Kit/Select', component: Select };
export default meta;

type Story = StoryObj<typeof Select>;

export const Default: Story = {
  args: {
    label: 'State',
    emptyLabel: 'Choose a state',
    options: [
      { value: 'ct', label: 'Connecticut' },
      { value: 'ny', label: 'New York' },
    ],
  },
};

export const Wrong: Story = {
  args: { label: 'State', emptyLabel: 'Choose a state', options: [], error: 'Choose a state.' },
};
