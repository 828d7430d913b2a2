import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from './TextField';

const meta: Meta<typeof TextField> = { title: 'Kit/TextField', component: TextField };
export default meta;

type Story = StoryObj<typeof TextField>;

export const Default: Story = {
  args: { label: 'E-mail', format: 'email', help: 'For the receipt and delivery updates.' },
};

export const Optional: Story = { args: { label: 'Apartment, floor', optional: true } };

export const Wrong: Story = {
  args: { label: 'ZIP code', defaultValue: '0600', error: 'ZIP code 0600 has four digits. It needs five.' },
};

export const WithUnit: Story = {
  args: { label: 'Pupillary distance', defaultValue: '63.5', suffix: 'mm', format: 'decimal' },
};
