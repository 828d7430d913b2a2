import { fakeServices } from '@sightline/shared-lib/testing';
import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { Shell } from '../../testing/renderRemote';
import { KeptEntry, KeptList } from './KeptEntry';

const nothing = () => undefined;

const meta: Meta<typeof KeptEntry> = {
  title: 'Account/Kept entry',
  component: KeptEntry,
  args: { name: 'Home', defaultMark: null, onEdit: nothing, onRemove: nothing, onDefault: nothing },
  render: (args) => (
    <Shell services={fakeServices()}>
      <KeptList>
        <KeptEntry {...args}>
          <address>40 Avon Meadow Ln, Avon, CT 06001</address>
        </KeptEntry>
      </KeptList>
    </Shell>
  ),
};

export default meta;

export const Default: StoryObj<typeof KeptEntry> = {};

export const Preferred: StoryObj<typeof KeptEntry> = { args: { defaultMark: 'default' } };
