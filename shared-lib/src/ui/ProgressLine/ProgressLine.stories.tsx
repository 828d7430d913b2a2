import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { ProgressLine } from './ProgressLine';

const meta: Meta<typeof ProgressLine> = { title: 'Kit/ProgressLine', component: ProgressLine };
export default meta;

type Story = StoryObj<typeof ProgressLine>;

export const Default: Story = { args: { label: 'Loading' } };

export const Partly: Story = { args: { label: 'Uploading', value: 64 } };
