import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../TextField/TextField';
import { SearchRow } from './SearchRow';

const meta: Meta<typeof SearchRow> = { title: 'Kit/SearchRow', component: SearchRow };
export default meta;

type Story = StoryObj<typeof SearchRow>;

export const Default: Story = {
  args: { submit: 'Search', children: <TextField label="Question or word" type="search" /> },
};
