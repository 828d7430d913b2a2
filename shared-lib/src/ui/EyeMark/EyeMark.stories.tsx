import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { EyeMark } from './EyeMark';

const meta: Meta<typeof EyeMark> = { title: 'Kit/EyeMark', component: EyeMark };
export default meta;

type Story = StoryObj<typeof EyeMark>;

export const Default: Story = { args: { side: 'right' } };

export const LeftEye: Story = { args: { side: 'left' } };
