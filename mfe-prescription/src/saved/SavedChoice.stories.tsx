import type { KeptPrescription } from '@sightline/shared-lib/api/prescription';
import { EMPTY_VALUES } from '@sightline/shared-lib/domain/prescription';
import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../testing/StoryShop';

import { SavedChoice } from './SavedChoice';
import type { SavedReading } from './useSavedPrescriptions';

const READING: KeptPrescription = {
  prescriptionId: 'p-reading',
  orderId: '',
  orderItemId: '',
  nickName: 'Reading',
  firstName: 'Ann',
  lastName: 'Doe',
  dateOfBirth: '',
  issuedOn: '2026-01-15',
  prescriber: '',
  rxType: 'SingleVision',
  lastUpdate: '2026-02-01T10:00:00.000Z',
  lastUsed: '',
  validUntil: '2028-01-15',
  expired: false,
  values: { ...EMPTY_VALUES, rightSphere: '-1.25', leftSphere: '-3.75', pupillaryDistance: '63' },
};
const FROM_ORDER = { ...READING, prescriptionId: 'line-7', nickName: '', orderId: '7307966', orderItemId: '7' };
const EXPIRED = { ...READING, prescriptionId: 'p-old', nickName: 'Driving', validUntil: '2024-02-28', expired: true };

const meta: Meta<typeof SavedChoice> = {
  title: 'Prescription/Saved prescriptions',
  component: SavedChoice,
  args: { chosenId: '', onAgain: () => undefined, onTaken: () => undefined },
  decorators: [
    (Story) => (
      <StoryShop services={fakeServices()}>
        <h1 className="vh">Lenses</h1>
        <h2 className="vh">Your prescription</h2>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof SavedChoice>;

const story = (reading: SavedReading, chosenId = ''): Story => ({ args: { reading, chosenId } });

export const Default: Story = story({ state: 'ready', prescriptions: [READING, FROM_ORDER] });
export const Chosen: Story = story({ state: 'ready', prescriptions: [READING, FROM_ORDER] }, READING.prescriptionId);
export const Expired: Story = story({ state: 'ready', prescriptions: [READING, EXPIRED] });
export const None: Story = story({ state: 'ready', prescriptions: [] });
export const Loading: Story = story({ state: 'loading' });
export const Failed: Story = story({ state: 'failed' });
