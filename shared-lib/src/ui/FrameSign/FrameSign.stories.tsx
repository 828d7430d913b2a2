import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { FrameSign } from './FrameSign';

const meta: Meta<typeof FrameSign> = { title: 'Kit/FrameSign', component: FrameSign };
export default meta;

type Story = StoryObj<typeof FrameSign>;

export const Default: Story = { args: { shape: 'panto' } };

export const CatEye: Story = { args: { shape: 'cat-eye', height: 48 } };
