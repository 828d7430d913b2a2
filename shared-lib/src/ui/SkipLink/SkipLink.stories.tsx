import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { SkipLink } from './SkipLink';

const meta: Meta<typeof SkipLink> = { title: 'Kit/SkipLink', component: SkipLink };
export default meta;

type Story = StoryObj<typeof SkipLink>;

export const Default: Story = {};
