import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Checkbox } from './Checkbox';

const meta: Meta<typeof Checkbox> = { title: 'Kit/Checkbox', component: Checkbox };
export default meta;

type Story = StoryObj<typeof Checkbox>;

export const Default: Story = { args: { label: 'Billing address is the same as delivery', defaultChecked: true } };

export const Wrong: Story = { args: { label: 'I accept the terms of sale', error: 'Accept the terms to continue.' } };
