import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../../testing/renderRemote';
import { wireOrder } from '../../testing/wireOrder';
import { Orders } from './Orders';

const HISTORY = 'GET /store/{storeId}/order/@history';

const orders = ['E', 'S', 'D', 'X'].map((orderStatus, index) =>
  wireOrder({ orderId: String(4_018_227 - index * 40_817), orderStatus, orderItem: [] }),
);

const withAnswer =
  (answer: FakeHandlers[string]): NonNullable<StoryObj<typeof Orders>['render']> =>
  () => (
    <Shell services={fakeServices({ user: aSignedInUser(), handlers: { [HISTORY]: answer } })}>
      <Orders />
    </Shell>
  );

const meta: Meta<typeof Orders> = { title: 'Account/Orders', component: Orders };

export default meta;

export const Default: StoryObj<typeof Orders> = {
  render: withAnswer({ Order: orders, recordSetTotal: String(orders.length) }),
};

export const Empty: StoryObj<typeof Orders> = { render: withAnswer({ recordSetTotal: '0' }) };

export const Loading: StoryObj<typeof Orders> = { render: withAnswer(() => new Promise(() => undefined)) };

export const Failed: StoryObj<typeof Orders> = {
  render: withAnswer(() => {
    throw failWith(500);
  }),
};
