import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { PasswordField } from './PasswordField';

const meta: Meta<typeof PasswordField> = { title: 'Kit/PasswordField', component: PasswordField };
export default meta;

type Story = StoryObj<typeof PasswordField>;

export const Default: Story = { args: { label: 'Password', defaultValue: 'a long phrase' } };
