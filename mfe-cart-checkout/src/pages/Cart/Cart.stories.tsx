import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';
import { FULL, OFFLINE, SLOW, SOLD_OUT } from '../../testing/storyCarts';
import { Cart } from './Cart';

const request = { kind: 'cart', path: '/cart', url: '/cart', params: {}, query: {} } as const;

const meta: Meta<typeof StoryShop> = {
  title: 'Cart/Bag',
  component: StoryShop,
  args: { cart: FULL, children: <Cart data={{ notAdded: false, held: null }} request={request} /> },
};
export default meta;

type Story = StoryObj<typeof StoryShop>;

export const Default: Story = {};
export const Unavailable: Story = { args: { cart: SOLD_OUT } };
export const Empty: Story = { args: { cart: null } };
export const Offline: Story = { args: { overrides: { handlers: OFFLINE } } };
export const Slow: Story = { args: { overrides: { handlers: SLOW } } };
