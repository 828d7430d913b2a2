import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';
import { fullLines } from '../../testing/storyCarts';
import { DELIVERED, wireCart, wireLine } from '../../testing/wireCart';
import { Confirmation } from './Confirmation';

const request = {
  kind: 'checkout-order-confirmation',
  path: '/checkout/order-confirmation',
  url: '/checkout/order-confirmation/7307966',
  params: { orderId: '7307966' },
  query: {},
} as const;

const placed = { orderStatus: 'M', placedDate: '2026-11-18T10:00:00.000Z' };
const ORDER = 'GET /store/{storeId}/order/{orderId}';
const [frame] = fullLines(DELIVERED);
const lens = wireLine({
  ...DELIVERED,
  orderItemId: '2',
  xitem_field1: 'g-1',
  orderItemExtendAttribute: [{ attributeName: 'IsRoxLens', attributeValue: 'true' }],
  x_prescriptionState: 'missing',
});

const contactLenses = wireLine({
  ...DELIVERED,
  description: 'Halden Aqua',
  x_prescriptionState: 'waiting',
  orderItemExtendAttribute: [{ attributeName: 'prescriberRequest', attributeValue: 'named' }],
});

const meta: Meta<typeof StoryShop> = {
  title: 'Checkout/Confirmation',
  component: StoryShop,
  args: {
    cart: null,
    overrides: { handlers: { [ORDER]: wireCart(fullLines(DELIVERED), placed) } },
    children: <Confirmation data={null} request={request} />,
  },
};
export default meta;

type Story = StoryObj<typeof StoryShop>;

export const Default: Story = {};
export const PrescriptionLeft: Story = {
  args: {
    overrides: { handlers: { [ORDER]: wireCart(frame ? [frame, lens] : [lens], { ...placed, orderStatus: 'E' }) } },
  },
};
export const PrescriberAsked: Story = {
  args: {
    overrides: { handlers: { [ORDER]: wireCart([contactLenses], { ...placed, orderStatus: 'W' }) } },
  },
};
