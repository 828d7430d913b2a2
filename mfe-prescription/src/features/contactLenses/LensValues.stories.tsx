import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';

import { LensValues } from './LensValues';

const eye = {
  power: '-1.00',
  baseCurve: '8.4',
  diameter: '14.2',
  cylinder: '',
  axis: '',
  addition: '',
  colour: '',
  boxes: 1,
};

const meta: Meta<typeof LensValues> = {
  title: 'Prescription/Values in the bag',
  component: LensValues,
  args: {
    name: 'Lacrima 30',
    eyes: { right: { ...eye, boxes: 2 }, left: null, dominance: '' },
    choices: {
      offered: { power: ['-1.00', '-0.50', '+0.50'], baseCurve: ['8.4', '8.6'], diameter: ['14.2'] },
      asksDominance: false,
      words: {},
    },
    boxDays: 180,
    onKeep: async () => true,
    onClose: () => undefined,
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

type Story = StoryObj<typeof LensValues>;

export const OneEye: Story = {};

export const BothEyes: Story = { args: { eyes: { right: eye, left: eye, dominance: '' } } };

export const NearItsExpiry: Story = {
  args: { eyes: { right: eye, left: null, dominance: '', issuedOn: '2025-05-01' } },
};

export const Expired: Story = { args: { eyes: { right: eye, left: null, dominance: '', issuedOn: '2023-05-01' } } };
