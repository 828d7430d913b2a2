import words from '@sightline/shared-lib/forms/i18n/en.json';
import { ServicesProvider, TranslationProvider, createTranslator } from '@sightline/shared-lib/runtime';
import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import en from '../../i18n/en.json';
import enLater from '../../i18n/later/en.json';

import { ContactLensForm } from './ContactLensForm';

const meta: Meta<typeof ContactLensForm> = {
  title: 'Prescription/Contact lenses',
  component: ContactLensForm,
  args: {
    partNumber: '600',
    name: 'Lacrima 30',
    price: { minor: 4600, currency: 'USD' },
    choices: {
      offered: { power: ['-1.00', '-0.50', '+0.50'], baseCurve: ['8.4', '8.6'], diameter: ['14.2'] },
      asksDominance: false,
      words: {},
    },
  },
  decorators: [
    (Story) => (
      <ServicesProvider services={fakeServices()}>
        <TranslationProvider t={createTranslator('en', 'prescription', { ...words, ...en, ...enLater })} locale="en-us">
          <Story />
        </TranslationProvider>
      </ServicesProvider>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ContactLensForm>;

export const Spherical: Story = { args: { annualBoxes: 2 } };

export const Multifocal: Story = {
  args: {
    choices: {
      offered: { power: ['-1.00'], baseCurve: ['8.5'], diameter: ['14.1'], addition: ['LO', 'HI'] },
      asksDominance: true,
      words: { LO: 'Low', HI: 'High' },
    },
  },
};
