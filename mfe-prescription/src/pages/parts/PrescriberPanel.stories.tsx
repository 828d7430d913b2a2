import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';

import { PrescriberPanel } from './PrescriberPanel';

const states = [
  { code: 'CA', displayName: 'California' },
  { code: 'NY', displayName: 'New York' },
];

const meta: Meta<typeof PrescriberPanel> = {
  title: 'Prescription/Prescriber',
  component: PrescriberPanel,
  args: { orderId: '7307966', orderItemIds: ['101'] },
  decorators: [
    (Story) => (
      <StoryShop
        services={fakeServices({
          handlers: {
            'GET /store/{storeId}/country/country_state_list': {
              countries: [{ code: 'US', displayName: 'United States', callingCode: '1', states }],
            },
          },
        })}
      >
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;

export const Default: StoryObj<typeof PrescriberPanel> = {};
