import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { Totals } from './Totals';

const meta: Meta<typeof Totals> = { title: 'Kit/Totals', component: Totals };
export default meta;

type Story = StoryObj<typeof Totals>;

export const Default: Story = {
  args: {
    rows: [
      { key: 's', term: 'Subtotal', amount: '$789.00' },
      { key: 'd', term: 'Norvane, 20% off', amount: '−$92.00', tone: 'sight' },
      { key: 't', term: 'Total', amount: '$839.10', tone: 'total' },
    ],
  },
};
