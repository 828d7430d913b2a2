import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { aShellStore } from '../../testing/aState';
import { ShellShop } from '../../testing/ShellShop';

import { ConsentBanner } from './ConsentBanner';

const meta: Meta<typeof ConsentBanner> = {
  title: 'Shell/Consent banner',
  component: ConsentBanner,
  args: { store: aShellStore() },
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
