import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { aPageState } from '../testing/aState';
import { ShellShop } from '../testing/ShellShop';

import { Footer } from './Footer';
import { Header } from './Header';

const reduced = aPageState({ head: { title: 'Payment', chrome: 'reduced' } });

const meta: Meta = {
  title: 'Shell/Header and footer',
  decorators: [
    (Story) => (
      <ShellShop>
        <Story />
        <main id="main" tabIndex={-1} />
      </ShellShop>
    ),
  ],
};
export default meta;

type Story = StoryObj;

export const FullHeader: Story = { render: () => <Header state={aPageState()} /> };

export const ReducedHeader: Story = { render: () => <Header state={reduced} /> };

export const Preview: Story = { render: () => <Header state={aPageState({ preview: { date: '2027-03-02' } })} /> };

export const RefusedPreview: Story = { render: () => <Header state={aPageState({ preview: { refused: true } })} /> };

export const FullFooter: Story = { render: () => <Footer state={aPageState()} /> };

export const ReducedFooter: Story = { render: () => <Footer state={reduced} /> };
