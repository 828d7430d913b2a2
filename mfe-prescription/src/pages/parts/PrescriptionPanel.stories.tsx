import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';

import { PrescriptionPanel } from './PrescriptionPanel';

const meta: Meta<typeof PrescriptionPanel> = {
  title: 'Prescription/Panel',
  component: PrescriptionPanel,
  args: { orderId: '7307966', orderItemIds: ['101'] },
  decorators: [
    (Story) => (
      <StoryShop services={fakeServices()}>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;

export const Default: StoryObj<typeof PrescriptionPanel> = {};
