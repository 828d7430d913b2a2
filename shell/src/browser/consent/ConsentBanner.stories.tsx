import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { ShellShop } from '../../testing/ShellShop';

import { ConsentBanner } from './ConsentBanner';

const pages = { get: () => null, subscribe: () => () => undefined };

const meta: Meta<typeof ConsentBanner> = {
  title: 'Shell/Consent banner',
  component: ConsentBanner,
  args: { pages },
  decorators: [
    (Story) => (
      <ShellShop>
        <Story />
      </ShellShop>
    ),
  ],
};
export default meta;

type Story = StoryObj<typeof ConsentBanner>;

export const Default: Story = {};
