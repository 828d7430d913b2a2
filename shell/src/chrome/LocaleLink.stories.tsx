import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { aSite } from '@sightline/shared-lib/testing';

import { ShellShop } from '../testing/ShellShop';

import { LocaleLink } from './LocaleLink';

const meta: Meta<typeof LocaleLink> = {
  title: 'Shell/Locale link',
  component: LocaleLink,
  args: { site: aSite() },
  decorators: [
    (Story) => (
      <ShellShop>
        <Story />
      </ShellShop>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof LocaleLink>;

export const Default: Story = {};

export const WithCurrency: Story = { args: { withCurrency: true } };

export const International: Story = { args: { site: aSite({ locale: 'en-int' }) } };
