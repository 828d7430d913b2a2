import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { VisuallyHidden } from './VisuallyHidden';

const meta: Meta<typeof VisuallyHidden> = { title: 'Kit/VisuallyHidden', component: VisuallyHidden };
export default meta;

type Story = StoryObj<typeof VisuallyHidden>;

export const Default: Story = { args: { children: 'Only for screen readers' } };
