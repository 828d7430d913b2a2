import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../testing/StoryShop';

import { Upload } from './Upload';

const meta: Meta<typeof Upload> = {
  title: 'Prescription/Upload',
  component: Upload,
  args: {
    readPatient: async () => ({ firstName: '', lastName: '', dateOfBirth: '' }),
    onKept: () => undefined,
  },
  decorators: [
    (Story) => (
      <StoryShop services={fakeServices()}>
        <Story />
      </StoryShop>
    ),
  ],
};
export default meta;

export const Default: StoryObj<typeof Upload> = {};
