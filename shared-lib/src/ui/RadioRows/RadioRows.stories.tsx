import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { TextField } from '../TextField/TextField';
import { RadioRows } from './RadioRows';

const meta: Meta<typeof RadioRows> = { title: 'Kit/RadioRows', component: RadioRows };
export default meta;

type Story = StoryObj<typeof RadioRows>;

export const Default: Story = {
  args: {
    legend: 'Speed',
    name: 'speed',
    defaultValue: 'standard',
    rows: [
      { value: 'standard', label: 'Standard', hint: 'Tue, Nov 24', aside: 'Free' },
      { value: 'express', label: 'Express', hint: 'Mon, Nov 23', aside: '$14.00' },
    ],
  },
};

export const OpensInPlace: Story = {
  args: {
    legend: 'Payment',
    name: 'payment',
    defaultValue: 'card',
    rows: [
      { value: 'card', label: 'Card', aside: 'Visa, Mastercard, Amex', children: <TextField label="Name on card" /> },
      { value: 'wallet', label: 'Wallet' },
    ],
  },
};

export const NotMakeable: Story = {
  args: {
    legend: 'How thin?',
    name: 'thin',
    defaultValue: 'thin',
    rows: [
      {
        value: 'thin',
        label: 'Thin, index 1.60',
        hint: '3.1 mm at the edge, 19 g',
        advice: 'Our advice for −2.00',
        aside: '$40.00',
      },
      {
        value: 'ultra',
        label: 'Ultra thin, index 1.74',
        hint: 'Made from −5.00. Not for this prescription.',
        disabled: true,
      },
    ],
  },
};
