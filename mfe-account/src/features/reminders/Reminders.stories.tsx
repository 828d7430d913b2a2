import { aSignedInUser, failWith, fakeServices, type FakeHandlers } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../../testing/renderRemote';
import { Reminders } from './Reminders';

const aReminder = (orderId: string, reminderDate: string, more: object = {}) => ({
  orderId,
  reminderDate,
  frequencyDays: 90,
  enabled: true,
  items: [{ orderItemId: '10023', partNumber: '2900000000018', name: 'Halden Aqua', quantity: 3 }],
  ...more,
});

const withAnswer =
  (answer: FakeHandlers[string]): NonNullable<StoryObj<typeof Reminders>['render']> =>
  () => (
    <Shell
      services={fakeServices({
        user: aSignedInUser(),
        handlers: { 'GET /store/{storeId}/reorderreminder': answer },
      })}
    >
      <Reminders />
    </Shell>
  );

const meta: Meta<typeof Reminders> = { title: 'Account/Reminders', component: Reminders };

export default meta;

export const Default: StoryObj<typeof Reminders> = {
  render: withAnswer({
    reminders: [
      aReminder('4018227', '2026-06-20'),
      aReminder('4018228', '2026-04-02', { enabled: false, frequencyDays: 0 }),
    ],
  }),
};

export const Empty: StoryObj<typeof Reminders> = { render: withAnswer({ reminders: [] }) };

export const Loading: StoryObj<typeof Reminders> = { render: withAnswer(() => new Promise(() => undefined)) };

export const Failed: StoryObj<typeof Reminders> = {
  render: withAnswer(() => {
    throw failWith(500);
  }),
};
