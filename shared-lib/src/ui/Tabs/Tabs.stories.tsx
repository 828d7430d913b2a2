import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Tabs } from './Tabs';

const meta: Meta<typeof Tabs> = { title: 'Kit/Tabs', component: Tabs };
export default meta;

type Story = StoryObj<typeof Tabs>;

export const Default: Story = {
  args: {
    label: 'How',
    tabs: [
      { id: 'type', label: 'Type it in', content: 'Table' },
      { id: 'upload', label: 'Upload', content: 'Photo' },
    ],
  },
};
