import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';
import { CHECKOUT, READY_TO_PAY } from '../../testing/storyCarts';
import { Payment } from './Payment';

const meta: Meta<typeof StoryShop> = {
  title: 'Checkout/Payment',
  component: StoryShop,
  args: { cart: READY_TO_PAY, overrides: { handlers: CHECKOUT }, children: <Payment /> },
};
export default meta;

type Story = StoryObj<typeof StoryShop>;

/** Without the payment service the card fields say so after ten seconds. */
export const Default: Story = {};

export const NoMethod: Story = {
  args: { overrides: { handlers: { ...CHECKOUT, 'GET /store/{storeId}/cart/@self/usable_payment_info': {} } } },
};
