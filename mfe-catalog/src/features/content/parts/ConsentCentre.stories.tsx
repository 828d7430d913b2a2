import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { fakeConsent, fakeServices } from '@sightline/shared-lib/testing';

import { StoryShop } from '../../../testing/StoryShop';
import { ConsentCentre } from './ConsentCentre';

const meta: Meta<typeof ConsentCentre> = { title: 'Catalogue/Consent centre', component: ConsentCentre };
export default meta;

type Story = StoryObj<typeof ConsentCentre>;

export const NotAnswered: Story = {
  render: () => (
    <StoryShop>
      <ConsentCentre />
    </StoryShop>
  ),
};

export const Answered: Story = {
  render: () => (
    <StoryShop services={fakeServices({ consent: fakeConsent('preferences', 'analytics') })}>
      <ConsentCentre />
    </StoryShop>
  ),
};
