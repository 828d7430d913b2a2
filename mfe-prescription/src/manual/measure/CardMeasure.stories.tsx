import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { StoryShop } from '../../testing/StoryShop';

import { CardMeasure } from './CardMeasure';

const meta: Meta<typeof CardMeasure> = {
  title: 'Prescription/Distance by card',
  component: CardMeasure,
  args: { onMeasured: () => undefined, onClose: () => undefined },
  render: (args) => (
    <StoryShop services={fakeServices()}>
      <CardMeasure {...args} />
    </StoryShop>
  ),
};
export default meta;

export const Default: StoryObj<typeof CardMeasure> = {};
