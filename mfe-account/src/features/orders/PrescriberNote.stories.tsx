import { aSignedInUser, fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../../testing/renderRemote';
import { wireLine, wireOrder } from '../../testing/wireOrder';
import { OrderDetail } from './OrderDetail';

/** An order of contact lenses that waits for their prescriber. */
const held =
  (orderStatus: string, state: string, request: string, more: object = {}): NonNullable<StoryObj['render']> =>
  () => {
    const line = wireLine({
      description: 'Halden Aqua',
      x_prescriptionState: state,
      ...more,
      orderItemExtendAttribute: [
        { attributeName: 'contactLensData', attributeValue: JSON.stringify({ left: { power: '-1.25' } }) },
        { attributeName: 'prescriberRequest', attributeValue: request },
        { attributeName: 'prescriberDue', attributeValue: request === 'asked' ? '2026-11-18T21:30:00.000Z' : '' },
      ],
    });
    const handlers = { 'GET /store/{storeId}/order/{orderId}': wireOrder({ orderStatus, orderItem: [line] }) };
    return (
      <Shell services={fakeServices({ user: aSignedInUser(), handlers })}>
        <OrderDetail orderId="4018227" onTitle={() => undefined} />
      </Shell>
    );
  };

const meta: Meta = { title: 'Account/Held contact lenses' };

export default meta;

export const Needed: StoryObj = { render: held('E', 'missing', 'needed') };

export const Named: StoryObj = { render: held('W', 'waiting', 'named') };

export const Asked: StoryObj = { render: held('W', 'waiting', 'asked') };

export const NotConfirmed: StoryObj = {
  render: held('N', 'rejected', 'refused', { x_prescriptionReason: 'not-confirmed' }),
};
