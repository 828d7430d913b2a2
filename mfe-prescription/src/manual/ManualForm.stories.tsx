import { EMPTY_VALUES, MEASURED_DISTANCE_KEY } from '@sightline/shared-lib/domain/prescription';
import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../testing/StoryShop';

import { ManualForm } from './ManualForm';

const meta: Meta<typeof ManualForm> = {
  title: 'Prescription/Typed in',
  component: ManualForm,
  args: { saving: false, onSave: () => undefined },
};
export default meta;

type Story = StoryObj<typeof ManualForm>;

export const Default: Story = {
  render: (args) => (
    <StoryShop services={fakeServices()}>
      <ManualForm {...args} />
    </StoryShop>
  ),
};

export const WithPrism: Story = {
  ...Default,
  args: {
    saving: false,
    given: {
      ...EMPTY_VALUES,
      rightSphere: '-1.75',
      rightCyl: '-0.50',
      rightAxis: '170',
      rightPrism: '2.00',
      rightPrismBase: 'out',
      leftSphere: '-2.00',
      pupillaryDistance: '63',
    },
  },
};

export const Saving: Story = { ...Default, args: { saving: true } };

export const MeasuredByTryOn: Story = {
  render: (args) => {
    const services = fakeServices();
    services.storage.set(MEASURED_DISTANCE_KEY, 62.5);
    return (
      <StoryShop services={services}>
        <ManualForm {...args} />
      </StoryShop>
    );
  },
};
