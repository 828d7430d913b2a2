import { aSite } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';
import { CHECKOUT, FULL } from '../../testing/storyCarts';
import { Shipping } from './Shipping';

const meta: Meta<typeof StoryShop> = {
  title: 'Checkout/Delivery',
  component: StoryShop,
  args: { cart: FULL, overrides: { handlers: CHECKOUT }, children: <Shipping /> },
};
export default meta;

type Story = StoryObj<typeof StoryShop>;

export const Default: Story = {};
export const AccountDemanded: Story = {
  args: { overrides: { handlers: CHECKOUT, site: aSite({ config: { forceLoggedCheckout: true } }) } },
};
