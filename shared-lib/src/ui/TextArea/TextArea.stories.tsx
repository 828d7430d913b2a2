import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextArea } from './TextArea';

const meta: Meta<typeof TextArea> = { title: 'Kit/TextArea', component: TextArea };
export default meta;

type Story = StoryObj<typeof TextArea>;

export const Default: Story = { args: { label: 'Note for the courier', optional: true } };
