import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';
import { FULL, OFFLINE, SLOW } from '../../testing/storyCarts';
import { CartSummary } from './CartSummary';

const meta: Meta<typeof StoryShop> = {
  title: 'Cart/Drawer',
  component: StoryShop,
  args: { cart: FULL, children: <CartSummary justAdded={{ name: 'Halden Forum' }} onClose={() => undefined} /> },
};
export default meta;

type Story = StoryObj<typeof StoryShop>;

/** A frame with its lenses has just been added: one thing with one price. */
export const FrameWithLenses: Story = {};
export const Empty: Story = { args: { cart: null, children: <CartSummary onClose={() => undefined} /> } };
export const Offline: Story = { args: { overrides: { handlers: OFFLINE } } };
export const Slow: Story = { args: { overrides: { handlers: SLOW } } };
