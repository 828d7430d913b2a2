import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { RadioGroup } from './RadioGroup';

const meta: Meta<typeof RadioGroup> = { title: 'Kit/RadioGroup', component: RadioGroup };
export default meta;

type Story = StoryObj<typeof RadioGroup>;

export const Default: Story = {
  args: {
    legend: 'Title',
    name: 'title',
    inline: true,
    defaultValue: 'mrs',
    options: [
      { value: 'mrs', label: 'Mrs' },
      { value: 'mr', label: 'Mr' },
    ],
  },
};
