import type { Meta, StoryObj } from '@storybook/react-webpack5';

import { inStoryShop } from '../../testing/StoryShop';
import { ContactForm } from './ContactForm';

const meta: Meta<typeof ContactForm> = {
  title: 'Catalogue/Contact form',
  component: ContactForm,
  decorators: [inStoryShop],
};
export default meta;

type Story = StoryObj<typeof ContactForm>;

export const Default: Story = {};
